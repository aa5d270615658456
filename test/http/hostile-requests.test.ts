import { describe, expect, test } from "vitest";
import { base, basePath, behindEdge, call } from "../support/http/service.ts";
import { rawStatus, sendRaw } from "../support/http/socket.ts";

/** Sends a request target. A path is relative to the service. */
const get = (target: string, host = "Host: localhost\r\n", version = "1.1") =>
  sendRaw(
    base,
    `GET ${target.startsWith("/") ? basePath : ""}${target} HTTP/${version}\r\n${host}Connection: close\r\n\r\n`,
  );

const targets = [
  "//",
  "///",
  "/%ff",
  "/%00",
  "/%",
  "/%2",
  "/%zz",
  "/api/%ff",
  "/api/%00",
  "/api/profile%00",
  "/api/profile%00.json",
  "/api/profile%ff?q=%ff",
  "/api/profile;a=b",
  "/../",
  "/..",
  "/../../../../etc/passwd",
  "/..%2f..%2fpackage.json",
  "/api/../../package.json",
  "/api/..%2f..%2fpackage.json",
  "/api/%2e%2e/%2e%2e/package.json",
  "/api/..%252f..%252fpackage.json",
  "/api/..%5c..%5cpackage.json",
  "/api/\\..\\..\\package.json",
  "/api/\\..",
  "/\\",
  "/file:///etc/passwd",
  "/C:/windows/win.ini",
  "/package.json",
  "/functions/app.ts",
  "/.git/config",
  "/.env",
  "/_headers",
  "/_redirects",
  "/_manifest.json",
  "/.assetsignore",
  "/%5fheaders",
  "/./_headers",
  "/api/../_redirects",
  "//_manifest.json",
  "/api/profile.json.br",
  "/api/profile.json.gz",
  "/api/profile.json.br?x=1",
  "/docs/index.html.br",
  "/__proto__",
  "/constructor",
  "/toString",
  "/api/__proto__",
  "/{id}",
  "/api/*",
  "/:path",
  `/${"a".repeat(6_000)}`,
  `/api/${"%2f".repeat(2_000)}`,
  `/${"a/".repeat(3_000)}`,
  "http://evil.example/../../package.json",
  "http://evil.example:99999/api/profile",
  "http://[::1/api/profile",
  "http:///api/profile",
  "http:api/profile",
  "https://user:pass@evil.example/api/nothing-here",
  "ftp://evil.example/",
  "file:///etc/passwd",
  "javascript:alert(1)",
  ...(behindEdge ? [] : ["*"]),
  "api/profile",
  "?x=1",
  "/api/profile\u00ff",
  "/\u00e9",
  "/#fragment",
];

/** Text that occurs only in files outside the built site or in files for hosts. */
const privateText =
  /root:x:|"devDependencies"|createApp|\[core\]|API-Version: v1\n|\/api\/profile \/api\/profile\.json|"etag":/;

describe("a hostile path", () => {
  test.each(targets)("%j causes no server error and reveals no private file", async (target) => {
    const received = await get(target);
    const status = rawStatus(received);
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
    const [, body = ""] = received.split(/\r\n\r\n(.*)/s);
    expect(body).not.toMatch(privateText);
  });

  test.skipIf(behindEdge)("OPTIONS for the server in general is not an error (RFC 9110 §9.3.7)", async () => {
    const received = await sendRaw(base, "OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    expect(rawStatus(received)).toBe(204);
    expect(received).toMatch(/^access-control-allow-methods: GET, HEAD, POST, OPTIONS\r$/im);
  });

  test.each(["/_headers", "/_redirects", "/_manifest.json", "/.assetsignore", "/api/profile.json.br"])(
    "%s is 404 for every method",
    async (path) => {
      for (const method of ["GET", "HEAD", "POST", "DELETE"]) expect((await call(path, { method })).status).toBe(404);
    },
  );

  test("matches a read only by its exact spelling", async () => {
    for (const path of ["/api/Profile", "/API/profile", "/api//profile", "//api/profile", "/api/profile.JSON"])
      expect((await call(path)).status, path).toBe(404);
  });
});

describe("a hostile query", () => {
  const queries = [
    "?q=%ff",
    "?q=%",
    "?q=%00",
    "?q=%ED%A0%80",
    "?q=%F0%9F",
    "?%ff=%ff",
    "?q[]=a",
    "?q=a&q=b&q=c",
    "?limit[]=5",
    "?__proto__=1&constructor=2&toString=3",
    "?cursor=__proto__",
    `?q=${"%C5%81".repeat(1_000)}`,
    `?${"a=b&".repeat(1_500)}`,
    `?limit=${"9".repeat(5_000)}`,
    "??limit=1",
    "?limit=1;cursor=2",
    "?q=\u00ff",
    "?q=a\\b'c\"d<e>",
  ];
  test.each(queries)("%j gets a response or a client error", async (query) => {
    const status = rawStatus(await get(`/api/projects${query}`));
    expect([200, 400, 422]).toContain(status);
  });
});

// An edge parses HTTP itself and routes by host.
describe.skipIf(behindEdge)("a hostile Host header", () => {
  test.each(["", "evil.example", "evil.example:99999", "x:65536"])(
    "of %j does not change the response",
    async (host) => {
      const received = await get("/api/sandbox", `Host: ${host}\r\n`);
      expect(rawStatus(received)).toBe(200);
      expect(received).not.toContain("evil.example");
    },
  );

  const invalid = ["[::1", "[", "a b", "localhost:abc", "a/b", "a@b", "%", "\u00ff", "a?b", "a#b"];
  test.each(invalid)("of %j is invalid (RFC 9112 §3.2)", async (host) => {
    const received = await get("/api/sandbox", `Host: ${host}\r\n`);
    expect(rawStatus(received)).toBe(400);
    expect(received).toContain('"code":"invalid_request"');
  });

  test("is invalid if there are two (RFC 9112 §3.2)", async () => {
    expect(rawStatus(await get("/api/sandbox", "Host: localhost\r\nHost: localhost\r\n"))).toBe(400);
  });

  test("may be missing in HTTP/1.0 but not in HTTP/1.1", async () => {
    expect(rawStatus(await get("/api/profile", ""))).toBe(400);
    expect(rawStatus(await get("/api/profile", "", "1.0"))).toBe(200);
  });

  test("in an absolute-form target does not change the response (RFC 9112 §3.2.2)", async () => {
    const received = await get(`http://evil.example${basePath}/api/projects?limit=1`);
    expect(rawStatus(received)).toBe(200);
    expect(received).not.toContain("evil.example");
  });
});

test.skipIf(behindEdge)("OPTIONS * is answered", async () => {
  const received = await sendRaw(base, "OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  expect(rawStatus(received)).toBeLessThan(500);
});

test.skipIf(behindEdge)("an unknown method is refused", async () => {
  const answer = await sendRaw(base, "FOO /api/profile HTTP/1.1\r\nHost: x\r\n\r\n");
  expect(rawStatus(answer)).toBe(405);
  expect(answer).toMatch(/^allow: get, head, options\r$/im);
  expect(answer).toContain('"code":"method_not_allowed"');
});

test.skipIf(behindEdge)("a path with a backslash is 404", async () => {
  const answer = await sendRaw(base, "GET /api\\profile HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  expect(rawStatus(answer)).toBe(404);
  expect(answer).toContain('"code":"not_found"');
});

test("bytes that are not HTTP get 400 or a closed connection", async () => {
  expect(rawStatus(await sendRaw(base, "\u0016\u0003\u0001\r\n\r\n"))).toBe(400);
});
