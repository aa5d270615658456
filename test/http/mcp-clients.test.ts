import { StreamableHTTPClientTransport as Transport2, Client as Version2 } from "@modelcontextprotocol/client";
import { Client as Version1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as Transport1 } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { describe, expect, onTestFinished, test } from "vitest";
import { createDocumentedFetch } from "../support/http/documented.ts";
import { docsMcp, latestRevision, mcpPaths, portfolioMcp, toolNames } from "../support/http/mcp.ts";
import { base, behindEdge, call } from "../support/http/service.ts";

interface ToolCallResult {
  readonly content?: unknown;
  readonly structuredContent?: unknown;
  readonly isError?: unknown;
}

/** The API that both libraries share, and the requests that they sent. */
interface ConnectedClient {
  readonly tools: () => Promise<readonly string[]>;
  readonly callTool: (name: string, args?: Record<string, unknown>) => Promise<ToolCallResult>;
  readonly requests: readonly string[];
}

const identity = { name: "test", version: "1.0.0" };

const recordRequests = () => {
  const requests: string[] = [];
  const fetch = createDocumentedFetch({ base, behindPlatform: behindEdge });
  const fetchWatched: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    requests.push(`${init?.method ?? "GET"} ${response.status}`);
    expect(response.headers.get("mcp-session-id")).toBeNull();
    return response;
  };
  return { requests, fetch: fetchWatched };
};

const connectV1 = async (path: string): Promise<ConnectedClient> => {
  const { requests, fetch } = recordRequests();
  const client = new Version1(identity);
  await client.connect(new Transport1(new URL(base + path), { fetch }) as Parameters<typeof client.connect>[0]);
  onTestFinished(() => client.close());
  return {
    tools: async () => (await client.listTools()).tools.map(({ name }) => name),
    callTool: (name, args) => client.callTool({ name, arguments: args }) as Promise<ToolCallResult>,
    requests,
  };
};

const connectV2 =
  (mode: "legacy" | "auto" | { readonly pin: string }) =>
  async (path: string): Promise<ConnectedClient> => {
    const { requests, fetch } = recordRequests();
    const client = new Version2(identity, { versionNegotiation: { mode } });
    await client.connect(new Transport2(new URL(base + path), { fetch }));
    onTestFinished(() => client.close());
    return {
      tools: async () => (await client.listTools()).tools.map(({ name }) => name),
      callTool: async (name, args) =>
        (await client.callTool({ name, ...(args && { arguments: args }) })) as ToolCallResult,
      requests,
    };
  };

const clients: readonly (readonly [name: string, connect: (path: string) => Promise<ConnectedClient>])[] = [
  ["SDK v1", connectV1],
  ["SDK v2 in legacy mode", connectV2("legacy")],
  ["SDK v2 in auto mode", connectV2("auto")],
  ["SDK v2 pinned to the latest revision", connectV2({ pin: latestRevision })],
];

const readJson = async (path: string): Promise<unknown> => (await call(path)).json();

describe.each(clients)("a client made with %s", (_, connect) => {
  test.each(mcpPaths)("lists the tools of %s", async (path) => {
    const { tools } = await connect(path);
    expect(await tools()).toStrictEqual(toolNames(path));
  });

  test("calls every portfolio tool and gets the REST responses", async () => {
    // Libraries validate results against the output schemas after listing the tools.
    const { tools, callTool } = await connect(portfolioMcp);
    await tools();
    expect((await callTool("get_profile")).structuredContent).toStrictEqual(await readJson("/api/profile"));
    expect((await callTool("get_contact", {})).structuredContent).toStrictEqual(await readJson("/api/contact"));
    expect((await callTool("list_projects", { limit: 3, type: "client" })).structuredContent).toStrictEqual(
      await readJson("/api/projects?limit=3&type=client"),
    );
    expect((await callTool("ask_about_docs", { question: "Who is this?" })).structuredContent).toMatchObject({
      query: "Who is this?",
      results: expect.any(Array),
    });
    expect((await callTool("list_projects", { limit: 0 })).isError).toBe(true);
  });

  test("calls every documentation tool", async () => {
    const { tools, callTool } = await connect(docsMcp);
    await tools();
    const { content } = await callTool("get_openapi", { operation: "getProfile" });
    expect(JSON.stringify(content)).toContain("getProfile");
    expect((await callTool("get_llms")).content).toStrictEqual([
      { type: "text", text: (await call("/llms.txt")).text },
    ]);
    const { structuredContent } = await callTool("ask_about_docs", { question: "What is the rate limit?" });
    expect(structuredContent).toMatchObject({ results: expect.any(Array) });
  });

  test("gets an error for an unknown tool", async () => {
    const { callTool } = await connect(portfolioMcp);
    await expect(callTool("nothing")).rejects.toThrow(/Unknown tool/);
  });

  test("requests a stream at most once and continues without it", async () => {
    const { requests, callTool } = await connect(portfolioMcp);
    for (let times = 0; times < 3; times += 1) await callTool("get_profile");
    const asked = requests.filter((request) => request.startsWith("GET"));
    expect(asked.length).toBeLessThanOrEqual(1);
    expect(asked).toStrictEqual(asked.map(() => "GET 405"));
    expect(requests.filter((request) => request.startsWith("POST"))).toHaveLength(requests.length - asked.length);
  });
});
