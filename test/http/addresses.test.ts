import { describe, expect, test } from "vitest";
import { base, basePath, behindEdge, call, reads } from "../support/http/service.ts";
import { rawStatus, sendRaw } from "../support/http/socket.ts";

describe("a trailing slash in the path", () => {
  test.each([...reads, "/v1", "/agent/identity", ...(behindEdge ? [] : ["/docs"])])(
    "redirects %s/ to the path without it (308)",
    async (path) => {
      const { status, headers, bytes } = await call(`${path}/`);
      expect(status).toBe(308);
      expect(headers.location).toBe(basePath + path);
      expect(bytes.length).toBe(0);
    },
  );

  test("keeps the query string byte for byte in the redirect", async () => {
    const { headers } = await call("/api/projects/?q=%C5%81%C3%B3d%C5%BA+a%2Fb&limit=3&limit=4&x=/");
    expect(headers.location).toBe(`${basePath}/api/projects?q=%C5%81%C3%B3d%C5%BA+a%2Fb&limit=3&limit=4&x=/`);
  });

  test("removes several slashes in one redirect", async () => {
    expect((await call("/api/profile///")).headers.location).toBe(`${basePath}/api/profile`);
  });

  test("redirects HEAD requests too", async () => {
    expect((await call("/api/profile/", { method: "HEAD" })).status).toBe(308);
  });

  test("is left alone in the query string", async () => {
    expect((await call("/api/projects?x=/")).status).toBe(200);
    expect((await call("/api/projects?x=a/?/")).status).toBe(200);
  });

  test("is kept for the root path", async () => {
    expect((await call("/")).status).toBe(200);
  });

  const elsewhere = [
    "//evil.example/",
    "///evil.example/",
    "/\\evil.example/",
    "\\\\evil.example/",
    "/.//evil.example/",
    "/..//evil.example/",
    "/api/..//evil.example/",
    "/%2e//evil.example/",
    "/\t/evil.example/",
    "/%09/evil.example/",
    "//evil.example/..//evil.example/",
    "//evil.example//?x=1",
  ];
  test.each(basePath === "" ? elsewhere : [...elsewhere, ...elsewhere.map((path) => basePath + path)])(
    "never redirects %j to another site",
    async (path) => {
      const received = await sendRaw(base, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      expect(rawStatus(received)).toBeLessThan(500);
      const location = /^location: (.*)$/im.exec(received)?.[1]?.trim();
      if (location !== undefined)
        expect(new URL(location, "https://portfolio.example").origin).toBe("https://portfolio.example");
    },
  );
});

describe("query parameters", () => {
  test.each(["?unknown=1", "?", "?&&", "?=", "?unknown", "?limit=20", "?Cursor=5", "?cursor=0&unknown=%ff"])(
    "GET /api/projects%s returns the first page",
    async (query) => {
      const [plain, asked] = await Promise.all([call("/api/projects"), call(`/api/projects${query}`)]);
      expect(asked.status).toBe(200);
      const { warnings: _warnings, ...list } = asked.json() as Record<string, unknown>;
      expect(list).toStrictEqual(plain.json());
    },
  );

  test.each(reads.filter((path) => !path.endsWith("projects")))("GET %s ignores unknown parameters", async (path) => {
    expect((await call(`${path}?limit=0&cursor=x&unknown=1`)).status).toBe(200);
  });
});

describe("X-Request-Id", () => {
  const usable = ["a", "A-b_c.9", "0".repeat(128), "3f6c1d2e-8a51-4c52-9c8e-0d6d1a2f7b90"];
  const paths = [
    "/api/profile",
    "/api/projects?limit=0",
    "/api/nothing-here",
    "/api/profile/",
    ...(behindEdge ? [] : ["/docs"]),
  ];

  test.each(usable)("echoes %s on every kind of response", async (id) => {
    const headers = { "X-Request-Id": id };
    for (const path of paths) expect((await call(path, { headers })).headers["x-request-id"], path).toBe(id);
    const preflight = await call("/api/profile", { method: "OPTIONS", headers });
    expect(preflight.headers["x-request-id"]).toBe(id);
    const known = await call("/api/profile", { headers: { ...headers, "If-None-Match": "*" } });
    expect(known.headers["x-request-id"]).toBe(id);
  });

  test.each(["", "0".repeat(129), "a b", "a,b", "<script>", "é", 'a"b', "a/b"])(
    "replaces the unusable id %j with a new one",
    async (id) => {
      const headers = { "X-Request-Id": id };
      const [one, two] = await Promise.all([call("/api/profile", { headers }), call("/api/profile", { headers })]);
      expect(one.headers["x-request-id"]).toMatch(/^[A-Za-z0-9._-]{1,128}$/);
      expect(one.headers["x-request-id"]).not.toBe(id);
      expect(one.headers["x-request-id"]).not.toBe(two.headers["x-request-id"]);
    },
  );
});
