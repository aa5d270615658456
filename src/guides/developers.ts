import type { Portfolio } from "../content/content.ts";
import { limits, perWindow } from "../contract/limits.ts";
import { docsServer, portfolioServer } from "../contract/mcp/servers.ts";
import { getCallerClaims, postKey } from "../contract/operations/credentials.ts";
import { getJob, getProfile, listProjects, postContact } from "../contract/operations/portfolio.ts";
import { publicProfile } from "../portfolio/pictures/covers.ts";
import { extractStringCommand } from "./curl.ts";
import { exampleInquiry } from "./example-requests.ts";
import type { Section } from "./guide.ts";
import { mcpClients } from "./mcp-clients.ts";
import { fenced, table } from "./reference/markdown.ts";

const sh = (text: string): string => fenced("sh", text);

const { rate, credential, ask, pageSize, idempotency, job, maxBodyBytes } = limits;
const hours = (time: number): number => time / 3600;

const inquiry = `-H 'Content-Type: application/json' \\\n  -d '${JSON.stringify(exampleInquiry)}'`;

const read = (portfolio: Portfolio, site: string): string => `
Reads need no credential, no account and no special headers. Browsers can call them from any origin.

${sh(`curl ${site}${getProfile.path}`)}

The response is one JSON object:

${fenced("json", JSON.stringify(publicProfile(portfolio, site), null, 2))}

All operations are in the [API reference](/docs) and in [openapi.json](/openapi.json).`;

const pages = (site: string): string => `
The [list of projects](/docs/portfolio#listProjects) returns ${pageSize.default} projects per page by default. Set \`limit\` to get up to ${pageSize.max}. To get
the next page, pass \`next_cursor\` unchanged as \`cursor\`. On the last page, \`next_cursor\` is null.

${sh(`CURSOR=0
while [ -n "$CURSOR" ]; do
  PAGE=$(curl -s "${site}${listProjects.path}?limit=10&cursor=$CURSOR")
  printf '%s\\n' "$PAGE"
  CURSOR=$(printf '%s' "$PAGE" | ${extractStringCommand("next_cursor")})
done`)}`;

const retries = (site: string): string => `
Most POST operations accept an \`Idempotency-Key\`: a random UUID that only you know. If the response is lost, send the same request again: it does not run a second
time. For ${hours(idempotency.lifetimeSeconds)} hours, each retry gets the original response with \`Idempotent-Replay: true\`.

${sh(`KEY=$(cat /proc/sys/kernel/random/uuid 2>/dev/null || uuidgen)
for TRY in first second; do
  curl -i ${site}${postContact.path} \\
    -H "Idempotency-Key: $KEY" \\
    ${inquiry.replace("\n", "\n  ")}
done`)}

Nothing is delivered or stored: an inquiry is only validated, and the \`message\` of the response has the address to write to. [More about retries](/docs#retries)`;

const jobs = (site: string): string => `
A request that starts a job returns 202. Poll the job until its \`status\` is \`completed\`, and wait the number of seconds in
\`Retry-After\` between requests.

${sh(`JOB=$(curl -s ${site}${postContact.path} \\
  ${inquiry} \\
  | ${extractStringCommand("job_id")})
for TRY in 1 2 3 4 5; do
  curl -s "${site}${getJob.path.replace("{id}", "$JOB")}" | grep '"completed"' && break
  sleep ${job.processingSeconds}
done`)}`;

const keys = (site: string): string => `
If you need a higher rate limit, get a key. With a key, the limit is by default ${credential.requests} requests ${perWindow}, which all demo credentials that your IP address uses share. A key also gives access
to the [paths that require a credential](/docs/credentials#credentials). A key is issued immediately and is valid for ${hours(credential.keyLifetimeSeconds)} hours.

${sh(`API_KEY=$(curl -s -X POST ${site}${postKey.path} | ${extractStringCommand("api_key")})
curl ${site}${getCallerClaims.path} -H "x-api-key: $API_KEY"`)}

Agents that act for a user exchange an assertion from their identity provider instead. See [auth.md](/auth.md).`;

