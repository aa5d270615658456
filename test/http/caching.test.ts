import { describe, expect, test } from "vitest";
import { call, sharedReads, stableHeaders } from "../support/http/service.ts";

const computedReads = [
  "/api/projects?limit=3",
  "/api/v1/projects?type=client&limit=2",
  "/api/projects?q=a",
  "/ask",
  "/ask?q=project",
];
const etagOf = async (path: string): Promise<string> => (await call(path)).headers.etag ?? "";

describe.each([...sharedReads, ...computedReads])("%s", (path) => {
  test("has a strong and stable ETag", async () => {
    const [first, second] = await Promise.all([call(path), call(path)]);
    expect(first.headers.etag).toMatch(/^"[^"]+"$/);
    expect(second.headers.etag).toBe(first.headers.etag);
  });

  test("returns 304 with the same headers for a matching If-None-Match", async () => {
    const full = await call(path);
    const { "content-type": _type, "content-length": _length, ...kept } = stableHeaders(full);
    const again = await call(path, { headers: { "If-None-Match": full.headers.etag ?? "" } });
    expect(again.status).toBe(304);
    expect(again.bytes.length).toBe(0);
    expect(stableHeaders(again)).toStrictEqual(kept);
    expect(again.headers).toMatchObject({
      "access-control-allow-origin": "*",
      "api-version": "v1",
      deprecation: "false",
      "ratelimit-limit": expect.any(String),
      "x-request-id": expect.any(String),
      vary: expect.stringMatching(/accept-encoding/i),
    });
  });
});

describe("If-None-Match", () => {
  const path = "/api/profile";
  const cases: readonly [what: string, header: (tag: string) => string, status: number][] = [
    ["the tag in a list", (tag) => `"one", ${tag},"two"`, 304],
    ["the tag in a list with irregular spaces", (tag) => `"one"  ,${tag}`, 304],
    ["the tag marked as weak", (tag) => `W/${tag}`, 304],
    ["the tag marked as weak in a list", (tag) => `W/"one", W/${tag}`, 304],
    ["any tag", () => "*", 304],
    ["another tag", () => '"another"', 200],
    ["a list of other tags", () => '"one", W/"two"', 200],
    ["the tag without its quotes", (tag) => tag.replaceAll('"', ""), 200],
    ["a longer tag with the same start", (tag) => tag.replace(/"$/, 'x"'), 200],
    ["nothing", () => "", 200],
  ];
  test.each(cases)("returns the right status for %s", async (_, header, status) => {
    const response = await call(path, { headers: { "If-None-Match": header(await etagOf(path)) } });
    expect(response.status).toBe(status);
    expect(response.bytes.length > 0).toBe(status === 200);
  });

  test("does not turn an error into a 304", async () => {
    expect((await call("/api/projects?limit=0", { headers: { "If-None-Match": "*" } })).status).toBe(422);
  });
});

test.each(["/api/profile", "/api/projects?limit=3"])("%s ignores If-Match", async (path) => {
  const { status, text } = await call(path, { headers: { "If-Match": '"another"' } });
  expect([status, text]).toStrictEqual([200, (await call(path)).text]);
});

test("errors are no-store", async () => {
  for (const path of ["/api/nothing-here", "/api/projects?limit=0", "/api", "/nothing-here"])
    expect((await call(path)).headers["cache-control"], path).toBe("no-store");
});
