import type { Portfolio } from "../content/content.ts";
import { limits, perWindow } from "../contract/limits.ts";
import {
  docsServer,
  lastRevisionWithBatches,
  type McpServerRecord,
  mcpVersions,
  portfolioServer,
} from "../contract/mcp/servers.ts";
import { mintIdentity } from "../contract/operations/credentials.ts";
import { postContact } from "../contract/operations/portfolio.ts";
import type { Route } from "../contract/route.ts";
import { routes } from "../contract/routes.ts";
import { referenceOf, referencePage } from "../contract/site/pages.ts";
import { joinList } from "../contract/text/join-list.ts";
import { inquiryNotice } from "../portfolio/person-details.ts";
import { operationCurl } from "./curl.ts";
import { exampleBodies } from "./example-requests.ts";

/** A section of a guide. `id` is its anchor, and `text` is Markdown with links relative to the root of the site. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

const fenced = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

const seconds = (count: number): string => (count === 1 ? "second" : `${count} seconds`);
const minutes = (time: number): number => time / 60;
const hours = (time: number): number => time / 3600;

const { rate, credential } = limits;

const start = ({ profile }: Portfolio, site: string): string => `
${fenced("sh", `curl ${site}/api/profile`)}

${fenced("json", JSON.stringify(profile, null, 2))}

The API allows cross-origin requests (CORS) from any origin. The OpenAPI document is [openapi.json](/openapi.json). Reads with
default parameters are also available as static files, for example [/api/profile.json](/api/profile.json) and
[/api/projects/all/0.json](/api/projects/all/0.json). [/api/portfolio.json](/api/portfolio.json) has the profile, experience, all
projects, contact channels and FAQ in one file. A static file has the same content as the response of its read and does not
count against the rate limit.`;

const rates = `
The rate limit is ${rate.requests} requests ${perWindow} for each client IP address by default.
Every response that counts shows how many requests are left: \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\` (seconds).
Requests over the limit get 429 with a \`Retry-After\` header that gives the number of seconds to wait. Requests with a
[credential](/docs/credentials#credentials) count against the credential instead, which allows ${credential.requests} requests ${perWindow} by default.
All demo credentials that an IP address uses share one limit of ${credential.requests} by default, and an IP address gets at most
${credential.issuedPerDay} demo credentials in 24 hours by default. If several limits apply, the headers show the one that leaves fewer requests.`;

const caching = `
Reads have an \`ETag\`. A conditional request, which sends the \`ETag\` back as \`If-None-Match\`, gets 304 without a body
if the content is unchanged. Responses to reads may be cached for ${limits.cache.maxAgeSeconds} seconds, and
used for ${hours(limits.cache.staleWhileRevalidateSeconds)} hours more while a new response is fetched. Health and jobs are never cached.`;

const { pageSize } = limits;
const pages = (site: string): string => `
[GET /api/projects](/docs/portfolio#listProjects) lists projects in pages, by year, newest first; within a year, the owner chooses the
order. [Feeds](/feed.xml) list projects by their last change instead. The default page size is ${pageSize.default};
set \`limit\` to a number from ${pageSize.min} to ${pageSize.max} to change the page size. Set \`type=client\` or \`type=personal\` to filter projects by
kind, \`tag\` to filter by a whole tag, and \`year\` to filter by year. Unknown parameters are ignored; the response then names them in
\`warnings\`. The parameter \`q\` searches the title, tags and description of projects. A project matches if each word of \`q\` occurs in
at least one of these fields; case and accents are ignored. Projects in which each word of \`q\` starts a word come first,
then those in which it occurs only inside words ("tree" in "street"), each in the usual order.

${fenced("sh", `curl '${site}/api/projects?type=client&q=maps&limit=5'`)}

[GET /api/projects/{slug}](/docs/portfolio#getProject) returns one project with its complete text. Each project in a list has its \`slug\`, and
the \`url\` of its page.

To page through the projects, send the \`next_cursor\` of each page as the \`cursor\` of the next request while \`has_more\` is
true. On the last page, \`has_more\` is false and \`next_cursor\` is null. \`count\` is the number of projects that match the
filters, and \`total\` is the number of projects without filters. The \`Link\` header of a page has the URLs of the first, previous
and next page, with the relations \`first\`, \`prev\` and \`next\`. An invalid \`cursor\` gets 422
[invalid_cursor](/docs#invalid_cursor); start the list again at \`cursor=0\`.`;

const { job } = limits;
const jobs = (portfolio: Portfolio): string => `
[POST /api/contact](/docs/portfolio#postContact) returns 202 with a job. The \`Location\` header is the \`poll_url\` of the job. Poll this
URL until \`status\` is \`completed\`. A job has the status \`processing\` for the first ${seconds(job.processingSeconds)} after the request. While
a job is \`processing\`, its response has a \`Retry-After\` header. The result of a job lists the checks of
the inquiry. The \`outcome\` of a job is always \`validated\`, which means that every check ran; the \`passed\` of each check says
whether the inquiry passed it. ${inquiryNotice(portfolio)}
A job id contains all data of the job, so send the id unchanged. Jobs expire after ${hours(job.lifetimeSeconds)} hours.`;

const { idempotency } = limits;
const headers = { "Idempotency-Key": "8d2f1f7c-6f0e-4f43-9d53-3a2f0c1e7b55" };
const retries = (site: string): string => `
If the response to a POST is lost, you cannot know whether the request ran. To retry a POST safely, send an
\`Idempotency-Key\` header with a random UUID, and keep it secret: without a credential, a client that sends the same key and body
from your IP address with your \`User-Agent\` gets your response. A retry with the same key and body does not run the
request again.

${fenced("sh", operationCurl(postContact, site, exampleBodies.postContact, headers))}

- The response to the first request with an \`Idempotency-Key\` is stored for ${hours(idempotency.lifetimeSeconds)} hours. A retry gets the stored
  response, with \`Idempotent-Replay: true\`. Stored responses are encrypted.
- While the first request is running, requests with the same key get 409
  [idempotency_in_progress](/docs#idempotency_in_progress) with \`Retry-After\`. A request that did not finish releases its key
  after at most ${seconds(idempotency.leaseSeconds)}.
- The same key with a different body gets 422 [idempotency_key_reused](/docs#idempotency_key_reused). Bodies are compared byte by
  byte.
- Errors are not stored. After an error, correct the request and send it with the same key.
- A key is scoped to the method, the path and the caller: the credential if there is one, otherwise the IP address and the \`User-Agent\`. Double quotes
  around a key are ignored, so \`"abc"\` and \`abc\` are the same key.
- If the state store is unavailable, a request with an \`Idempotency-Key\` does not run and gets 503
  [unavailable](/docs#unavailable), because without the store the service cannot tell whether the request has already run.`;

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

Send a token as \`Authorization: Bearer …\` or \`x-api-key: …\`. A token is valid for ${minutes(credential.tokenLifetimeSeconds)} minutes. To get a
demo key, which is valid for ${hours(credential.keyLifetimeSeconds)} hours, send [POST /api/agent/key](/docs/credentials#postKey). Agents with a trusted identity provider
exchange an assertion at [POST /api/agent/claim](/docs/credentials#postClaim), or with an OAuth library at
[POST /api/agent/token](/docs/credentials#postToken). To revoke a token or key, send
[POST /api/agent/events](/docs/credentials#postAgentEvent). The guide to credentials for agents is [auth.md](/auth.md).`;

const { ask } = limits;
const questions = (site: string): string => `
[/ask](/docs/agents#getAsk) answers natural-language questions about the portfolio and its API. Answers are based on the content of the
portfolio and its documents, and cite their sources.

${fenced(
  "sh",
  `curl '${site}/ask?q=Which+projects+are+there%3F'
curl ${site}/ask \\
  -H 'Content-Type: application/json' \\
  -d '{"query":{"text":"How do I page through projects?"}}'`,
)}

- Send the question as the parameter \`q\` in the URL of GET /ask, or as the field \`q\` in the body of
  [POST /ask](/docs/agents#postAsk), which is JSON or a form. \`query\` is an alias of \`q\`. In JSON, \`query\` can also be an object:
  \`{"query":{"text":…}}\`. If \`q\` and \`query\` are both sent, \`q\` is used.
- A question can have up to ${ask.maxQuestionLength} characters. A longer question, or POST /ask without a question, gets
  422 [invalid_query](/docs#invalid_query).
- GET /ask without a question explains what you can ask.
- \`limit\` is the maximum number of results, from ${ask.results.min} to ${ask.results.max}. The default \`limit\` is ${ask.results.default}.
- To ask a follow-up question such as "And in 2025?", send the earlier questions as \`context.prev\`, oldest first. The last
  ${ask.contextQuestions} earlier questions are used. In a URL or a form, repeat \`context.prev\` for each question.

\`answer\` is the answer as text, and \`results\` lists the relevant pages, best first, each with \`name\`, \`url\`, \`score\`,
\`description\` and, in \`grounding\`, the sources. If the site has no answer, the status is still 200,
\`_meta.response_type\` is \`failure\` instead of \`answer\`, \`error.code\` is \`NO_RESULTS\`, and \`results\` is empty.

To stream the answer as Server-Sent Events, send \`Accept: text/event-stream\`, or set \`prefer.streaming\` or \`streaming\` to true.
A stream has these events, in this order:

- One \`start\` event with the \`query\` and with \`_meta\`, which does not contain \`method\` yet.
- One \`result\` event per result, with \`index\` and \`item\`.
- One \`answer\` event per part of the answer, with \`text\`.
- One \`complete\` event with the complete \`_meta\` and, on failure, the \`error\`.

The events of a stream contain the same data as the JSON response. Setting \`prefer.streaming\` to false turns streaming off, regardless of the
\`Accept\` header. In a browser, close the \`EventSource\` on \`complete\`; otherwise \`EventSource\` sends the request again.

POST /ask supports \`Idempotency-Key\` for answers that are not streamed; a streamed answer is generated again each time. If this
site uses a language model, \`_meta.method\` can be \`llm\`, and a number in brackets such as \`[1]\` refers to a source in
\`results\`.`;

const configuration = (site: string): string =>
  JSON.stringify({ mcpServers: { portfolio: { type: "http", url: site + portfolioServer.path } } }, null, 2);

const toolNames = ({ tools }: McpServerRecord): string => joinList(tools.map(({ name }) => `\`${name}\``));

const mcp = (site: string): string => `
AI assistants can read the portfolio and ask questions about it through two Model Context Protocol (MCP) servers:

- [/api/mcp](/docs/agents#postMcp) is the MCP server of the portfolio, with the tools ${toolNames(portfolioServer)}.
- [/api/docs-mcp](/docs/agents#postDocsMcp) is the MCP server of the documentation, with the tools ${toolNames(docsServer)}.

To connect an MCP client, add a server of type \`http\` with the URL \`${site + portfolioServer.path}\`. Example configuration:

${fenced("json", configuration(site))}

The MCP servers use Streamable HTTP and require neither a login nor a credential. The MCP servers are stateless: there are no
sessions. Both MCP servers support revision ${joinList(mcpVersions.modern)} and the older revisions
${joinList(mcpVersions.initialize)}. Every MCP tool is read-only and returns the same data as the API. GET /api/mcp and
GET /api/docs-mcp describe each server and its tools. Requests to the MCP servers count against the same
[rate limit](/docs#limits) as other requests.

Without an MCP client, one POST is enough: a message without the header \`MCP-Protocol-Version\` is handled in revision
${lastRevisionWithBatches}. Revision ${joinList(mcpVersions.modern)} requires the headers \`MCP-Protocol-Version\` and \`Mcp-Method\`, for calls of a tool also
\`Mcp-Name\`, and in \`params._meta\` the members \`io.modelcontextprotocol/protocolVersion\`,
\`io.modelcontextprotocol/clientInfo\` and \`io.modelcontextprotocol/clientCapabilities\`.`;

const versions = `
The paths under \`/api\` are version 1 of the API. Version 2 does not exist yet: the path
\`/v2\` is reserved for it, requires a credential and returns an index without endpoints. The mirror \`/api/v1\` has the same
operations as \`/api\`, except for the MCP servers and the token endpoint. The mirror wraps each body as \`{"version":"v1","data":…}\` and each error as
\`{"version":"v1","error":…}\`. A breaking change ships as a new version under a new path. The old version keeps
working for at least 12 months after its removal is announced in the \`Deprecation\` and \`Sunset\` headers and the [changelog](/changelog).`;

const errors = `
Errors have the form \`{"error":{"code","message","hint","docs"}}\`. The \`code\` of an error is for programs, its \`hint\` says
how to fix the error, and its \`docs\` links to the section of this reference about the code. With \`Accept: text/markdown\`, errors are
Markdown. If several fields are invalid, or if the code is \`validation_failed\`, \`error.issues\` lists the invalid fields. Errors
of the MCP servers are JSON-RPC errors; those with a code from this list have \`code\`, \`hint\` and \`docs\` in \`error.data\`. Errors
of the token endpoint have the format of RFC 6749, and rejected security events get an error in the format of RFC 8935.`;

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
