import type { Portfolio } from "../content/content.ts";
import { limits, perWindow } from "../contract/limits.ts";
import { mintIdentity } from "../contract/operations/credentials.ts";
import { postContact } from "../contract/operations/portfolio.ts";
import type { Route } from "../contract/route.ts";
import { routes } from "../contract/routes.ts";
import { referenceOf, referencePage } from "../contract/site/pages.ts";
import { joinList } from "../contract/text/join-list.ts";
import { inquiryNotice } from "../portfolio/person-details.ts";
import { publicProfile } from "../portfolio/pictures/covers.ts";
import { operationCurl } from "./curl.ts";
import { exampleBodies } from "./example-requests.ts";
import { mcp, questions } from "./reference/agents.ts";
import { fenced, table } from "./reference/markdown.ts";

/** A section of a guide. `id` is its anchor, and `text` is Markdown with links relative to the root of the site. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

const seconds = (count: number): string => (count === 1 ? "second" : `${count} seconds`);
const minutes = (time: number): number => time / 60;
const hours = (time: number): number => time / 3600;

const { rate, credential } = limits;

const start = (portfolio: Portfolio, site: string): string => `
${fenced("sh", `curl ${site}/api/profile`)}

${fenced("json", JSON.stringify(publicProfile(portfolio, site), null, 2))}

The API allows cross-origin requests (CORS) from any origin. The OpenAPI document is [openapi.json](/openapi.json). Reads with
default parameters are also available as static files, for example [/api/profile.json](/api/profile.json) and
[/api/projects/all/0.json](/api/projects/all/0.json). [/api/portfolio.json](/api/portfolio.json) has the profile, experience, all
projects, contact channels and FAQ in one file. A static file has the same content as the response of its read and does not
count against the rate limit.`;

const rates = `
${table(
  ["Limit", "Default"],
  [
    "Requests from a client IP address",
    `The rate limit is ${rate.requests} requests ${perWindow} for each client IP address by default.`,
  ],
  [
    "Requests with a [credential](/docs/credentials#credentials)",
    `Requests with a credential count against the credential instead, which allows ${credential.requests} requests ${perWindow} by default.`,
  ],
  [
    "Requests with demo credentials",
    `All demo credentials that an IP address uses share one limit of ${credential.requests} requests ${perWindow} by default.`,
  ],
  [
    "New demo credentials",
    `An IP address gets at most ${credential.issuedPerDay} demo credentials in 24 hours by default.`,
  ],
)}

Every response that counts shows how many requests are left. If several limits apply, the headers show the one that leaves fewer
requests. Requests over the limit get 429 with a \`Retry-After\` header that gives the number of seconds to wait.

${table(
  ["Header", "Meaning"],
  ["`RateLimit-Limit`", "The number of requests that the limit allows."],
  ["`RateLimit-Remaining`", "The number of requests that are left."],
  ["`RateLimit-Reset`", "The number of seconds until the limit is reset."],
)}`;

const caching = `
Reads have an \`ETag\`. A conditional request, which sends the \`ETag\` back as \`If-None-Match\`, gets 304 without a body
if the content is unchanged. Responses to reads may be cached for ${limits.cache.maxAgeSeconds} seconds, and
used for ${hours(limits.cache.staleWhileRevalidateSeconds)} hours more while a new response is fetched. Health and jobs are never cached.`;

const { pageSize } = limits;
const pages = (site: string): string => `
[GET /api/projects](/docs/portfolio#listProjects) lists projects in pages, by year, newest first; within a year, the owner chooses the
order. [Feeds](/feed.xml) list projects by their last change instead. To page through the projects, send the \`next_cursor\` of each
page as the \`cursor\` of the next request while \`has_more\` is true.

${fenced("sh", `curl '${site}/api/projects?type=client&q=maps&limit=5'`)}

${table(
  ["Parameter", "Meaning"],
  ["`limit`", `The page size, from ${pageSize.min} to ${pageSize.max}. The default page size is ${pageSize.default}.`],
  [
    "`cursor`",
    "The `next_cursor` of the previous page. An invalid `cursor` gets 422 [invalid_cursor](/docs#invalid_cursor); start the list again at `cursor=0`.",
  ],
  ["`type`", "Filters projects by kind: `client` or `personal`."],
  ["`tag`", "Filters projects by a whole tag."],
  ["`year`", "Filters projects by year."],
  [
    "`q`",
    "Searches the title, tags and description of projects. A project matches if each word of `q` occurs in at least one of these fields; case and accents are ignored.",
  ],
)}

Projects in which each word of \`q\` starts a word come first, then those in which it occurs only inside words ("tree" in "street"),
each in the usual order. Unknown parameters are ignored.

${table(
  ["Response", "Meaning"],
  ["`has_more`", "Whether there is a next page. On the last page, `has_more` is false."],
  ["`next_cursor`", "The `cursor` of the next page. On the last page, `next_cursor` is null."],
  ["`count`", "The number of projects that match the filters."],
  ["`total`", "The number of projects without filters."],
  ["`warnings`", "The names of unknown parameters."],
  [
    "`Link`",
    "A header with the URLs of the first, previous and next page, with the relations `first`, `prev` and `next`.",
  ],
)}

[GET /api/projects/{slug}](/docs/portfolio#getProject) returns one project with its complete text. Each project in a list has its \`slug\`, and
the \`url\` of its page.`;

const { job } = limits;
const jobs = (portfolio: Portfolio): string => `
[POST /api/contact](/docs/portfolio#postContact) returns 202 with a job. Poll the \`poll_url\` of the job until its \`status\` is
\`completed\`. ${inquiryNotice(portfolio)}

${table(
  ["Response", "Meaning"],
  [
    "`poll_url`",
    "The URL of the job, which is also in the `Location` header. A job id contains all data of the job, so send the id unchanged.",
  ],
  [
    "`status`",
    `A job has the status \`processing\` for the first ${seconds(job.processingSeconds)} after the request, then \`completed\`.`,
  ],
  ["`Retry-After`", "A header with the number of seconds to wait, while a job is `processing`."],
  ["`outcome`", "The `outcome` of a job is always `validated`, which means that every check ran."],
  ["`passed`", "Whether the inquiry passed a check. The result of a job lists the checks of the inquiry."],
)}

Jobs expire after ${hours(job.lifetimeSeconds)} hours.`;

const { idempotency } = limits;
const headers = { "Idempotency-Key": "8d2f1f7c-6f0e-4f43-9d53-3a2f0c1e7b55" };
const retries = (site: string): string => `
If the response to a POST is lost, you cannot know whether the request ran. To retry a POST safely, send an
\`Idempotency-Key\` header with a random UUID, and keep it secret: without a credential, a client that sends the same key and body
from your IP address with your \`User-Agent\` gets your response. A retry with the same key and body does not run the
request again.

${fenced("sh", operationCurl(postContact, site, exampleBodies.postContact, headers))}

${table(
  ["Request", "Response"],
  [
    "A retry with the same key and body",
    `The stored response to the first request, with \`Idempotent-Replay: true\`. The response to the first request with an \`Idempotency-Key\` is stored for ${hours(idempotency.lifetimeSeconds)} hours, encrypted.`,
  ],
  [
    "The same key while the first request is running",
    `409 [idempotency_in_progress](/docs#idempotency_in_progress) with \`Retry-After\`. A request that did not finish releases its key after at most ${seconds(idempotency.leaseSeconds)}.`,
  ],
  [
    "The same key with a different body",
    "422 [idempotency_key_reused](/docs#idempotency_key_reused). Bodies are compared byte by byte.",
  ],
  [
    "The same key after an error",
    "The request runs, because errors are not stored. Correct the request and send it with the same key.",
  ],
  [
    "A request with an `Idempotency-Key` while the state store is unavailable",
    "503 [unavailable](/docs#unavailable). The request does not run, because without the store the service cannot tell whether it has already run.",
  ],
)}

A key is scoped to the method, the path and the caller: the credential if there is one, otherwise the IP address and the
\`User-Agent\`. Double quotes around a key are ignored, so \`"abc"\` and \`abc\` are the same key.`;

const batchable = routes
  .filter(({ version, batchable }) => batchable && version === "current")
  .map((route) => `[${route.path}](${referenceOf(route)})`);

const batches = `
[POST /api/batch](/docs/service#postBatch) runs up to ${limits.batch.operations.max} reads in one request. A batch counts as one request for the rate limit. The
response to a batch is 200 with one result per read, in the order of the request, each with its own status and body. A read that
fails does not affect the others. A batch with a path that is not allowed gets 422
[invalid_operations](/docs#invalid_operations), and none of its reads run.

Allowed paths in a batch, also under \`/api/v1\`: ${joinList(batchable)}.`;

const credentials = (site: string): string => `
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

const versions = `
${table(
  ["Path", "Version"],
  ["`/api`", "Version 1 of the API."],
  [
    "`/api/v1`",
    'The mirror of `/api`, with the same operations except for the MCP servers and the token endpoint. The mirror wraps each body as `{"version":"v1","data":…}` and each error as `{"version":"v1","error":…}`.',
  ],
  [
    "`/v2`",
    "Reserved for version 2, which does not exist yet. The path requires a credential and returns an index without endpoints.",
  ],
)}

A breaking change ships as a new version under a new path. The old version keeps
working for at least 12 months after its removal is announced in the \`Deprecation\` and \`Sunset\` headers and the [changelog](/changelog).`;

const errors = `
Errors have the form \`{"error":{"code","message","hint","docs"}}\`. With \`Accept: text/markdown\`, errors are Markdown.

${table(
  ["Error", "Meaning"],
  ["`code`", "The `code` of an error is for programs."],
  ["`message`", "The `message` of an error says what is wrong."],
  ["`hint`", "The `hint` of an error says how to fix it."],
  ["`docs`", "A link to the section of this reference about the `code`."],
  ["`issues`", "The invalid fields, if several fields are invalid, or if the `code` is `validation_failed`."],
)}

Errors of the MCP servers are JSON-RPC errors; those with a code from this list have \`code\`, \`hint\` and \`docs\` in
\`error.data\`. Errors of the token endpoint have the format of RFC 6749, and rejected security events get an error in the format of
RFC 8935.`;

/** A section of the API reference, and the path of its page. */
export interface GuideSection extends Section {
  readonly page: string;
}

