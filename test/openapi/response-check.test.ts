import { describe, expect, inject, test } from "vitest";
import { jsonOf } from "../support/content/dist.ts";
import { createResponseCheck, type Exchange } from "../support/http/response-check.ts";

const check = createResponseCheck(jsonOf("/openapi.json") as Parameters<typeof createResponseCheck>[0]);

/** The response of the tested service to GET /api/projects?limit=1, with changes. */
const exchange = async (changes: Partial<Exchange> = {}): Promise<Exchange> => {
  const path = "/api/projects?limit=1";
  const response = await fetch(inject("baseUrl") + path);
  const headers = new Headers(response.headers);
  // fetch has decoded the body.
  headers.delete("Content-Encoding");
  const body = new Uint8Array(await response.arrayBuffer());
  return { method: "GET", path, status: response.status, headers, body, ...changes };
};

const bytesOf = (body: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(body));

const page = { count: 0, limit: 1, cursor: "0", has_more: false, projects: [] };

test("a response as described has no mismatch", async () => {
  expect(check(await exchange())).toEqual([]);
  expect(check(await exchange({ body: bytesOf(page) }))).toEqual([]);
});

describe("a mismatch is reported for", () => {
  test.each<readonly [name: string, changes: Partial<Exchange>, mismatch: string]>([
    ["a status", { status: 201 }, "the status is not documented"],
    ["a member", { body: bytesOf({ ...page, more: true }) }, "must NOT have additional properties"],
    ["a missing member", { body: bytesOf({ ...page, count: undefined }) }, "must have required property 'count'"],
    ["a type", { body: bytesOf({ ...page, limit: "1" }) }, "limit must be integer"],
    ["a body that is not JSON", { body: new TextEncoder().encode("{") }, "the body is not JSON"],
    ["a body of a HEAD request", { method: "HEAD" }, "is not documented"],
    [
      "an undocumented error format",
      { path: "/api/unknown", status: 404, body: bytesOf({ error: "x" }) },
      "error must",
    ],
  ])("%s", async (_, changes, mismatch) => {
    expect(check(await exchange(changes)).join()).toContain(mismatch);
  });

  test.each<readonly [name: string, value: string | undefined, mismatch: string]>([
    ["X-Request-Id", undefined, "the required header X-Request-Id is missing"],
    ["Link", undefined, "the required header Link is missing"],
    ["RateLimit-Limit", "many", "RateLimit-Limit: many does not match"],
    ["API-Version", "v2", "API-Version: v2 does not match"],
    ["Content-Type", "text/html", "the media type text/html is not documented"],
  ])("the header %s with the value %s", async (name, value, mismatch) => {
    const response = await exchange();
    if (value === undefined) response.headers.delete(name);
    else response.headers.set(name, value);
    expect(check(response).join()).toContain(mismatch);
  });
});
