import { describe, expect, test } from "vitest";
import { ErrorBody, ErrorBodyV1 } from "../../src/contract/resources/error.ts";
import { call, edge, guarded, lasting, reads } from "../support/service.ts";

const everyPath = [...reads, "/ask", ...guarded];
/** What each path takes beside GET, HEAD and OPTIONS; a path that is not a read takes neither of the first two. */
const jobs = ["/api/jobs/x", "/api/v1/jobs/x"];
const batches = ["/api/batch", "/api/v1/batch"];
const methodsOf = (path: string): readonly string[] => {
  if (batches.includes(path)) return ["OPTIONS", "POST"];
  return ["GET", "HEAD", "OPTIONS", ...(/\/(?:contact|ask)$/.test(path) ? ["POST"] : [])];
};
const list = (header: string | undefined): string[] => (header ?? "").split(",").map((name) => name.trim());

describe("HEAD", () => {
  const paths = [
    ...everyPath,
    "/api/projects?q=a&limit=50",
    "/api/projects?limit=0",
    "/ask?q=project",
    "/ask?limit=0",
    "/api/nothing-here",
    ...(edge ? [] : ["/docs"]),
  ];
  test.each(paths)("of %s answers with the headers of GET and no body", async (path) => {
    const [head, get] = await Promise.all([call(path, { method: "HEAD" }), call(path)]);
    expect(head.status).toBe(get.status);
    expect(head.bytes.length).toBe(0);
    expect(lasting(head)).toStrictEqual(lasting(get));
    expect(head.headers["content-length"]).toBe(String(get.bytes.length));
  });

  test.skipIf(edge)("of a compressed read tells the length of the compressed bytes", async () => {
    const headers = { "Accept-Encoding": "gzip" };
    const [head, get] = await Promise.all([
      call("/api/projects", { method: "HEAD", headers }),
      call("/api/projects", { headers }),
    ]);
    expect(head.headers["content-encoding"]).toBe("gzip");
    expect(lasting(head)).toStrictEqual(lasting(get));
  });

  test("is answered 304 where GET is", async () => {
    const { headers } = await call("/api/profile");
    const known = { "If-None-Match": headers.etag ?? "" };
    expect((await call("/api/profile", { method: "HEAD", headers: known })).status).toBe(304);
  });
});

describe("OPTIONS", () => {
  test.each([...everyPath, "/api/nothing-here"])("of %s lets scripts of any origin in", async (path) => {
    const { status, headers, bytes } = await call(path, {
      method: "OPTIONS",
      headers: { Origin: "https://other.example", "Access-Control-Request-Method": "GET" },
    });
    expect(status).toBe(204);
    expect(bytes.length).toBe(0);
    expect(headers["access-control-allow-origin"]).toBe("*");
    expect(headers["access-control-allow-credentials"]).toBeUndefined();
    expect(list(headers["access-control-allow-methods"])).toEqual(expect.arrayContaining(["GET", "HEAD", "OPTIONS"]));
    const allowed = list(headers["access-control-allow-headers"]).map((name) => name.toLowerCase());
    for (const name of ["accept", "authorization", "content-type", "if-none-match", "x-api-key", "x-request-id"])
      expect(allowed).toContain(name);
  });

  test("is not counted against the limit", async () => {
    const { headers } = await call("/api/profile", { method: "OPTIONS" });
    expect(Object.keys(headers).filter((name) => name.startsWith("ratelimit"))).toStrictEqual([]);
  });
});

describe.each(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "PROPFIND"])("%s", (method) => {
  test.each([...everyPath, ...jobs, ...batches].filter((path) => !methodsOf(path).includes(method)))(
    "is not a method of %s, and Allow names those that are",
    async (path) => {
      const { status, headers, json } = await call(path, { method });
      expect(status).toBe(405);
      expect(list(headers.allow).toSorted()).toStrictEqual(methodsOf(path));
      if (method === "HEAD") return;
      const schema = path.startsWith("/api/v1") ? ErrorBodyV1 : ErrorBody;
      expect(schema.parse(json()).error.code).toBe("method_not_allowed");
    },
  );

  test("of a path that does not exist is not found", async () => {
    expect((await call("/api/nothing-here", { method })).status).toBe(404);
  });
});
