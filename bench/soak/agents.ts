import { mcpVersions } from "../../src/contract/mcp/servers.ts";
import type { SoakRequest } from "./client.ts";
import { pickFrom } from "./pool.ts";
import { ensure, type Kind } from "./session.ts";

const [modern] = mcpVersions.modern;
const accepted = { Accept: "application/json, text/event-stream" };

/** Members that the latest revision requires in each message. */
const modernMeta = {
  "io.modelcontextprotocol/protocolVersion": modern,
  "io.modelcontextprotocol/clientInfo": { name: "soak", version: "1" },
  "io.modelcontextprotocol/clientCapabilities": {},
};

const modernMessage = (path: string, method: string, params: Readonly<Record<string, unknown>>): SoakRequest => {
  const name = typeof params.name === "string" ? { "Mcp-Name": params.name } : {};
  const headers = { ...accepted, "MCP-Protocol-Version": modern, "Mcp-Method": method, ...name };
  const message = { jsonrpc: "2.0", id: 1, method, params: { ...params, _meta: modernMeta } };
  return { method: "POST", path, headers, body: JSON.stringify(message) };
};

const earlierMessage = (version: string, path: string, method: string, params: object): SoakRequest => ({
  method: "POST",
  path,
  headers: { ...accepted, "MCP-Protocol-Version": version },
  body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
});

/** Tools of the two servers with arguments. */
const calls = (slug: string): readonly (readonly [path: string, name: string, args: object])[] => [
  ["/api/mcp", "get_profile", {}],
  ["/api/mcp", "list_projects", { q: "maps", limit: 3 }],
  ["/api/mcp", "get_project", { slug }],
  ["/api/mcp", "get_contact", {}],
  ["/api/mcp", "ask_about_docs", { question: "Where is she based?" }],
  ["/api/docs-mcp", "ask_about_docs", { question: "What is the rate limit?" }],
  ["/api/docs-mcp", "get_openapi", { operation: "getProfile" }],
];

const initialize = {
  protocolVersion: mcpVersions.initialize[0],
  capabilities: {},
  clientInfo: { name: "soak", version: "1" },
};

const mcpMessages = (slug: string): readonly (() => SoakRequest)[] => [
  () => earlierMessage(mcpVersions.initialize[0], "/api/mcp", "initialize", initialize),
  () => modernMessage("/api/mcp", "server/discover", {}),
  () => modernMessage(pickFrom(["/api/mcp", "/api/docs-mcp"]), "tools/list", {}),
  () => {
    const [path, name, args] = pickFrom(calls(slug));
    return modernMessage(path, "tools/call", { name, arguments: args });
  },
  () => {
    const [path, name, args] = pickFrom(calls(slug));
    return earlierMessage(pickFrom(mcpVersions.initialize), path, "tools/call", { name, arguments: args });
  },
];

const hasResult = (body: Buffer): boolean => /"result":\s*\{/.test(body.toString());

/** MCP messages and questions. `slug` is a project of the portfolio. */
export const agentKinds = (slug: string, questions: readonly string[]): readonly Kind[] => {
  const messages = mcpMessages(slug);
  const askPath = (): string => `/ask?q=${encodeURIComponent(pickFrom(questions))}`;
  return [
    {
      name: "MCP message",
      weight: 5,
      run: async ({ send }) => {
        const request = pickFrom(messages)();
        const { body } = await send(request, 200);
        ensure(hasResult(body), `${request.path}: no result: ${body.toString("utf8", 0, 300)}`);
      },
    },
    {
      name: "MCP notification",
      weight: 1,
      run: async ({ send }) => {
        const body = JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" });
        await send({ method: "POST", path: "/api/mcp", headers: accepted, body }, 202);
      },
    },
    {
      name: "question",
      weight: 4,
      run: async ({ send }) => {
        const { headers } = await send({ path: askPath() }, 200);
        ensure(headers["content-type"]?.startsWith("application/json") === true, "/ask: not JSON");
      },
    },
    {
      name: "question in a body",
      weight: 1,
      run: async ({ send }) => {
        const body = JSON.stringify({ query: { text: pickFrom(questions) }, limit: 2 });
        await send({ method: "POST", path: "/ask", body }, 200);
      },
    },
    {
      name: "streamed question",
      weight: 3,
      run: async ({ send }) => {
        const path = askPath();
        const { body } = await send({ path, headers: { Accept: "text/event-stream" } }, 200);
        ensure(/\nevent: complete\ndata: .+\n\n$/.test(body.toString()), `${path}: the stream is incomplete`);
      },
    },
  ];
};
