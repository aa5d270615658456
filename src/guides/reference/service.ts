import type { Portfolio } from "../../content/content.ts";
import { baseOf } from "../../contract/base.ts";
import { ApiError } from "../../contract/errors.ts";
import { limits, perWindow } from "../../contract/limits.ts";
import { getCallerClaims, mintIdentity } from "../../contract/operations/credentials.ts";
import { getContact, getProfile } from "../../contract/operations/portfolio.ts";
import { postBatch } from "../../contract/operations/service.ts";
import { endpoint } from "../../contract/route.ts";
import { routes } from "../../contract/routes.ts";
import { referenceOf } from "../../contract/site/pages.ts";
import { errorResponseBody } from "../../contract/text/error-response-body.ts";
import { joinList } from "../../contract/text/join-list.ts";
import { contactInfo } from "../../portfolio/resources.ts";
import { unmirroredExamples } from "../credential-examples.ts";
import { curlCommand, formatJson, operationCurl } from "../curl.ts";
import { exampleBodies } from "../example-requests.ts";
import { exampleFile } from "./examples.ts";
import { fenced, table } from "./markdown.ts";
import { rateHeaders } from "./rate-headers.ts";
import { hours, minutes } from "./time.ts";

const { rate, credential, idempotency } = limits;

const rateWindow = `${minutes(rate.windowSeconds)} minute`;

/** The limits of the service. */
export const rates = (site: string): string => `
Each IP address can send ${rate.requests} requests ${perWindow} by default. With a [credential](/docs/credentials#credentials), requests count
against the credential instead of the IP address.

${fenced("sh", `curl -sI ${site}${getProfile.path} \\\n  | grep -i ratelimit`)}

${fenced("http Response headers", rateHeaders(site))}

${table(
  ["Who", "Limit by default", "Window"],
  ["Each IP address", `${rate.requests} requests`, rateWindow],
  ["Each credential", `${credential.requests} requests`, rateWindow],
  ["All demo credentials of an IP address", `${credential.requests} requests`, rateWindow],
  ["Each IP address", `${credential.issuedPerDay} new demo credentials`, "24 hours"],
  ["Each IP address", `${idempotency.storedKibPerDay / 1024} MiB of responses stored for retries`, "24 hours"],
)}

The [headers](/docs#headers) of a response show how many requests are left. If several limits apply, the headers
show the one that leaves fewer requests. Requests over the rate limit get 429 [rate_limited](/docs#rate_limited) with a \`Retry-After\`
header that gives the number of seconds to wait.`;

const requiringAuth = routes.filter(
  ({ requiresAuth, version, isReserved }) => requiresAuth && version === "current" && !isReserved,
);

/** Which requests need a credential. */
export const authentication = (site: string): string => `
Reads, questions, inquiries and the MCP servers need no credential. Send a credential to get a higher [rate limit](/docs#limits), or
to read the paths below.

A demo token is free, needs no registration and is valid for ${minutes(credential.tokenLifetimeSeconds)} minutes. Send a token or a key
as \`Authorization: Bearer …\` or \`x-api-key: …\`. For demo keys, assertions and OAuth, see [Credentials](/docs/credentials#credentials).

${fenced("sh", `TOKEN=$(${curlCommand(site + mintIdentity.path, { method: "POST", silent: true })} \\\n  | jq -r .access_token)\n${operationCurl(getCallerClaims, site, undefined)}`)}

${fenced("json Response 200, with the token", formatJson(unmirroredExamples(site)[getCallerClaims.operationId]))}

${fenced("json Response 401, without it", formatJson(errorResponseBody(getCallerClaims, new ApiError("unauthorized"), site)))}

${table(
  ["Path that requires a credential", "Purpose"],
  ...requiringAuth.map((route): [string, string] => [`[${endpoint(route)}](${referenceOf(route)})`, route.summary]),
)}

The paths \`/api/v1\`, which is the index in the envelope of version 1, and \`/v2\`, which is reserved, require a credential too.
Without a valid credential, a path that requires one returns 401 [unauthorized](/docs#unauthorized). Endpoints below \`/api/agent\` issue and
revoke credentials; \`/agent/auth\` and \`/agent/identity\` describe the credential of the caller.`;

/** How long responses may be cached. */
export const caching = (site: string): string => `
Reads have an \`ETag\`. A conditional request, which sends the \`ETag\` back as \`If-None-Match\`, gets 304 without a body
if the content is unchanged. Responses to reads may be cached for ${limits.cache.maxAgeSeconds} seconds, and
used for ${hours(limits.cache.staleWhileRevalidateSeconds)} hours more while a new response is fetched. Health and jobs are never cached.
Responses are compressed with brotli or gzip if the \`Accept-Encoding\` header of the request allows it.

${fenced(
  "sh",
  `curl -s --etag-save etag.txt -o profile.json \\
  ${site}${getProfile.path}
curl -i --etag-compare etag.txt \\
  ${site}${getProfile.path}`,
)}

${fenced("http Response 304, first line", "HTTP/1.1 304 Not Modified")}`;

