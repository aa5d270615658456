import { describe, expect, test } from "vitest";
import { clientHeaders, mcpPaths, rpcErrorOf } from "../support/http/mcp.ts";
import { base, behindEdge, call, siteOf } from "../support/http/service.ts";

const ping = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" });
const isLocal = ["localhost", "127.0.0.1"].includes(new URL(await siteOf()).hostname);

type RequestHeaders = Readonly<Record<string, string>>;
const preflight = (path: string, headers: RequestHeaders) =>
  call(path, { method: "OPTIONS", headers: { "Access-Control-Request-Method": "POST", ...headers } });
const post = (path: string, headers: RequestHeaders) =>
  call(path, { method: "POST", headers: { ...clientHeaders, ...headers }, body: ping });

const expectRefused = async (path: string, headers: RequestHeaders): Promise<void> => {
  for (const response of [
    await post(path, headers),
    await preflight(path, headers),
    await call(path, { headers: { ...headers } }),
  ]) {
    expect(response.status).toBe(403);
    expect(rpcErrorOf(response)).toMatchObject({ code: -32_000, data: { code: "forbidden_origin" } });
    expect(response.headers["cache-control"]).toBe("no-store");
  }
};
const expectAccepted = async (path: string, headers: RequestHeaders): Promise<void> => {
  const [posted, asked, got] = [
    await post(path, headers),
    await preflight(path, headers),
    await call(path, { headers: { ...headers } }),
  ];
  expect([posted.status, asked.status, got.status]).toStrictEqual([200, 204, 200]);
  for (const { headers } of [posted, asked, got]) {
    expect(headers["access-control-allow-origin"]).toBe("*");
    expect(headers["access-control-allow-credentials"]).toBeUndefined();
  }
};

describe.each(mcpPaths)("%s", (path) => {
  test("accepts requests without an Origin", () => expectAccepted(path, {}));

  test.each([
    "null",
    // An edge drops empty headers.
    ...(behindEdge ? [] : [""]),
    "nowhere",
    "https://",
    "file://",
    "https://a.example/path",
    "https://a.example, https://b.example",
  ])("refuses the Origin %j", (origin) => expectRefused(path, { Origin: origin }));

  describe.runIf(isLocal)("on localhost", () => {
    test.each([
      "http://localhost",
      "http://localhost:6274",
      "https://app.localhost:3000",
      "http://127.0.0.1:5173",
      "http://[::1]:80",
    ])("accepts the local Origin %s", (origin) => expectAccepted(path, { Origin: origin }));

    test.each([
      "https://claude.ai",
      "https://evil.example",
      "http://localhost.evil.example",
      "http://127.0.0.1.evil.example",
    ])("refuses the remote Origin %s", (origin) => expectRefused(path, { Origin: origin }));
  });

  // An edge routes by host.
  describe.skipIf(behindEdge)("by another host name", () => {
    const { port } = new URL(base);

    test.each([
      "evil.example",
      `evil.example:${port}`,
      "localhost.evil.example",
      "127.0.0.1.evil.example",
      "10.0.0.1",
      "[::2]",
    ])("refuses the Host %s", async (host) => {
      await expectRefused(path, { Host: host });
      await expectRefused(path, { Host: host, Origin: `http://${host}` });
    });

    test.runIf(isLocal).each(["localhost", `localhost:${port}`, "LOCALHOST", "127.0.0.1", "127.9.9.9:1", "[::1]:80"])(
      "accepts the local Host %s",
      (host) => expectAccepted(path, { Host: host }),
    );
  });

  test("allows the MCP request headers and exposes the response headers", async () => {
    const { headers } = await preflight(path, {});
    const allowed = (headers["access-control-allow-headers"] ?? "").toLowerCase().split(", ");
    const needed = [
      "content-type",
      "accept",
      "authorization",
      "mcp-protocol-version",
      "mcp-method",
      "mcp-name",
      "mcp-session-id",
      "last-event-id",
    ];
    expect(allowed).toEqual(expect.arrayContaining(needed));
    expect(headers["access-control-allow-methods"]?.split(", ")).toContain("POST");
  });
});

test.skipIf(behindEdge)("other paths accept any Host", async () => {
  expect((await call("/api/profile", { headers: { Host: "evil.example", Origin: "null" } })).status).toBe(200);
});
