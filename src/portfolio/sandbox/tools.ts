import { docsServer, productServer } from "../../contract/mcp-servers.ts";
import { askSiteTool } from "../../contract/tools.ts";
import { curlCommand, laidOut } from "../curl.ts";
import { type Experiment, json } from "./experiment.ts";
import { firstQuestion } from "./question.ts";

const message = (method: string, params?: object): string =>
  laidOut({ jsonrpc: "2.0", id: 1, method, ...(params && { params }) });

/** The tools that assistants see. */
export const tools = (site: string): Experiment => ({
  id: "tools",
  title: "Call a tool",
  text: `Assistants see the API as tools, over the Model Context Protocol. [Developers](/developers#mcp) says how to connect one; here you
play the assistant.`,
  steps: [
    {
      id: "list-tools",
      title: "List the tools",
      text: `There are two servers: \`${productServer.path}\` for the portfolio and \`${docsServer.path}\` for its documentation.`,
      command: curlCommand(site + productServer.path, { headers: json, body: message("tools/list") }),
      fields: [
        {
          name: "server",
          label: "Server",
          kind: "choice",
          value: productServer.path,
          options: [productServer, docsServer].map(({ path }) => [path, path]),
        },
      ],
      run: "List the tools",
    },
    {
      id: "call-tool",
      title: "Call one",
      text: "What a tool takes stands in its `inputSchema`; anything else is refused, in words that a model understands.",
      command: curlCommand(site + productServer.path, {
        headers: json,
        body: message("tools/call", { name: askSiteTool.name, arguments: { question: firstQuestion } }),
      }),
      fields: [
        {
          name: "tool",
          label: "Tool",
          kind: "choice",
          value: askSiteTool.name,
          options: productServer.tools.map(({ name }) => [name, name]),
        },
        { name: "arguments", label: "Arguments, as JSON", kind: "code", value: laidOut({ question: firstQuestion }) },
      ],
      run: "Call the tool",
    },
  ],
});
