import { apiHeaders, type Headers } from "../../src/contract/headers.ts";
import type { AppContext, RequestState } from "../ports/request-state.ts";

/**
 * Adds the headers of one request to fixed ones. A single object literal is faster than adding headers one by one
 * (docs/performance.md).
 */
export const withRequestHeaders = (fixed: Headers, state: RequestState): Record<string, string> => {
  const { requestId, rateLimit, deprecation } = state;
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

/** The headers of every API response: version, CORS, request id and rate limit (D2, D12). */
export const commonHeaders = (context: AppContext): Record<string, string> =>
  withRequestHeaders(apiHeaders, context.get("requestState"));