const questions = ({ profile }: Portfolio, site: string): string => `
Ask a natural-language question about ${profile.name}, their work or this API, in up to ${ask.maxQuestionLength} characters. The answer cites its
sources. Send \`Accept: text/event-stream\` to stream the answer; without that header, the response is one JSON object.

${sh(`curl -N '${site}/ask?q=What+is+the+rate+limit%3F' \\
  -H 'Accept: text/event-stream'`)}

The stream consists of a \`start\` event, one \`result\` event per result, the answer sentence by sentence as \`answer\` events, and a
\`complete\` event. [More about questions](/docs/agents#ask)`;

const tools = (site: string): string => `
AI assistants can read the portfolio and ask questions about it with the tools of a Model Context Protocol (MCP) server. No login
is needed. The URL of the server is:

${fenced("text", site + portfolioServer.path)}

To list the tools of the server without an MCP client:

${sh(`curl ${site}${portfolioServer.path} \\
  -H 'Content-Type: application/json' \\
  -d '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'`)}

A second server at \`${docsServer.path}\` covers only the documentation. [More about the MCP servers](/docs/agents#mcp)

${mcpClients(site)
  .map(({ name, where, language, text }) =>
    [`## ${name}`, ...(where === undefined ? [] : [where]), fenced(language, text)].join("\n\n"),
  )
  .join("\n\n")}`;

const errors = (site: string): string => `
An error says what went wrong and how to fix it. Check \`code\` in your program. \`message\` and \`hint\` are for people, and \`docs\`
links to the section of the reference that explains the code.

${sh(`curl '${site}${listProjects.path}?limit=0'`)}

${table(
  ["Status", "What to do"],
  ["409, 429 and 503", "Wait the number of seconds in `Retry-After`, then send the same request again."],
  [
    "Other 4xx",
    "Correct the request and send it again. You can keep the `Idempotency-Key`, because errors are not stored.",
  ],
  ["500", "Send the same request again. If the error persists, report the `X-Request-Id`."],
  [
    "No response",
    "Send the same request again, a POST with the same `Idempotency-Key`. A POST without a key may run twice.",
  ],
)}

[All error codes](/docs#errors)`;

const bounds = (site: string): string => `
Every response that counts shows how many requests are left:

${sh(`curl -sI ${site}${getProfile.path} | grep -i ratelimit`)}

- Each IP address can send ${rate.requests} requests ${perWindow} by default, and each credential ${credential.requests}. All demo credentials that an IP address uses share one limit of ${credential.requests} by default. The \`RateLimit-Limit\` header has the current limit.
- A request body can have up to ${maxBodyBytes / 1024} KiB.
- A [batch](/docs/service#batches) can have up to ${limits.batch.operations.max} reads and counts as one request.
- Files under \`/api\` that end in \`.json\`, such as [/api/profile.json](/api/profile.json), have no rate limit.`;

const promise = `
\`/api\` is version 1. These are its compatibility guarantees.

## What stays the same

- Paths, methods, and the names, types and meaning of parameters and fields.
- Required fields stay required in responses. Requests that are valid today stay valid.
- The status and \`code\` of each error.
- A breaking change ships as a new version under a new path. The old version keeps working for at least 12
  months after its removal is announced in the \`Deprecation\` and \`Sunset\` headers and the [changelog](/changelog).

## What may change without notice

- New operations, optional parameters, fields, error codes, events and tools. Ignore what your client does not recognize.
- Human-readable text: \`message\`, \`hint\`, descriptions, and the wording of answers.
- The format of opaque values: cursors, job ids, keys and tokens. Send them back unchanged.
- The order of fields in an object, and the rate limit. Read the limit from the headers.`;

/**
 * The sections of `/developers`, in page order. Headings in a text are below the title of its section.
 */
export const developers = (portfolio: Portfolio, site: string): readonly Section[] =>
  [
    { id: "read", title: "Read data", text: read(portfolio, site) },
    { id: "pages", title: "Page through a list", text: pages(site) },
    { id: "retries", title: "Retry safely", text: retries(site) },
    { id: "jobs", title: "Poll a job", text: jobs(site) },
    { id: "key", title: "Get a key", text: keys(site) },
    { id: "ask", title: "Ask a question and stream the answer", text: questions(portfolio, site) },
    { id: "mcp", title: "Connect an assistant", text: tools(site) },
    { id: "errors", title: "Handle errors", text: errors(site) },
    { id: "limits", title: "Limits", text: bounds(site) },
    { id: "promise", title: "Compatibility", text: promise },
  ].map((section) => ({ ...section, text: section.text.trim() }));
