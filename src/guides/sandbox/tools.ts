import { docsServer, portfolioServer } from "../../contract/mcp/servers.ts";
import { listProjectsTool } from "../../contract/mcp/tools.ts";
import { curlCommand, formatBody, formatJson } from "../curl.ts";
import { jsonHeaders, type SandboxExample } from "./sandbox-example.ts";

const message = (method: string, params?: object): string =>
  formatBody({ jsonrpc: "2.0", id: 1, method, ...(params && { params }) });

/** The arguments of the first call. The example of the list of projects is its response. */
const firstArguments = { limit: 2 };

/** The MCP tools. */
export const tools = (site: string): SandboxExample => ({
  id: "tools",
  title: "Call an MCP tool",
  text: `AI assistants call the tools of this API over the Model Context Protocol (MCP). To connect an assistant, see
[Connect an assistant](/developers#mcp). In this example, you send the same messages yourself.`,
  steps: [
    {
      id: "list-tools",
      title: "List the tools",
      text: `There are two MCP servers: \`${portfolioServer.path}\` for the portfolio, and \`${docsServer.path}\` for the API.`,
      command: curlCommand(site + portfolioServer.path, { headers: jsonHeaders, body: message("tools/list") }),
      fields: [
        {
          name: "server",
          label: "Server",
          kind: "choice",
          value: portfolioServer.path,
          options: [portfolioServer, docsServer].map(({ path }) => [path, path]),
        },
      ],
      runLabel: "List the tools",
    },
    {
      id: "call-tool",
      title: "Call a tool",
      text: "The `inputSchema` of a tool lists its arguments. Other arguments are rejected with an error message that a model can act on.",
      command: curlCommand(site + portfolioServer.path, {
        headers: jsonHeaders,
        body: message("tools/call", { name: listProjectsTool.name, arguments: firstArguments }),
      }),
      fields: [
        {
          name: "tool",
          label: "Tool",
          kind: "choice",
          value: listProjectsTool.name,
          options: portfolioServer.tools.map(({ name }) => [name, name]),
        },
        {
          name: "arguments",
          label: "Arguments, as JSON",
          kind: "code",
          value: formatJson(firstArguments),
        },
      ],
      runLabel: "Call the tool",
    },
  ],
});
