import { docsServer, productServer } from "../mcp-servers.ts";
import { McpInfo, McpRpcRequest, McpRpcResult } from "../resources/mcp.ts";
import { route } from "../route.ts";

const mcp = { tag: "Agents", cache: "none", rpc: true, mirrored: false } as const;

const info = {
  ...mcp,
  description:
    "Says what the server is and how to call it. A GET that asks for a stream, as clients of earlier revisions do, is 405: " +
    "nothing is streamed here.",
  response: { schema: McpInfo, description: "The server." },
  errors: ["forbidden_origin", "method_not_allowed"],
} as const;

const message = {
  ...mcp,
  method: "post",
  description:
    "Takes one message of JSON-RPC 2.0 over Streamable HTTP, of revision 2026-07-28 or of those that begin with `initialize`, " +
    "back to 2025-03-26. There are no sessions, and the answer is always JSON. A notification is 202 without a body.",
  body: McpRpcRequest,
  response: {
    schema: McpRpcResult,
    description: "The answer, with a result or an error of the protocol.",
    empty: "A notification was taken.",
  },
  errors: ["forbidden_origin", "not_acceptable"],
} as const;

export const getMcp = route({
  ...info,
  operationId: "getMcp",
  path: productServer.path,
  summary: "The MCP server of the portfolio",
});

export const postMcp = route({
  ...message,
  operationId: "postMcp",
  path: productServer.path,
  summary: "Call the MCP server of the portfolio",
});

export const getDocsMcp = route({
  ...info,
  operationId: "getDocsMcp",
  path: docsServer.path,
  summary: "The MCP server of the documentation",
});

export const postDocsMcp = route({
  ...message,
  operationId: "postDocsMcp",
  path: docsServer.path,
  summary: "Call the MCP server of the documentation",
});
