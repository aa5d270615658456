import { describe, expect, test } from "vitest";
import { errorOf, servers, usual } from "../support/mcp.ts";
import { base, call, edge, siteOf } from "../support/service.ts";

const ping = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" });
const isLocal = ["localhost", "127.0.0.1"].includes(new URL(await siteOf()).hostname);

type Headers = Readonly<Record<string, string>>;
const preflight = (path: string, headers: Headers) =>
  call(path, { method: "OPTIONS", headers: { "Access-Control-Request-Method": "POST", ...headers } });
const post = (path: string, headers: Headers) =>
  call(path, { method: "POST", headers: { ...usual, ...headers }, body: ping });

const refused = async (path: string, headers: Headers): Promise<void> => {
  for (const answer of [
    await post(path, headers),
    await preflight(path, headers),
    await call(path, { headers: { ...headers } }),
  ]) {
    expect(answer.status).toBe(403);
    expect(errorOf(answer)).toMatchObject({ code: -32_000, data: { code: "forbidden_origin" } });
    expect(answer.headers["cache-control"]).toBe("no-store");
  }
};
const letIn = async (path: string, headers: Headers): Promise<void> => {
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

describe.each(servers)("%s", (path) => {
  test("is open to programs, which have no origin", () => letIn(path, {}));

  test.each([
    "null",
    // An edge takes an empty header for none.
    ...(edge ? [] : [""]),
    "nowhere",
    "https://",
    "file://",
    "https://a.example/path",
    "https://a.example, https://b.example",
  ])("is closed to a page whose origin is %j", (origin) => refused(path, { Origin: origin }));

  describe.runIf(isLocal)("of a site under development", () => {
    test.each([
      "http://localhost",
      "http://localhost:6274",
      "https://app.localhost:3000",
      "http://127.0.0.1:5173",
      "http://[::1]:80",
    ])("is open to a page of the same machine: %s", (origin) => letIn(path, { Origin: origin }));

    test.each([
      "https://claude.ai",
      "https://evil.example",
      "http://localhost.evil.example",
      "http://127.0.0.1.evil.example",
    ])("is closed to a page of another: %s", (origin) => refused(path, { Origin: origin }));
  });

  // An edge looks the service up by the host.
  describe.skipIf(edge)("by another name", () => {
    const { port } = new URL(base);

    test.each([
      "evil.example",
      `evil.example:${port}`,
      "localhost.evil.example",
      "127.0.0.1.evil.example",
      "10.0.0.1",
      "[::2]",
    ])("of the host, %s, is closed to all", async (host) => {
      await refused(path, { Host: host });
      await refused(path, { Host: host, Origin: `http://${host}` });
    });

    test.runIf(isLocal).each(["localhost", `localhost:${port}`, "LOCALHOST", "127.0.0.1", "127.9.9.9:1", "[::1]:80"])(
      "of its machine, %s, is open",
      (host) => letIn(path, { Host: host }),
    );
  });

  test("lets pages send what belongs to a message, and read what belongs to an answer", async () => {
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

test.skipIf(edge)("other paths answer whatever host is named", async () => {
  expect((await call("/api/profile", { headers: { Host: "evil.example", Origin: "null" } })).status).toBe(200);
});
