import type { Portfolio } from "../content/content.ts";
import { docsServer, mcpVersions, portfolioServer } from "../contract/mcp/servers.ts";
import { getProfileTool } from "../contract/mcp/tools.ts";
import { getDocsMcp, getMcp, postDocsMcp, postMcp } from "../contract/operations/agents.ts";
import type { McpInfo, McpRpcRequest, McpRpcResult } from "../contract/resources/agents/mcp.ts";
import { serverCard } from "../portfolio/mcp-cards.ts";
import { mcpInfo } from "../portfolio/mcp-info.ts";
import { exampleProfile } from "../portfolio/pictures/covers.ts";

const callProfile: McpRpcRequest = {
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name: getProfileTool.name, arguments: {} },
};

const [protocolVersion] = mcpVersions.initialize;

/** The first message of clients of earlier revisions. Its result is short, which keeps OpenAPI short (D17). */
const initialize: McpRpcRequest = {
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: { protocolVersion, capabilities: {}, clientInfo: { name: "example", version: "1.0.0" } },
};

/** Example messages, by operation id. */
export const mcpRequests: Readonly<Record<string, McpRpcRequest>> = {
  [postMcp.operationId]: callProfile,
  [postDocsMcp.operationId]: initialize,
};

const rpcResult = (result: Record<string, unknown>): McpRpcResult => ({ result, jsonrpc: "2.0", id: 1 });

/** Example responses of the MCP servers, by operation id. */
export const mcpExamples = (
  portfolio: Pick<Portfolio, "site" | "profile" | "photo">,
  site: string,
  release: string,
): Readonly<Record<string, McpInfo | McpRpcResult>> => {
  const card = serverCard(portfolioServer, portfolio, site, release);
  const docsCard = serverCard(docsServer, portfolio, site, release);
  const profile = exampleProfile(portfolio, site);
  const { capabilities, serverInfo, instructions } = docsCard;
  return {
    [getMcp.operationId]: mcpInfo(portfolioServer, card, site),
    [postMcp.operationId]: rpcResult({
      content: [{ type: "text", text: JSON.stringify(profile) }],
      structuredContent: profile,
    }),
    [getDocsMcp.operationId]: mcpInfo(docsServer, docsCard, site),
    [postDocsMcp.operationId]: rpcResult({ protocolVersion, capabilities, serverInfo, instructions }),
  };
};