/** Reads as files. */
export const files = (site: string): string => `
Reads with default parameters are also available as static files, for example [/api/profile.json](/api/profile.json) and
[${exampleFile}](${exampleFile}). [/api/portfolio.json](/api/portfolio.json) has the profile, experience, all
projects, contact channels and FAQ in one file. A static file has the same content as the response of its read and does not
count against the rate limit.

${fenced("sh", `curl ${site}${exampleFile}`)}`;

const batchable = routes
  .filter(({ version, batchable }) => batchable && version === "current")
  .map((route) => `[${route.path}](${referenceOf(route)})`);

/** How to read several paths at once. */
export const batches = (site: string): string => `
[POST /api/batch](/docs/service#postBatch) runs up to ${limits.batch.operations.max} reads in one request. A batch counts as one request for the rate limit. The
response to a batch is 200 with one result per read, in the order of the request, each with its own status and body. A read that
fails does not affect the others. A batch with a path that is not allowed gets 422
[invalid_operations](/docs#invalid_operations), and none of its reads run.

${fenced("sh", operationCurl(postBatch, site, exampleBodies.postBatch))}

Allowed paths in a batch, also under \`/api/v1\`: ${joinList(batchable)}.`;

/** How to get and use a credential. */
export const credentials = (site: string): string => `
Reads such as GET /api/profile need no credential. A credential has its own rate limit, by default ${credential.requests} requests ${perWindow}, and gives access to
the [paths that require one](/auth.md), such as the [index](/docs/credentials#getApiIndex). The \`Idempotency-Key\` of a request with
a credential cannot collide with a key of another client at the same IP address. To get a demo access token, send
[POST /api/agent/identity](/docs/credentials#mintIdentity):

${fenced("sh", operationCurl(mintIdentity, site, exampleBodies.mintIdentity))}

Send a token as \`Authorization: Bearer …\` or \`x-api-key: …\`.

${table(
  ["To", "Send"],
  [
    "Get a demo access token",
    `[POST /api/agent/identity](/docs/credentials#mintIdentity). A token is valid for ${minutes(credential.tokenLifetimeSeconds)} minutes.`,
  ],
  [
    "Get a demo key",
    `[POST /api/agent/key](/docs/credentials#postKey). A key is valid for ${hours(credential.keyLifetimeSeconds)} hours.`,
  ],
  [
    "Exchange an assertion, as an agent with a trusted identity provider",
    "[POST /api/agent/claim](/docs/credentials#postClaim), or with an OAuth library [POST /api/agent/token](/docs/credentials#postToken).",
  ],
  ["Revoke a token or key", "[POST /api/agent/events](/docs/credentials#postAgentEvent)."],
)}

The guide to credentials for agents is [auth.md](/auth.md).`;

/** What the versions of the API promise. */
export const versions = (portfolio: Portfolio, site: string): string => `
The API has one version, v1. The operations are below \`/api\`, and again below \`/api/v1\`, where each response names its version.

A breaking change ships as a new version under a new path. The old version keeps
working for at least 12 months after its removal is announced in the \`Deprecation\` and \`Sunset\` headers and the [changelog](/changelog).

${fenced("sh", `curl ${site}/api/v1${getContact.path.slice("/api".length)}`)}

${fenced("json Response 200", formatJson({ version: "v1", data: contactInfo(portfolio, baseOf(site, "v1")) }))}

${table(
  ["Path", "Use"],
  ["`/api`", "The operations of version 1. Use these paths by default."],
  [
    "`/api/v1`",
    'The same operations except for the MCP servers and the token endpoint. Each body is wrapped as `{"version":"v1","data":…}`, and each error as `{"version":"v1","error":…}`.',
  ],
  ["`/v1`", "The index of version 1: a list of its endpoints. The path requires a credential."],
  [
    "`/v2`",
    "The index of version 2, which does not exist yet: the list of its endpoints is empty. The path requires a credential.",
  ],
)}`;

/** What an error response contains. */
export const errors = `
The body of an error is an object with the member \`error\`, which has these fields. With \`Accept: text/markdown\`, errors are
Markdown. Only errors in the JSON-RPC response to a message, and rejected security events, are always JSON.

${table(
  ["Field of `error`", "Meaning"],
  ["`code`", "One of the codes below. A `code` keeps its meaning and its status, so programs can rely on it."],
  ["`message`", "What is wrong with this request, for people. The text of a `message` can change."],
  ["`hint`", "How to fix the request, for people and language models."],
  ["`docs`", "The URL of the `code` in this reference."],
  [
    "`issues`",
    "The `path`, `code` and `message` of each invalid field. Only present if several fields are invalid, or if the `code` of the error is `validation_failed`.",
  ],
)}

Every operation can get 400 [invalid_request](/docs#invalid_request), even without parameters: for a request that is not valid HTTP, or that
has two different credentials. Every operation can also get 429 [rate_limited](/docs#rate_limited) and 500
[internal_error](/docs#internal_error).

In JSON, errors of the MCP servers are JSON-RPC errors; those with a code from this list have \`code\`, \`hint\` and \`docs\` in
\`error.data\`. In JSON, errors of POST /api/agent/token have the format of RFC 6749. A security event that is rejected gets 400 in the format
of RFC 8935; other errors of that request, such as 413, have the usual body.`;
