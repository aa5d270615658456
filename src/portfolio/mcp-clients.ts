import { productServer } from "../contract/mcp-servers.ts";

/** How a client of the Model Context Protocol is connected: where something is entered, and what. */
export interface McpClient {
  readonly name: string;
  /** Markdown: where it goes, unless that is a terminal. */
  readonly where?: string;
  readonly language: "sh" | "json";
  readonly text: string;
}

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** The usual clients, each in its own format. Sorted by how little there is to do. */
export const mcpClients = (site: string): readonly McpClient[] => {
  const url = site + productServer.path;
  const name = productServer.slug;
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
      where: "Versions before it became Devin Desktop read `~/.codeium/windsurf/mcp_config.json`:",
      language: "json",
      text: json({ mcpServers: { [name]: { serverUrl: url } } }),
    },
    {
      name: "Claude Desktop",
      where: `A site on the internet is added under Customize, Connectors, Add custom connector, with the address \`${url}\`. One that \
only your machine reaches goes into \`claude_desktop_config.json\`, through a program that needs Node:`,
      language: "json",
      text: json({ mcpServers: { [name]: { command: "npx", args: ["-y", "mcp-remote", url] } } }),
    },
  ];
};
