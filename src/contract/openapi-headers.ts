import { challenge } from "./discovery.ts";
import { apiHeaders, sharedCache } from "./headers.ts";
import { limits } from "./limits.ts";
import type { Route } from "./route.ts";

type Json = Record<string, unknown>;

const text = (description: string, example: string) => ({ description, schema: { type: "string" }, example });
const whole = (description: string, example: number) => ({
  description,
  schema: { type: "integer", minimum: 0 },
  example,
});

/** Every response header that an operation can have, by name. */
export const headerKinds = (site: string, anyDeprecated: boolean): Readonly<Record<string, Json>> => ({
  "API-Version": text("The version of the API.", apiHeaders["API-Version"] ?? ""),
  Deprecation: text("false, or since when the operation is deprecated (RFC 9745).", "false"),
  ...(anyDeprecated && {
    Sunset: text("When a deprecated operation ends (RFC 8594).", "Sat, 01 Jan 2028 00:00:00 GMT"),
  }),
  "X-Request-Id": text("Names this request in the log of the service.", "3f6c1d2e-8a51-4c52-9c8e-0d6d1a2f7b90"),
  "RateLimit-Limit": whole("How many requests a window allows.", limits.rate.requests),
  "RateLimit-Remaining": whole("How many requests are left in this window.", limits.rate.requests - 1),
  "RateLimit-Reset": whole("Seconds until the window ends.", limits.rate.window),
  "RateLimit-Policy": text("The limit by name, quota and window in seconds.", '"demo";q=60;w=60'),
  RateLimit: text("What is left of it, and seconds until its window ends.", '"demo";r=59;t=60'),
  Vary: text("The request headers that the answer depends on.", "Accept-Encoding"),
  "Cache-Control": text("How long the answer may be kept.", sharedCache["Cache-Control"] ?? ""),
  ETag: text("Names these bytes; send it as If-None-Match.", '"Jx0pBq1R6cE2mZ7u"'),
  Link: text("The first, previous and next page (RFC 8288).", `<${site}/api/projects?limit=20&cursor=0>; rel="first"`),
  Location: text("Where the job is polled.", `${site}/api/jobs/job_AaBb`),
  "Idempotent-Replay": text("true when this is the kept answer of an earlier request with the same key.", "true"),
  Allow: text("The methods that the path takes.", "GET, POST"),
  "Retry-After": whole("Seconds to wait before the next request.", 12),
  "WWW-Authenticate": text("Where the metadata of this resource is (RFC 9728).", challenge(site, "/api", false)),
});

/** What every answer carries. */
export const onEvery = [
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

/** What the answer of an operation can carry beside that. */
export const ownHeaders = ({ response, idempotent, cache, deprecation }: Route): readonly string[] => [
  ...(response.headers ?? []),
  ...(idempotent ? ["Idempotent-Replay"] : []),
  ...(cache === "shared" ? ["ETag"] : []),
  ...(deprecation ? ["Sunset"] : []),
];

/** References to the headers of every answer, and to more of them. */
export const headerRefs = (...names: readonly string[]): Json =>
  Object.fromEntries([...onEvery, ...names].map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** What an error of a status carries beside the headers of every answer. */
export const extraHeaders: Readonly<Record<number, readonly string[]>> = {
  401: ["WWW-Authenticate"],
  405: ["Allow"],
  409: ["Retry-After"],
  429: ["Retry-After"],
  503: ["Retry-After"],
};
