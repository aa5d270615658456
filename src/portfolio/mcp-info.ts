import { cardPath, type McpServerRecord, mcpVersions } from "../contract/mcp-servers.ts";
import type { McpInfo } from "../contract/resources/mcp.ts";
import type { ServerCard } from "./mcp-cards.ts";

/** What GET answers at a server (specification, McpInfo). */
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
    `POST one message of JSON-RPC 2.0 as application/json to ${site}${server.path}. No credential is needed and there are no sessions. ` +
    `Revisions: ${[...mcpVersions.modern, ...mcpVersions.initialize].join(", ")}.`,
});
