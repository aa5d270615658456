import { limits } from "../../contract/limits.ts";
import {
  docsServer,
  lastRevisionWithBatches,
  type McpServerRecord,
  mcpVersions,
  portfolioServer,
} from "../../contract/mcp/servers.ts";
import { joinList } from "../../contract/text/join-list.ts";
import { formatJson } from "../curl.ts";
import { fenced, table } from "./markdown.ts";

const { ask } = limits;
/** How to ask questions. */
export const questions = (site: string): string => `
[/ask](/docs/agents#getAsk) answers natural-language questions about the portfolio and its API. Answers are based on the content of the
portfolio and its documents, and cite their sources.

${fenced(
  "sh",
  `curl '${site}/ask?q=Which+projects+are+there%3F'
curl ${site}/ask \\
  -H 'Content-Type: application/json' \\
  -d '{"query":{"text":"How do I page through projects?"}}'`,
)}

${table(
  ["Parameter", "Meaning"],
  [
    "`q`",
    `The question, in the URL of GET /ask, or in the body of [POST /ask](/docs/agents#postAsk), which is JSON or a form. A question can have up to ${ask.maxQuestionLength} characters. A longer question, or POST /ask without a question, gets 422 [invalid_query](/docs#invalid_query). GET /ask without a question explains what you can ask.`,
  ],
  [
    "`query`",
    'An alias of `q`, which in JSON can also be an object: `{"query":{"text":…}}`. If both are sent, `q` is used.',
  ],
  [
    "`limit`",
    `The maximum number of results, from ${ask.results.min} to ${ask.results.max}. The default \`limit\` is ${ask.results.default}.`,
  ],
  [
    "`context.prev`",
    `The earlier questions, oldest first, to ask a follow-up question such as "And in 2025?". The last ${ask.contextQuestions} earlier questions are used. In a URL or a form, repeat \`context.prev\` for each question.`,
  ],
  ["`prefer.streaming`", "Whether to stream the answer, regardless of the `Accept` header. `streaming` is an alias."],
)}

If the site has no answer, the status is still 200.

${table(
  ["Response", "Meaning"],
  ["`answer`", "The answer as text."],
  [
    "`results`",
    "The relevant pages and sections, best first and each URL once, with `name`, `url`, `score`, `description` and, in `grounding`, the sources. Without an answer, up to three pages near the question, with `nearest: true`.",
  ],
  ["`_meta.response_type`", "`answer`, or `failure` if the site has no answer."],
  ["`error.code`", "`NO_RESULTS` if the site has no answer."],
)}

To stream the answer as Server-Sent Events, send \`Accept: text/event-stream\`, or set \`prefer.streaming\` or \`streaming\` to true.
A stream has these events, in this order:

${table(
  ["Event", "Content"],
  ["`start`", "The `query` and `_meta`, which does not contain `method` yet."],
  ["`result`", "One event per result, with `index` and `item`."],
  ["`answer`", "One event per part of the answer, with `text`."],
  ["`complete`", "The complete `_meta` and, on failure, the `error`."],
)}

The events of a stream contain the same data as the JSON response. In a browser, close the \`EventSource\` on \`complete\`; otherwise \`EventSource\` sends the request again.

POST /ask supports \`Idempotency-Key\` for answers that are not streamed; a streamed answer is generated again each time. If this
site uses a language model, \`_meta.method\` can be \`llm\`, and a number in brackets such as \`[1]\` refers to a source in
\`results\`.`;

const configuration = (site: string): string =>
  formatJson({ mcpServers: { portfolio: { type: "http", url: site + portfolioServer.path } } });

const toolNames = ({ tools }: McpServerRecord): string => joinList(tools.map(({ name }) => `\`${name}\``));

/** How to use the MCP servers. */
export const mcp = (site: string): string => `
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

By default, the MCP servers accept requests from programs, which send no \`Origin\` header, and from pages of https origins. An MCP
server on localhost accepts only pages on localhost. Requests from other origins get 403
[forbidden_origin](/docs#forbidden_origin).

Without an MCP client, one POST is enough: a message without the header \`MCP-Protocol-Version\` is handled in revision
${lastRevisionWithBatches}. Revision ${joinList(mcpVersions.modern)} requires these headers and members:

${table(
  ["Place", "Name"],
  ["Headers of each request", "`MCP-Protocol-Version`, `Mcp-Method`"],
  ["Headers of a call of a tool", "also `Mcp-Name`"],
  [
    "Members of `params._meta`",
    "`io.modelcontextprotocol/protocolVersion`, `io.modelcontextprotocol/clientCapabilities`, and `io.modelcontextprotocol/clientInfo`, which the MCP servers do not check",
  ],
)}

\`server/discover\`, and \`data.supported\` of the error -32022, list only revision ${joinList(mcpVersions.modern)}. The
MCP servers support the older revisions too, for clients that send \`initialize\`.`;
