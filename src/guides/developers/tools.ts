import { docsServer, portfolioServer } from "../../contract/mcp/servers.ts";
import { fenced } from "../reference/markdown.ts";
import { snippets } from "../snippet.ts";
import type { Lesson } from "./lesson.ts";
import { mcpClients } from "./mcp-clients.ts";

export const clients = (site: string): Lesson => ({
  id: "mcp",
  title: "Connect an assistant",
  text: `AI assistants can read the portfolio and ask questions about it with the tools of a Model Context Protocol (MCP) server. It needs
no login. This is its URL:

${fenced("text", site + portfolioServer.path)}`,
  clients: mcpClients(site),
});

export const tools = (site: string): Lesson => {
  const url = site + portfolioServer.path;
  return {
    id: "tools",
    title: "Call an MCP server",
    text: `You can send the messages of an MCP client yourself. The example lists the tools of the server.

A second server at \`${docsServer.path}\` covers only the documentation. [More about the MCP servers](/docs/agents#mcp)

[Try it in the sandbox](/sandbox#tools)`,
    example: {
      snippets: snippets(
        `
curl -s ${url} \\
  -H 'Content-Type: application/json' \\
  -d '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' \\
  | jq -r '.result.tools[].name'`,
        `
const response = await fetch("${url}", {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
});
const { result } = await response.json();
for (const tool of result.tools) console.log(tool.name);`,
        `
import json
from urllib.request import Request, urlopen

message = {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}
request = Request(
    "${url}",
    headers={"Content-Type": "application/json"},
    data=json.dumps(message).encode(),
)
with urlopen(request) as response:
    result = json.load(response)["result"]
for tool in result["tools"]:
    print(tool["name"])`,
      ),
      results: [{ title: "Output", language: "text", text: portfolioServer.tools.map(({ name }) => name).join("\n") }],
    },
  };
};
