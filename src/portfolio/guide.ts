import { limits } from "../contract/limits.ts";
import { docsServer, type McpServerRecord, mcpVersions, productServer } from "../contract/mcp-servers.ts";
import { mintIdentity } from "../contract/operations/credentials.ts";
import { postContact } from "../contract/operations/portfolio.ts";
import { routes } from "../contract/routes.ts";
import type { Portfolio } from "./content.ts";
import { curlOf } from "./curl.ts";
import { requests } from "./requests.ts";

/** A part of the reference. `id` is its anchor in `/docs`, and `text` is Markdown whose links start at the root of the site. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

const fenced = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

const seconds = (count: number): string => (count === 1 ? "second" : `${count} seconds`);
const per = (window: number): string => (window === 60 ? "a minute" : `in ${window} seconds`);
const minutes = (time: number): number => time / 60;
const hours = (time: number): number => time / 3600;

const start = ({ profile }: Portfolio, site: string): string => `
${fenced("sh", `curl ${site}/api/profile`)}

${fenced("json", JSON.stringify(profile, null, 2))}

Scripts of any origin may call the API (CORS). The OpenAPI document, [openapi.json](/openapi.json), is this reference for
programs. Read answers of the default shape are also files, for example [/api/profile.json](/api/profile.json) and
[/api/projects/all/0.json](/api/projects/all/0.json): the same bytes, without a limit, from any static host.`;

const { rate, credential } = limits;
const rates = `
The rate limit is ${rate.requests} requests ${per(rate.window)} for each client address, unless the operator set another number.
Every answer says how many requests are left: \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\` (seconds).
Requests over the limit get 429 with a \`Retry-After\` header that says how many seconds to wait. Requests with a
[credential](/docs#credentials) count for the credential instead, which has ${credential.requests} requests ${per(rate.window)}.`;

const caching = `
Reads carry an \`ETag\`. A conditional request, which sends the \`ETag\` back as \`If-None-Match\`, gets 304 without a body
while the content is unchanged. Answers to reads may be kept for ${limits.cache.maxAge} seconds. Health and jobs are never cached.`;

const { pageSize } = limits;
const pages = (site: string): string => `
[GET /api/projects](/docs#listProjects) lists the projects in pages, always in the same order. The page size is ${pageSize.default},
and \`limit\` sets another, from ${pageSize.min} to ${pageSize.max}. \`type=client\` or \`type=personal\` lists only projects of that kind. \`q\`
searches title, tags and description of the projects: each of its words must occur, and case and accents do not matter.

${fenced("sh", `curl '${site}/api/projects?type=client&q=maps&limit=5'`)}

To page through the projects, send the \`next_cursor\` of each page as the \`cursor\` of the next one while \`has_more\` is
true. On the last page \`has_more\` is false and \`next_cursor\` is null. \`count\` is the number of projects that fit the
filters, and \`total\` is the number of all. The \`Link\` header of a page names the pages \`first\`, \`prev\` and \`next\`. A
\`cursor\` that cannot be used is 422 [invalid_cursor](/docs#invalid_cursor), and the list starts again at \`cursor=0\`.`;

const { job } = limits;
const jobs = `
[POST /api/contact](/docs#postContact) answers 202 with a job, and its \`Location\` is the \`poll_url\` of that job. A client
asks there until \`status\` is \`completed\`: for the first ${seconds(job.processing)} a job is \`processing\`, with \`Retry-After\`. The
result of a job lists what was checked; nothing of an inquiry is delivered or kept. The id is all there is of a job, so the
id has to be sent as it is; after ${hours(job.lifetime)} hours the job is unknown.`;

const { idempotency } = limits;
const headers = { "Idempotency-Key": "8d2f1f7c-6f0e-4f43-9d53-3a2f0c1e7b55" };
const retries = (site: string): string => `
When the answer to a POST was lost, nobody knows whether it ran. A POST with an \`Idempotency-Key\` of the client's own, for
example a UUID, can be sent again with the same key and body until there is an answer: it runs once.

${fenced("sh", curlOf(postContact, site, requests.postContact, headers))}

- An \`Idempotency-Key\` is remembered for ${hours(idempotency.lifetime)} hours: a retry gets the first answer, with
  \`Idempotent-Replay: true\`. What the service keeps for retries is sealed.
- While the first request runs, others with its key get 409 [idempotency_in_progress](/docs#idempotency_in_progress) with
  \`Retry-After\`. A request that the service could not end keeps its key taken for ${seconds(idempotency.lease)} at most.
- The same key with another body is 422 [idempotency_key_reused](/docs#idempotency_key_reused). Bodies are the same when
  their bytes are.
- Errors are not kept for retries: correct the request and send it with the same key.
- A key belongs to one method, path and caller: the credential that is sent, else the client address. \`"abc"\` and \`abc\`
  are the same key.
- When the service cannot remember, a request with a key is 503 [unavailable](/docs#unavailable), because the request could
  run twice. Requests without a key go on.`;

const batchable = routes
  .filter(({ version, batchable }) => batchable && version === "current")
  .map(({ operationId, path }) => `[${path}](/docs#${operationId})`);

const batches = `
[POST /api/batch](/docs#postBatch) runs up to ${limits.batch.operations.max} reads in one request and counts as one. The answer to a batch is 200
with an entry for each read in the order in which they were sent, each with its own status and body: a read that fails does
not fail the others. A path that a batch may not read fails the batch with
422 [invalid_operations](/docs#invalid_operations), and nothing is read.

A batch may read these paths, and the same under \`/api/v1\`: ${batchable.join(", ")}.`;

const credentials = (site: string): string => `
Reads need no credential: neither a key nor a token. A credential has a limit of its own, ${credential.requests} requests ${per(rate.window)},
opens the [index](/docs#getApiIndex) and keeps retries apart from those of others at the same address. An agent gets a demo
access token with one request, [POST /api/agent/identity](/docs#mintIdentity):

${fenced("sh", curlOf(mintIdentity, site, requests.mintIdentity))}

A token is sent as \`Authorization: Bearer …\` or \`x-api-key: …\` and is valid for ${minutes(credential.token)} minutes. A demo key, for programs
that can only send a fixed header, comes from [POST /api/agent/key](/docs#postKey) and is valid for ${hours(credential.key)} hours. Agents whose
provider vouches for them exchange an assertion at [POST /api/agent/claim](/docs#postClaim). Whoever has a token or key can
revoke it with [POST /api/agent/events](/docs#postAgentEvent). The guide to credentials, written for agents, is
[auth.md](/auth.md).`;

const { ask } = limits;
const questions = (site: string): string => `
[/ask](/docs#getAsk) answers questions in plain words about the portfolio and its API. An answer rests on what the portfolio and its
documents say, and names the pages that say it.

${fenced(
  "sh",
  `curl '${site}/ask?q=Which+projects+are+there%3F'
curl ${site}/ask \\
  -H 'Content-Type: application/json' \\
  -d '{"query":{"text":"How do I page through projects?"}}'`,
)}

- A question is \`q\` or \`query\` in the query of GET /ask and in a form that is posted; in the JSON of
  [POST /ask](/docs#postAsk) it can also be \`{"query":{"text":…}}\`. \`q\` wins over \`query\`.
- A question has at most ${ask.question} characters. A longer question, or POST /ask without a question, is
  422 [invalid_query](/docs#invalid_query).
- GET /ask without a question answers what can be asked.
- \`limit\` is how many results an answer has at most, from ${ask.results.min} to ${ask.results.max}; without \`limit\` there are up to ${ask.results.default}.
- A follow-up such as "and where does she live?" is understood with the earlier questions in \`context.prev\`, the latest
  last. The latest ${ask.previous} earlier questions count. A query or a form names \`context.prev\` once for each.

\`answer\` holds the answer to a question as text, and \`results\` holds the pages that have to do with it, best first, each
with \`name\`, \`url\`, \`score\`, \`description\` and, in \`grounding\`, its sources. Where nothing answers a question, the status is
still 200, \`_meta.response_type\` is \`failure\` instead of \`answer\`, \`error.code\` is \`NO_RESULTS\`, and \`results\` is empty.

With \`Accept: text/event-stream\`, or with \`prefer.streaming\` or \`streaming\` true, the answer is streamed as Server-Sent
Events: \`start\` with what is known of the \`_meta\` and with the \`query\`, a \`result\` with \`index\` and \`item\` for each result,
\`answer\` with a \`text\` for each piece of the answer, and at the end \`complete\` with the whole \`_meta\` and the \`error\` where there
is one. The events of a stream together hold what the JSON holds. \`prefer.streaming\` false turns streaming off, whatever
\`Accept\` says. A browser's \`EventSource\` is closed at \`complete\`, or \`EventSource\` asks again.

POST /ask takes an \`Idempotency-Key\` when its answer is not streamed; a streamed answer is made anew each time. Where the
operator lets a language model word what would be quoted, \`_meta.method\` is \`llm\`, and a number in brackets such as \`[1]\` is the
place of a source in \`results\`.`;

const configuration = (site: string): string =>
  JSON.stringify({ mcpServers: { portfolio: { type: "http", url: site + productServer.path } } }, null, 2);

const toolsOf = ({ tools }: McpServerRecord): string => tools.map(({ name }) => `\`${name}\``).join(", ");

const mcp = (site: string): string => `
Two servers speak the Model Context Protocol (MCP), so that assistants can use the portfolio as tools:

- [/api/mcp](/docs#postMcp) is the MCP server of the portfolio, with the tools ${toolsOf(productServer)}.
- [/api/docs-mcp](/docs#postDocsMcp) is the MCP server of the documentation, with the tools ${toolsOf(docsServer)}.

To connect an MCP client to \`${productServer.path}\`, give it this configuration:

${fenced("json", configuration(site))}

The MCP servers use Streamable HTTP, and need neither a login nor a credential. The MCP servers are stateless: there is no
session, and each request is answered by itself. Both MCP servers speak the revision ${mcpVersions.modern.join(", ")} and the older
revisions ${mcpVersions.initialize.join(", ")}. Every MCP tool only reads, and answers what the API answers. A plain GET of an MCP server answers
what the server is and which tools it has. Calls of MCP tools count for the [limits](/docs#limits) as other requests do.`;

const versions = `
\`/api\` is version 1 of the API, and version 2 is reserved: it does not exist yet. \`/api/v1\` mirrors \`/api\` and wraps each
body as \`{"version":"v1","data":…}\` and each error as \`{"version":"v1","error":…}\`. A breaking change ships as a new path and
is announced 12 months ahead in the \`Sunset\` header and the [changelog](/changelog).`;

const errors = `
Every error is \`{"error":{"code","message","hint","docs"}}\`. The \`code\` of an error is for programs, its \`hint\` says what to
do, and its \`docs\` points at the place in this reference that explains the code. With \`Accept: text/markdown\` an error comes
as Markdown. When several fields fail, \`error.issues\` lists each.`;

/**
 * The prose of `/docs`, in the order of the page: the errors come after the operations, which are made from the contract.
 * Each sentence names what it is about, so that it can be quoted alone.
 */
export const guide = (portfolio: Portfolio, site: string): readonly Section[] =>
  [
    { id: "start", title: "First request", text: start(portfolio, site) },
    { id: "limits", title: "Limits", text: rates },
    { id: "caching", title: "Caching", text: caching },
    { id: "pages", title: "Pages of projects", text: pages(site) },
    { id: "jobs", title: "Jobs", text: jobs },
    { id: "retries", title: "Retry safely", text: retries(site) },
    { id: "batches", title: "Batches", text: batches },
    { id: "credentials", title: "Credentials", text: credentials(site) },
    { id: "ask", title: "Ask questions", text: questions(site) },
    { id: "mcp", title: "MCP servers", text: mcp(site) },
    { id: "versions", title: "Versions", text: versions },
    { id: "errors", title: "Errors", text: errors },
  ].map((section) => ({ ...section, text: section.text.trim() }));
