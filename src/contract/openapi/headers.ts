import { apiHeaders, sharedCache } from "../headers.ts";
import { limits } from "../limits.ts";
import type { Route } from "../route.ts";
import { challenge } from "../site/discovery.ts";

/** An object of an OpenAPI document. */
export type OpenApiObject = Record<string, unknown>;

const stringHeader = (description: string, example: string) => ({ description, schema: { type: "string" }, example });
const integerHeader = (description: string, example: number) => ({
  description,
  schema: { type: "integer", minimum: 0 },
  example,
});

/** Definitions of all response headers, by name. */
export const headerDefinitions = (site: string, anyDeprecated: boolean): Readonly<Record<string, OpenApiObject>> => ({
  "API-Version": stringHeader("The version of the API.", apiHeaders["API-Version"] ?? ""),
  Deprecation: stringHeader("false, or the date of deprecation (RFC 9745).", "false"),
  ...(anyDeprecated && {
    Sunset: stringHeader("When a deprecated operation is removed (RFC 8594).", "Sat, 01 Jan 2028 00:00:00 GMT"),
  }),
  "X-Request-Id": stringHeader("The id of this request in the server log.", "3f6c1d2e-8a51-4c52-9c8e-0d6d1a2f7b90"),
  "RateLimit-Limit": integerHeader("The number of requests allowed per window.", limits.rate.requests),
  "RateLimit-Remaining": integerHeader("The number of requests left in the current window.", limits.rate.requests - 1),
  "RateLimit-Reset": integerHeader("Seconds until the current window ends.", limits.rate.windowSeconds),
  "RateLimit-Policy": stringHeader("The name, quota and window (in seconds) of the rate limit.", '"demo";q=60;w=60'),
  RateLimit: stringHeader("Remaining requests, and seconds until the window ends.", '"demo";r=59;t=60'),
  Vary: stringHeader("The request headers that the response depends on.", "Accept-Encoding"),
  "Cache-Control": stringHeader("How long the response may be cached.", sharedCache["Cache-Control"] ?? ""),
  ETag: stringHeader("The version of this response. Send it as If-None-Match.", '"Jx0pBq1R6cE2mZ7u"'),
  Link: stringHeader(
    "Links to the first, previous and next page (RFC 8288).",
    `<${site}/api/projects?limit=20&cursor=0>; rel="first"`,
  ),
  Location: stringHeader("The URL to poll for the job.", `${site}/api/jobs/job_AaBb`),
  "Idempotent-Replay": stringHeader(
    "true if this is the stored response to an earlier request with the same key.",
    "true",
  ),
  Allow: stringHeader("The methods that this path supports.", "GET, POST"),
  "Retry-After": integerHeader("Seconds to wait before the next request.", 12),
  "WWW-Authenticate": stringHeader(
    "A challenge: the URL of the protected resource metadata (RFC 9728) or, on a public read, the error of the credential.",
    challenge(site, "/api", false),
  ),
});

/** Headers of every response. */
export const commonHeaderNames = [
  "API-Version",
  "Deprecation",
  "X-Request-Id",
  "RateLimit-Limit",
  "RateLimit-Remaining",
  "RateLimit-Reset",
  "RateLimit-Policy",
  "RateLimit",
  "Vary",
  "Cache-Control",
];

/** Further headers that the response of an operation can have. */
export const operationHeaderNames = ({
  response,
  supportsIdempotencyKey,
  cache,
  deprecation,
}: Route): readonly string[] => [
  ...(response.headers ?? []),
  ...(supportsIdempotencyKey ? ["Idempotent-Replay"] : []),
  ...(cache === "shared" ? ["ETag"] : []),
  ...(deprecation ? ["Deprecation", "Sunset"] : []),
];

/** References to the definitions of headers. */
export const headerRefs = (names: readonly string[]): OpenApiObject =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** The headers to document for error responses, by status. Some are also common headers. */
export const errorHeaderNames: Readonly<Record<number, readonly string[]>> = {
  401: ["WWW-Authenticate"],
  405: ["Allow"],
  409: ["Retry-After"],
  429: ["Retry-After", "RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"],
  503: ["Retry-After"],
};