/** The sections that are on the page of the operations that they explain. The others are in the overview. */
const sectionTags: Readonly<Record<string, Route["tag"]>> = {
  pages: "Portfolio",
  jobs: "Portfolio",
  batches: "Service",
  credentials: "Credentials",
  ask: "Agents",
  mcp: "Agents",
};

/**
 * The guide in the API reference: sections of `/docs`, and of the pages below it. Each sentence names its subject, because /ask
 * quotes single sentences.
 */
export const guide = (portfolio: Portfolio, site: string): readonly GuideSection[] =>
  [
    { id: "start", title: "First request", text: start(portfolio, site) },
    { id: "limits", title: "Limits", text: rates },
    { id: "caching", title: "Caching", text: caching },
    { id: "pages", title: "Pagination", text: pages(site) },
    { id: "jobs", title: "Jobs", text: jobs(portfolio) },
    { id: "retries", title: "Retry safely", text: retries(site) },
    { id: "batches", title: "Batches", text: batches },
    { id: "credentials", title: "Credentials", text: credentials(site) },
    { id: "ask", title: "Ask questions", text: questions(site) },
    { id: "mcp", title: "MCP servers", text: mcp(site) },
    { id: "versions", title: "Versions", text: versions },
    { id: "errors", title: "Errors", text: errors },
  ].map((section) => {
    const tag = sectionTags[section.id];
    return { ...section, text: section.text.trim(), page: tag ? referencePage(tag) : "/docs" };
  });
