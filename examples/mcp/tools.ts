import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";

/** Calls every tool of both MCP servers: `node examples/mcp/tools.ts [URL]`. */
const baseUrl = process.argv[2] ?? process.env.BASE_URL ?? "http://localhost:8787";
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The arguments of each tool; the others take none. */
const toolArguments: Readonly<Record<string, Record<string, unknown>>> = {
  list_projects: { limit: 2 },
  ask_about_docs: { question: "How do I page through projects?" },
  get_openapi: { operation: "listProjects" },
};

const useServer = async (path: string): Promise<void> => {
  const client = new Client({ name: "example", version: "1.0.0" });
  await client.connect(new StreamableHTTPClientTransport(new URL(baseUrl.replace(/\/+$/, "") + path)));
  const server = client.getServerVersion();
  say(`\n${server?.title ?? server?.name} at ${path}`);
  const { tools } = await client.listTools();
  for (const { name, description } of tools) {
    const { content, isError } = await client.callTool({ name, arguments: toolArguments[name] ?? {} });
    const [block] = content;
    const answer = block?.type === "text" ? block.text : "";
    say(
      `\n${name}: ${description}\n  ${isError ? "failed " : ""}${answer.slice(0, 200)}${answer.length > 200 ? "…" : ""}`,
    );
  }
  await client.close();
};

try {
  await useServer("/api/mcp");
  await useServer("/api/docs-mcp");
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.stderr.write(`Is a portfolio running at ${baseUrl}? \`npm start\` serves one at http://localhost:8787.\n`);
  process.exitCode = 1;
}
