import { expect, test } from "vitest";
import { protectedPaths } from "../support/http/protected-paths.ts";
import { call, reads } from "../support/http/service.ts";

const exposed = [
  "ETag",
  "Link",
  "Location",
  "Retry-After",
  "API-Version",
  "Deprecation",
  "Sunset",
  "WWW-Authenticate",
  "Idempotent-Replay",
  "RateLimit-Limit",
  "RateLimit-Remaining",
  "RateLimit-Reset",
  "RateLimit",
  "RateLimit-Policy",
  "X-Request-Id",
];

const known = { "If-None-Match": "*" };
const requests: readonly [what: string, path: string, options?: Parameters<typeof call>[1]][] = [
  ...[...reads, ...protectedPaths].map((path): [string, string] => [path, path]),
  ["a 304", "/api/profile", { headers: known }],
  ["a 304 for a list that is generated on request", "/api/projects?limit=3", { headers: known }],
  ["an answer to a question", "/ask?q=project"],
  ["an answer that is streamed", "/ask?q=project&streaming=true"],
  ["a 308", "/api/profile/"],
  ["a 404", "/api/nothing-here"],
  ["a 404 in the mirror", "/api/v1/nothing-here"],
  ["a 405", "/api/profile", { method: "DELETE" }],
  ["a 422", "/api/projects?limit=0"],
  ["an error in Markdown", "/api/nothing-here", { headers: { Accept: "text/markdown" } }],
];

const markdown = { headers: { Accept: "text/markdown" } };
const pages: typeof requests = [
  ["the Markdown file of a page", "/docs.md"],
  ["the Markdown file of a project", "/projects/tide-clock.md"],
  ["a page as Markdown", "/docs", markdown],
  ["a project as Markdown", "/projects/tide-clock", markdown],
];

test.each([...requests, ...pages])("%s is readable by scripts from any origin", async (_, path, options) => {
  const { headers } = await call(path, {
    ...options,
    headers: { Origin: "https://other.example", ...options?.headers },
  });
  expect(headers["access-control-allow-origin"]).toBe("*");
  expect(headers["access-control-allow-credentials"]).toBeUndefined();
  const names = (headers["access-control-expose-headers"] ?? "").split(",").map((name) => name.trim().toLowerCase());
  expect(names.toSorted()).toStrictEqual(exposed.map((name) => name.toLowerCase()).toSorted());
});

test.each(requests)("%s returns API-Version and the remaining rate limit", async (_, path, options) => {
  const { headers } = await call(path, options);
  expect(headers).toMatchObject({ "api-version": "v1", deprecation: "false" });
  const limit = Number(headers["ratelimit-limit"]);
  const remaining = Number(headers["ratelimit-remaining"]);
  const reset = Number(headers["ratelimit-reset"]);
  expect(remaining).toBeGreaterThanOrEqual(0);
  expect(remaining).toBeLessThan(limit);
  expect(reset).toBeGreaterThanOrEqual(1);
  expect(reset).toBeLessThanOrEqual(60);
  expect(headers["ratelimit-policy"]).toBe(`"demo";q=${limit};w=60`);
  expect(headers.ratelimit).toBe(`"demo";r=${remaining};t=${reset}`);
});

test.each([
  ...requests,
  ["a page", "/docs"],
  ["a page that does not exist", "/nothing-here"],
] satisfies typeof requests)("%s sends nosniff and a Referrer-Policy", async (_, path, options) => {
  const { headers } = await call(path, options);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["referrer-policy"]).toBeTruthy();
});
