import { apiHeaders, noStore, sharedCache } from "../headers.ts";
import { limits } from "../limits.ts";
import type { Route } from "../route.ts";
import { challenge } from "../site/discovery.ts";

/** An object of an OpenAPI document. */
export type OpenApiObject = Record<string, unknown>;

interface HeaderDefinition extends OpenApiObject {
  readonly description: string;
  readonly required?: true;
  readonly schema: OpenApiObject;
  readonly example: string | number;
}

const header = (description: string, example: string | number, schema: OpenApiObject = {}): HeaderDefinition => ({
  description,
  schema: { type: "string", ...schema },
  example,
});
const integerHeader = (description: string, example: number): HeaderDefinition =>
  header(description, example, { type: "integer", minimum: 0 });
/** A header that is present in every response that refers to it. */
const required = (definition: HeaderDefinition): HeaderDefinition => ({ ...definition, required: true });

/** Definitions of all response headers, by name. Those of the rate limit are missing while its counter fails (D12). */
export const headerDefinitions = (
  site: string,
  anyDeprecated: boolean,
  languages?: readonly string[],
): Readonly<Record<string, HeaderDefinition>> => ({
  "API-Version": required(header("The version of the API.", apiHeaders["API-Version"] ?? "", { const: "v1" })),
  Deprecation: required(
    header("false, or the date of deprecation (RFC 9745).", "false", { pattern: "^(?:false|@\\d+)$" }),
  ),
  ...(anyDeprecated && {
    Sunset: header("When a deprecated operation is removed (RFC 8594).", "Sat, 01 Jan 2028 00:00:00 GMT"),
  }),
  "X-Request-Id": required(
    header("The id of this request in the server log.", "3f6c1d2e-8a51-4c52-9c8e-0d6d1a2f7b90", {
      pattern: `^[A-Za-z0-9._-]{1,${limits.maxRequestIdLength}}$`,
    }),
  ),
  "RateLimit-Limit": integerHeader("The number of requests allowed per window.", limits.rate.requests),
  "RateLimit-Remaining": integerHeader("The number of requests left in the current window.", limits.rate.requests - 1),
  "RateLimit-Reset": integerHeader("Seconds until the current window ends.", limits.rate.windowSeconds),
  "RateLimit-Policy": header("The name, quota and window (in seconds) of the rate limit.", '"demo";q=60;w=60', {
    pattern: '^"[a-z-]+";q=\\d+;w=\\d+$',
  }),
  RateLimit: header("Remaining requests, and seconds until the window ends.", '"demo";r=59;t=60', {
    pattern: '^"[a-z-]+";r=\\d+;t=\\d+$',
  }),
  Vary: required(header("The request headers that the response depends on.", "Accept-Encoding")),
  "Cache-Control": required(
    header("How long the response may be cached.", sharedCache["Cache-Control"] ?? "", {
      enum: [sharedCache["Cache-Control"], noStore["Cache-Control"]],
    }),
  ),
  ETag: header("The version of this response. Send it as If-None-Match.", '"Jx0pBq1R6cE2mZ7u"', {
    pattern: '^(?:W/)?"[^"]+"$',
  }),
  Link: required(
    header(
      "Links to the first, previous and next page (RFC 8288).",
      `<${site}/api/projects?limit=20&cursor=0>; rel="first"`,
    ),
  ),
  ...(languages && {
    "Content-Language": required(header("The language of the response.", languages[0] ?? "", { enum: languages })),
  }),
  Location: required(header("The URL to poll for the job.", `${site}/api/jobs/job_AaBb`, { format: "uri" })),
  "Idempotent-Replay": header("true if this is the stored response to an earlier request with the same key.", "true", {
    const: "true",
  }),
  Allow: required(header("The methods that this path supports.", "GET, POST")),
  "Retry-After": required(integerHeader("Seconds to wait before the next request.", 12)),
  "WWW-Authenticate": required(
    header(
      "The URL of the protected resource metadata (RFC 9728), or the error of the credential, which any response can have.",
      challenge(site, "/api", false),
    ),
  ),
});

/** The common headers whose values depend on the operation. */
export const cacheHeaderNames = ["Vary", "Cache-Control"];

/** Headers of responses in general. */
export const commonHeaderNames = [
  "API-Version",
  "Deprecation",
  "X-Request-Id",
  "RateLimit-Limit",
  "RateLimit-Remaining",
  "RateLimit-Reset",
  "RateLimit-Policy",
  "RateLimit",
  ...cacheHeaderNames,
];

/** Further headers that the response of an operation can have. */
export const operationHeaderNames = (route: Route): readonly string[] => {
  const { response, supportsIdempotencyKey, cache, deprecation, languages } = route;
  return [
    ...(response.headers ?? []),
    ...(response.optionalHeaders ?? []),
    ...(supportsIdempotencyKey ? ["Idempotent-Replay"] : []),
    ...(cache === "shared" ? ["ETag"] : []),
    ...(deprecation ? ["Deprecation", "Sunset"] : []),
    ...(languages && route.isLocalized ? ["Content-Language"] : []),
  ];
};

/** References to the definitions of headers. */
export const headerRefs = (names: readonly string[]): OpenApiObject =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** The member `headers` of a response, unless it is empty. */
export const headersMember = (headers: OpenApiObject): OpenApiObject =>
  Object.keys(headers).length > 0 ? { headers } : {};

/** The headers that an operation sends only with some responses. Their shared definitions say that they are required. */
export const optionalHeaders = ({ response }: Route, site: string): OpenApiObject =>
  Object.fromEntries(
    (response.optionalHeaders ?? []).map((name) => {
      const { required: _, ...definition } = headerDefinitions(site, false)[name] ?? {};
      return [name, definition];
    }),
  );

/** The headers to document for error responses, by status. Some are also common headers. */
export const errorHeaderNames: Readonly<Record<number, readonly string[]>> = {
  401: ["WWW-Authenticate"],
  405: ["Allow"],
  409: ["Retry-After"],
  429: ["Retry-After", "RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"],
  503: ["Retry-After"],
};
