import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { portfolioServer } from "../../src/contract/mcp/servers.ts";
import { serverCard } from "../../src/portfolio/mcp-cards.ts";
import { portsWith } from "../../test/support/app/ports.ts";
import { createApp } from "../app.ts";
import type { AnswerQuestion } from "../ask/answerer.ts";
import { compose } from "../middleware/compose.ts";
import { startRequest } from "../middleware/start-request.ts";
import type { Asset, LogEntry, Ports } from "../ports/ports.ts";
import type { Environment } from "../ports/request-state.ts";
import { mcp } from "./mcp.ts";
import { prerenderedReads } from "./prerendered.ts";
import { project } from "./project.ts";
import { projects } from "./projects.ts";

const site = "https://ada.example.com";
const card = serverCard(portfolioServer, { site: { title: "Ada", language: "en" } }, site, "1.2.3");
const assetOf = (value: unknown): Asset => ({
  type: "application/json",
  etag: "x",
  body: new TextEncoder().encode(JSON.stringify(value)),
  encoded: {},
});
const files = new Map([
  ["/api/mcp/server-card", assetOf(card)],
  ["/api/profile.json", assetOf({ name: "Ada", email: "ada@example.com" })],
]);

const serviceWith = (replaced: Partial<Ports> = {}) => {
  const log: LogEntry[] = [];
  const app = createApp(
    portsWith({
      settings: { site, rateLimit: 1_000_000, servesFiles: false },
      assets: { read: (path) => files.get(path) },
      hostOf: () => "ada.example.com",
      log: (entry) => void log.push(entry),
      ...replaced,
    }),
  );
  const post = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    app.request("/api/mcp", {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  return { app, post, log };
};

const request = (method: string, params: object = {}, id = 1) => ({ jsonrpc: "2.0", id, method, params });
const callTool = (name: string, args: object = {}, id = 1) => request("tools/call", { name, arguments: args }, id);

describe("an internal error", () => {
  test("is a JSON-RPC error without its cause, which is logged with the request id", async () => {
    const { post, log } = serviceWith();
    const response = await post(callTool("get_contact"), { "X-Request-Id": "one" });
    expect(response.status).toBe(200);
    expect(await response.json()).toStrictEqual({
      jsonrpc: "2.0",
      id: 1,
      error: { code: -32_603, message: "An unexpected error occurred." },
    });
    expect(log.find(({ event }) => event === "internal_error")).toMatchObject({
      id: "one",
      reason: expect.stringContaining("contact.json"),
    });
  });

  test("before the server is created is a JSON-RPC error too", async () => {
    const { post } = serviceWith({ assets: { read: () => undefined } });
    const response = await post(request("ping"));
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({
      jsonrpc: "2.0",
      id: null,
      error: { code: -32_603, data: { code: "internal_error" } },
    });
  });

  test("shows neither paths nor stacks", async () => {
    const { post } = serviceWith();
    const text = await (await post(callTool("get_contact"))).text();
    expect(text).not.toMatch(/\.json|\.ts|node_modules| at /);
  });
});

describe("the rate limit", () => {
  const settings = { site, rateLimit: 3, servesFiles: false };

  test("is reported as a JSON-RPC error with Retry-After", async () => {
    const { app, post } = serviceWith({ settings });
    for (const left of ["2", "1", "0"])
      expect((await post(request("ping"))).headers.get("RateLimit-Remaining")).toBe(left);
    for (const response of [await post(request("ping")), await app.request("/api/mcp")]) {
      expect(response.status).toBe(429);
      expect(response.headers.get("Retry-After")).toMatch(/^[1-9]\d*$/);
      expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
      expect(await response.json()).toMatchObject({
        jsonrpc: "2.0",
        id: null,
        error: { code: -32_000, data: { code: "rate_limited" } },
      });
    }
  });

  test("counts each message of a batch, and runs none if the batch exceeds it", async () => {
    const { post, log } = serviceWith({ settings: { ...settings, rateLimit: 4 } });
    const first = await post([1, 2, 3].map((id) => request("ping", {}, id)));
    expect([first.status, first.headers.get("RateLimit-Remaining")]).toStrictEqual([200, "1"]);
    const second = await post([callTool("get_contact"), request("ping", {}, 2)]);
    expect([second.status, second.headers.get("RateLimit-Remaining")]).toStrictEqual([429, "0"]);
    expect(log.filter(({ event }) => event === "internal_error")).toStrictEqual([]);
  });

  test("is not used up by a batch that is too long", async () => {
    const { post } = serviceWith({ settings });
    const refused = await post([1, 2, 3, 4].map((id) => request("ping", {}, id)));
    expect([refused.status, refused.headers.get("RateLimit-Remaining")]).toStrictEqual([429, "2"]);
    expect(refused.headers.get("Retry-After")).toMatch(/^[1-9]\d*$/);
    expect((await post([request("ping"), request("ping", {}, 2)])).status).toBe(200);
  });

  test("does not count a preflight", async () => {
    const { app } = serviceWith({ settings });
    for (let times = 0; times < 5; times += 1)
      expect((await app.request("/api/mcp", { method: "OPTIONS" })).status).toBe(204);
  });
});

test("the log has one line per message without its content", async () => {
  const { post, log } = serviceWith();
  await post(callTool("get_profile", { secret: "tulip" }));
  await post([callTool("get_profile", { secret: "tulip" }), request("tulip", {}, 2)]);
  await post({ tulip: 1 });
  expect(log).toHaveLength(3);
  for (const entry of log) expect(entry).toMatchObject({ method: "POST", path: "/api/mcp" });
  expect(JSON.stringify(log)).not.toMatch(/tulip|get_profile|tools/);
});

describe("a client that disconnects", () => {
  /** Servers that never answer a question, and the abort signal of the first question. */
  const waiting = () => {
    const { promise: asked, resolve: hear } = Promise.withResolvers<AbortSignal | undefined>();
    const ask: AnswerQuestion = (_, signal) => {
      hear(signal);
      return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
    };
    const log: LogEntry[] = [];
    const ports = portsWith({
      assets: { read: (path) => files.get(path) },
      hostOf: () => "ada.example.com",
      log: (entry) => void log.push(entry),
    });
    const app = new Hono<Environment>();
    for (const { route, createHandler } of mcp(ports, [...prerenderedReads, projects, project], ask, () => undefined)) {
      const handler = compose([startRequest(ports)], createHandler(ports, "current"));
      app.on(route.method.toUpperCase(), route.path, handler);
    }
    return { app, asked, log };
  };

  const question = callTool("ask_about_docs", { question: "Who is this?" });
  const _meta = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const modern = { "MCP-Protocol-Version": "2026-07-28", "Mcp-Method": "tools/call", "Mcp-Name": "ask_about_docs" };

  test.each([
    ["earlier revisions", question, {}],
    ["the newest revision", { ...question, params: { ...question.params, _meta } }, modern],
    ["a batch", [question], {}],
  ])("stops its request in %s, and no error is logged", async (_, message, headers) => {
    const { app, asked, log } = waiting();
    const client = new AbortController();
    const request = new Request(`${site}/api/mcp`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(message),
      signal: client.signal,
    });
    const responses = app.fetch(request);
    const signal = await asked;
    expect(signal?.aborted).toBe(false);
    client.abort();
    expect(signal?.aborted).toBe(true);
    expect(await (await responses).text()).toBe("");
    expect(log).toStrictEqual([]);
  });
});
