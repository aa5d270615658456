import { apiHeaders, type Headers } from "../src/contract/headers.ts";
import type { AppContext, Exchange } from "./environment.ts";

/**
 * Headers that are the same for every request, joined by those of this one. They are one literal, because an object that
 * grows header by header is slower to make and to write (docs/performance.md).
 */
export const withExchange = (fixed: Headers, exchange: Exchange): Record<string, string> => {
  const { requestId, rateLimit, deprecation } = exchange;
  const headers = rateLimit
    ? {
        ...fixed,
        "X-Request-Id": requestId,
        "RateLimit-Limit": rateLimit.limit,
        "RateLimit-Remaining": rateLimit.remaining,
        "RateLimit-Reset": rateLimit.reset,
        "RateLimit-Policy": rateLimit.policy,
        RateLimit: rateLimit.summary,
      }
    : { ...fixed, "X-Request-Id": requestId };
  return deprecation ? Object.assign(headers, deprecation) : headers;
};

/** What every answer of the API carries: version, CORS, the request id, and what is left to the client (D2, D12). */
export const commonHeaders = (context: AppContext): Record<string, string> =>
  withExchange(apiHeaders, context.get("exchange"));
