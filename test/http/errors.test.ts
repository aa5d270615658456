import { describe, expect, test } from "vitest";
import { errorCodesIn } from "../../src/contract/errors/error-kinds.ts";
import { ErrorBody, ErrorBodyV1 } from "../../src/contract/resources/error.ts";
import { expectBody } from "../support/http/http-client.ts";
import { call, siteOf } from "../support/http/service.ts";

const failing: readonly [code: string, status: number, path: string, method?: string][] = [
  ["unauthorized", 401, "/api"],
  ["not_found", 404, "/api/nothing-here"],
  ["method_not_allowed", 405, "/api/profile", "DELETE"],
  ["invalid_cursor", 422, "/api/projects?cursor=x"],
  ["invalid_limit", 422, "/api/projects?limit=0"],
  ["invalid_type", 422, "/api/projects?type=x"],
  ["invalid_query", 422, `/api/projects?q=${"x".repeat(201)}`],
  ["validation_failed", 422, "/api/projects?limit=0&type=x"],
];

const docsIds = async (): Promise<Set<string>> => {
  const { text } = await call("/docs", { headers: { Accept: "text/html" } });
  return new Set(Array.from(text.matchAll(/\sid="([^"]*)"/g), ([, id = ""]) => id));
};

describe.each(failing)("%s", (code, status, path, method = "GET") => {
  test("has the right status, a message, a hint, and a docs link", async () => {
    const response = await call(path, { method });
    expect(response.status).toBe(status);
    expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
    const { error } = expectBody(ErrorBody, response.json());
    expect(error.code).toBe(code);
    expect(error.message.length).toBeGreaterThan(0);
    expect(error.hint.length).toBeGreaterThan(0);
    expect(error.docs).toBe(`${await siteOf()}/docs#${code}`);
    expect(await docsIds()).toContain(code);
  });

  test("is wrapped in the v1 envelope under /api/v1", async () => {
    const response = await call(path.replace(/^\/api/, "/api/v1"), { method });
    expect(response.status).toBe(status);
    expect(expectBody(ErrorBodyV1, response.json()).error.code).toBe(code);
    expect(response.text.startsWith('{"version":"v1","error":{')).toBe(true);
  });

  test("has the same content in Markdown", async () => {
    const [json, markdown] = await Promise.all([
      call(path, { method }),
      call(path, { method, headers: { Accept: "text/markdown" } }),
    ]);
    expect(markdown.status).toBe(status);
    expect(markdown.headers["content-type"]).toBe("text/markdown; charset=utf-8");
    const { error } = ErrorBody.parse(json.json());
    for (const part of [error.code, error.message, error.docs ?? ""]) expect(markdown.text).toContain(part);
    // Documents named in a hint are Markdown links.
    expect(markdown.text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")).toContain(error.hint);
    for (const issue of error.issues ?? []) expect(markdown.text).toContain(issue.message);
  });
});

test("every error code has an anchor in the docs", async () => {
  const anchors = await docsIds();
  for (const code of errorCodesIn(undefined)) expect(anchors).toContain(code);
});

test("the hint for an invalid cursor says to start again at 0", async () => {
  const { error } = ErrorBody.parse((await call("/api/projects?cursor=-1")).json());
  expect(error.hint).toMatch(/start again at (?:cursor )?0/i);
});

test("several invalid parameters are listed as issues", async () => {
  const { error } = ErrorBody.parse((await call("/api/projects?type=x&limit=51&cursor=01&q=ok")).json());
  expect(error.code).toBe("validation_failed");
  expect(error.issues?.map(({ path, code }) => `${path}: ${code}`).toSorted()).toStrictEqual([
    "cursor: invalid_cursor",
    "limit: invalid_limit",
    "type: invalid_type",
  ]);
  for (const { message } of error.issues ?? []) expect(message.length).toBeGreaterThan(0);
});

test("a single invalid parameter has no issues list", async () => {
  const { error } = ErrorBody.parse((await call("/api/projects?type=x&limit=5")).json());
  expect(error.issues).toBeUndefined();
});

test("client input cannot inject Markdown or HTML into an error", async () => {
  const sent = encodeURIComponent("`](http://evil.example) <script>alert(1)</script>\n# Owned");
  const { text } = await call(`/api/projects?cursor=${sent}`, { headers: { Accept: "text/markdown" } });
  expect(text.split("\n").filter((line) => line.startsWith("#"))).toHaveLength(1);
});
