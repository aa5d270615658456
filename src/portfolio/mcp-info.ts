import { cardPath, type McpServerRecord, mcpVersions } from "../contract/mcp/servers.ts";
import type { McpInfo } from "../contract/resources/agents/mcp.ts";
import type { ServerCard } from "./mcp-cards.ts";

/** The response to GET at an MCP server. */
export const mcpInfo = (
  server: McpServerRecord,
  { name, version, tools }: Pick<ServerCard, "name" | "version" | "tools">,
  site: string,
): McpInfo => ({
  protocol: `Model Context Protocol ${mcpVersions.modern[0]}`,
  transport: "streamable-http",
  name,
  version,
  card: `${site}${cardPath(server)}`,
  tools: tools.map((tool) => ({ name: tool.name, title: tool.title, description: tool.description })),
  how:
    `POST one JSON-RPC 2.0 message as application/json to ${site}${server.path}. The server is stateless and requires no credential. ` +
    `Revisions: ${[...mcpVersions.modern, ...mcpVersions.initialize].join(", ")}.`,
});
