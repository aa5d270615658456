import { portfolioServer } from "../../contract/mcp/servers.ts";

/** How to connect an MCP client. */
export interface McpClient {
  readonly name: string;
  /** Markdown: the file to edit. Omitted for a terminal command. */
  readonly where?: string;
  readonly language: "sh" | "json";
  readonly text: string;
}

/** What stands above the clients. */
export const clientsLead = "Choose your client. Run its command, or add the configuration to its file:";

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** Common MCP clients, each with its own format; terminal commands first. */
export const mcpClients = (site: string): readonly McpClient[] => {
  const url = site + portfolioServer.path;
  const name = portfolioServer.slug;
  return [
    {
      name: "Claude Code",
      language: "sh",
      text: `claude mcp add --transport http ${name} ${url}`,
    },
    {
      name: "Codex CLI",
      language: "sh",
      text: `codex mcp add ${name} --url ${url}`,
    },
    {
      name: "Gemini CLI",
      language: "sh",
      text: `gemini mcp add --transport http ${name} ${url}`,
    },
    {
      name: "VS Code",
      where: "In `.vscode/mcp.json` of a workspace:",
      language: "json",
      text: json({ servers: { [name]: { type: "http", url } } }),
    },
    {
      name: "Cursor",
      where: "In `~/.cursor/mcp.json`, or in `.cursor/mcp.json` of a project:",
      language: "json",
      text: json({ mcpServers: { [name]: { url } } }),
    },
    {
      name: "Devin Desktop",
      where: "In `~/.config/devin/mcp_config.json`:",
      language: "json",
      text: json({ mcpServers: { [name]: { url } } }),
    },
    {
      name: "Windsurf",
      where: "In `~/.codeium/windsurf/mcp_config.json` (versions before the rename to Devin Desktop):",
      language: "json",
      text: json({ mcpServers: { [name]: { serverUrl: url } } }),
    },
    {
      name: "Claude Desktop",
      where: `For a public site, choose Customize > Connectors > Add custom connector and enter \`${url}\`. For a site that \
only your machine can reach, add this to \`claude_desktop_config.json\` (requires Node.js):`,
      language: "json",
      text: json({ mcpServers: { [name]: { command: "npx", args: ["-y", "mcp-remote", url] } } }),
    },
  ];
};
