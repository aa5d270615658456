import { limits } from "../limits.ts";
import { docsServer, lastRevisionWithBatches, mcpVersions, portfolioServer } from "../mcp/servers.ts";
import { McpRpcRequest } from "../resources/agents/mcp.ts";
import { route } from "../route.ts";
import { joinList } from "../text/join-list.ts";

const mcp = { tag: "Agents", cache: "none", rpc: true, mirrored: false } as const;

const info = {
  ...mcp,
  description:
    "Describes the server and how to call it. Clients of earlier protocol revisions use GET to open an event stream; such a " +
    "request returns 405, because the server does not stream.",
  response: { schema: "McpInfo", description: "The description of the server." },
  errors: ["forbidden_origin", "method_not_allowed"],
} as const;

const message = {
  ...mcp,
  method: "post",
  description:
    `Accepts a JSON-RPC 2.0 message over Streamable HTTP, in protocol revision ${joinList(mcpVersions.modern)}, or in the earlier ` +
    `${joinList(mcpVersions.initialize)}. The server is stateless, and responses are JSON. A notification returns 202. In ` +
    `revision ${lastRevisionWithBatches}, the default, the body can also be an array of up to ${limits.mcp.maxBatchMessages} messages without ` +
    "`initialize`. The response is then an array, and each message counts against the rate limit.",
  body: McpRpcRequest,
  response: {
    schema: "McpRpcResult",
    description: "The JSON-RPC response, with a result or an error.",
    emptyDescription: "The notification was accepted.",
    unknownMethodDescription: `The JSON-RPC method does not exist, in revision ${joinList(mcpVersions.modern)}.`,
  },
  errors: ["forbidden_origin", "not_acceptable"],
} as const;

export const getMcp = route({
  ...info,
  operationId: "getMcp",
  path: portfolioServer.path,
  summary: "Describe the portfolio MCP server",
});

export const postMcp = route({
  ...message,
  operationId: "postMcp",
  path: portfolioServer.path,
  summary: "Call the portfolio MCP server",
});

export const getDocsMcp = route({
  ...info,
  operationId: "getDocsMcp",
  path: docsServer.path,
  summary: "Describe the documentation MCP server",
});

export const postDocsMcp = route({
  ...message,
  operationId: "postDocsMcp",
  path: docsServer.path,
  summary: "Call the documentation MCP server",
});

/** In the order of the reference. */
export const mcpOperations = [getMcp, postMcp, getDocsMcp, postDocsMcp] as const;
