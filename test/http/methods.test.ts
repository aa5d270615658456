import { describe, expect, test } from "vitest";
import { ErrorBody, ErrorBodyV1 } from "../../src/contract/resources/error.ts";
import { protectedPaths } from "../support/http/protected-paths.ts";
import { behindEdge, call, reads, stableHeaders } from "../support/http/service.ts";

const everyPath = [...reads, "/ask", ...protectedPaths];
const jobs = ["/api/jobs/x", "/api/v1/jobs/x"];
const batches = ["/api/batch", "/api/v1/batch"];
/** The methods that a path allows, sorted. */
const methodsOf = (path: string): readonly string[] => {
  if (batches.includes(path)) return ["OPTIONS", "POST"];
  return ["GET", "HEAD", "OPTIONS", ...(/\/(?:contact|ask)$/.test(path) ? ["POST"] : [])];
};
const splitHeader = (header: string | undefined): string[] => (header ?? "").split(",").map((name) => name.trim());

describe("HEAD", () => {
  const paths = [
    ...everyPath,
    "/api/projects?q=a&limit=50",
    "/api/projects?limit=0",
    "/ask?q=project",
    "/ask?limit=0",
    "/api/nothing-here",
    ...(behindEdge ? [] : ["/docs"]),
  ];
  test.each(paths)("%s returns the headers of GET without a body", async (path) => {
    const [head, get] = await Promise.all([call(path, { method: "HEAD" }), call(path)]);
    expect(head.status).toBe(get.status);
    expect(head.bytes.length).toBe(0);
    expect(stableHeaders(head)).toStrictEqual(stableHeaders(get));
    expect(head.headers["content-length"]).toBe(String(get.bytes.length));
  });

  test.skipIf(behindEdge)("reports the compressed Content-Length of an encoded read", async () => {
    const headers = { "Accept-Encoding": "gzip" };
    const [head, get] = await Promise.all([
      call("/api/projects", { method: "HEAD", headers }),
      call("/api/projects", { headers }),
    ]);
    expect(head.headers["content-encoding"]).toBe("gzip");
    expect(stableHeaders(head)).toStrictEqual(stableHeaders(get));
  });

  test("returns 304 where GET does", async () => {
    const { headers } = await call("/api/profile");
    const known = { "If-None-Match": headers.etag ?? "" };
    expect((await call("/api/profile", { method: "HEAD", headers: known })).status).toBe(304);
  });
});

describe("OPTIONS", () => {
  test.each([...everyPath, "/api/nothing-here"])("%s allows scripts from any origin", async (path) => {
    const { status, headers, bytes } = await call(path, {
      method: "OPTIONS",
      headers: { Origin: "https://other.example", "Access-Control-Request-Method": "GET" },
    });
    expect(status).toBe(204);
    expect(bytes.length).toBe(0);
    expect(headers["access-control-allow-origin"]).toBe("*");
    expect(headers["access-control-allow-credentials"]).toBeUndefined();
    expect(splitHeader(headers["access-control-allow-methods"])).toEqual(
      expect.arrayContaining(["GET", "HEAD", "OPTIONS"]),
    );
    const allowed = splitHeader(headers["access-control-allow-headers"]).map((name) => name.toLowerCase());
    for (const name of [
      "accept",
      "authorization",
      "content-type",
      "idempotency-key",
      "if-none-match",
      "x-api-key",
      "x-request-id",
    ])
      expect(allowed).toContain(name);
  });

  test.each([...everyPath, ...jobs, ...batches])("%s lists the methods in Allow", async (path) => {
    const { headers } = await call(path, { method: "OPTIONS" });
    expect(splitHeader(headers.allow).toSorted()).toStrictEqual(methodsOf(path));
  });

  test("has no Allow for an unknown path", async () => {
    expect((await call("/api/nothing-here", { method: "OPTIONS" })).headers.allow).toBeUndefined();
  });

  test("does not count against the rate limit", async () => {
    const { headers } = await call("/api/profile", { method: "OPTIONS" });
    expect(Object.keys(headers).filter((name) => name.startsWith("ratelimit"))).toStrictEqual([]);
  });
});

describe.each(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "PROPFIND"])("%s", (method) => {
  test.each([...everyPath, ...jobs, ...batches].filter((path) => !methodsOf(path).includes(method)))(
    "%s returns 405 with the allowed methods",
    async (path) => {
      const { status, headers, json } = await call(path, { method });
      expect(status).toBe(405);
      expect(splitHeader(headers.allow).toSorted()).toStrictEqual(methodsOf(path));
      if (method === "HEAD") return;
      const schema = path.startsWith("/api/v1") ? ErrorBodyV1 : ErrorBody;
      expect(schema.parse(json()).error.code).toBe("method_not_allowed");
    },
  );

  test("returns 404 for an unknown path", async () => {
    expect((await call("/api/nothing-here", { method })).status).toBe(404);
  });
});
