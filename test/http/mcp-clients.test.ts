import { StreamableHTTPClientTransport as Transport2, Client as Version2 } from "@modelcontextprotocol/client";
import { Client as Version1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as Transport1 } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { describe, expect, onTestFinished, test } from "vitest";
import { docs, modern, namesOf, product, servers } from "../support/mcp.ts";
import { base, call } from "../support/service.ts";

interface Called {
  readonly structuredContent?: unknown;
  readonly isError?: unknown;
}

/** What both libraries have in common, and the requests that they made. */
interface Connected {
  readonly tools: () => Promise<readonly string[]>;
  readonly callTool: (name: string, args?: Record<string, unknown>) => Promise<Called>;
  readonly requests: readonly string[];
}

const identity = { name: "test", version: "1.0.0" };

const watched = () => {
  const requests: string[] = [];
  const fetchWatched: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    requests.push(`${init?.method ?? "GET"} ${response.status}`);
    expect(response.headers.get("mcp-session-id")).toBeNull();
    return response;
  };
  return { requests, fetch: fetchWatched };
};

const version1 = async (path: string): Promise<Connected> => {
  const { requests, fetch } = watched();
  const client = new Version1(identity);
  await client.connect(new Transport1(new URL(path, base), { fetch }) as Parameters<typeof client.connect>[0]);
  onTestFinished(() => client.close());
  return {
    tools: async () => (await client.listTools()).tools.map(({ name }) => name),
    callTool: (name, args) => client.callTool({ name, arguments: args }) as Promise<Called>,
    requests,
  };
};

const version2 =
  (mode: "legacy" | "auto" | { readonly pin: string }) =>
  async (path: string): Promise<Connected> => {
    const { requests, fetch } = watched();
    const client = new Version2(identity, { versionNegotiation: { mode } });
    await client.connect(new Transport2(new URL(path, base), { fetch }));
    onTestFinished(() => client.close());
    return {
      tools: async () => (await client.listTools()).tools.map(({ name }) => name),
      callTool: async (name, args) => (await client.callTool({ name, ...(args && { arguments: args }) })) as Called,
      requests,
    };
  };

const clients: readonly (readonly [name: string, connect: (path: string) => Promise<Connected>])[] = [
  ["version 1 of the library", version1],
  ["version 2, as earlier ones", version2("legacy")],
  ["version 2, finding out", version2("auto")],
  ["version 2, in the newest revision alone", version2({ pin: modern })],
];

const read = async (path: string): Promise<unknown> => (await call(path)).json();

describe.each(clients)("a client made with %s", (_, connect) => {
  test.each(servers)("finds the tools of %s", async (path) => {
    const { tools } = await connect(path);
    expect(await tools()).toStrictEqual(namesOf(path));
  });

  test("calls every tool of the portfolio, and gets what REST gives", async () => {
    // Libraries check what tools give against their schemas once they have listed them.
    const { tools, callTool } = await connect(product);
    await tools();
    expect((await callTool("get_profile")).structuredContent).toStrictEqual(await read("/api/profile"));
    expect((await callTool("get_contact", {})).structuredContent).toStrictEqual(await read("/api/contact"));
    expect((await callTool("list_projects", { limit: 3, type: "client" })).structuredContent).toStrictEqual(
      await read("/api/projects?limit=3&type=client"),
    );
    expect((await callTool("ask_about_docs", { question: "Who is this?" })).structuredContent).toMatchObject({
      query: "Who is this?",
      results: expect.any(Array),
    });
    expect((await callTool("list_projects", { limit: 0 })).isError).toBe(true);
  });

  test("calls every tool of the documentation", async () => {
    const { tools, callTool } = await connect(docs);
    await tools();
    expect((await callTool("get_openapi")).structuredContent).toStrictEqual(await read("/openapi.json"));
    expect((await callTool("get_llms")).structuredContent).toStrictEqual({ text: (await call("/llms.txt")).text });
    const { structuredContent } = await callTool("ask_about_docs", { question: "What is the rate limit?" });
    expect(structuredContent).toMatchObject({ results: expect.any(Array) });
  });

  test("is told that there is no such tool", async () => {
    const { callTool } = await connect(product);
    await expect(callTool("nothing")).rejects.toThrow(/no such tool/);
  });

  test("asks for a stream once at most, and goes on without", async () => {
    const { requests, callTool } = await connect(product);
    for (let times = 0; times < 3; times += 1) await callTool("get_profile");
    const asked = requests.filter((request) => request.startsWith("GET"));
    expect(asked.length).toBeLessThanOrEqual(1);
    expect(asked).toStrictEqual(asked.map(() => "GET 405"));
    expect(requests.filter((request) => request.startsWith("POST"))).toHaveLength(requests.length - asked.length);
  });
});
