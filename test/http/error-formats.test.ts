import { describe, expect, test } from "vitest";
import { acceptHeaders } from "../support/http/accept-headers.ts";
import { call } from "../support/http/service.ts";

const browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
const json = "application/json; charset=utf-8";
const markdown = "text/markdown; charset=utf-8";
const html = /^text\/html\b/;

const either: readonly [accept: string | undefined, type: string][] = [
  [undefined, json],
  ["*/*", json],
  ["application/json", json],
  ["text/markdown", markdown],
  ["text/markdown, application/json", markdown],
  ["application/json, text/markdown", json],
  ["text/markdown;q=0.4, application/json;q=0.5", json],
  ["text/markdown;q=0.5, application/json;q=0.4", markdown],
  ["text/markdown;q=0", json],
  ["text/markdown;q=0, */*", json],
  ["text/markdown, */*;q=0.1", markdown],
  ["TEXT/Markdown", markdown],
  ["application/xml", json],
  ["image/png", json],
  ["", json],
  [";;q=,/", json],
];

const withAccept = (accept: string | undefined) => ({ headers: accept === undefined ? {} : { Accept: accept } });

describe.each(["/api/nothing-here", "/api/v1/nothing-here", "/api", "/agent/nothing-here", "/v1/x", "/.well-known/x"])(
  "%s",
  (path) => {
    test.each([...either, [browser, json], ["text/html", json]] satisfies typeof either)(
      "has the right content type for Accept: %s",
      async (accept, type) => {
        const { headers } = await call(path, withAccept(accept));
        expect(headers["content-type"]).toBe(type);
        expect(headers.vary).toMatch(/\baccept\b(?!-)/i);
      },
    );
  },
);

test.each(acceptHeaders)("an API error suits the Accept of $client: $accept", async ({ accept, apiError }) => {
  const { headers } = await call("/api/nothing-here", withAccept(accept));
  expect(headers["content-type"]).toBe(apiError === "json" ? json : markdown);
});

describe("an unknown path outside the API", () => {
  test.each(either)("has the right content type for Accept: %s", async (accept, type) => {
    const { status, headers } = await call("/nothing-here", withAccept(accept));
    expect(status).toBe(404);
    expect(headers["content-type"]).toBe(type);
    expect(headers.vary).toMatch(/\baccept\b(?!-)/i);
  });

  test.each([browser, "text/html", "text/html, text/markdown;q=0.9"])(
    "is an HTML page for Accept: %s",
    async (accept) => {
      const { status, headers, text } = await call("/nothing-here", withAccept(accept));
      expect(status).toBe(404);
      expect(headers["content-type"]).toMatch(html);
      expect(text).toMatch(/^<!doctype html>/i);
      expect(headers.vary).toMatch(/\baccept\b(?!-)/i);
      expect(headers["cache-control"]).toBe("no-store");
    },
  );

  test("is Markdown if a client prefers it to HTML", async () => {
    const { headers } = await call("/nothing-here", withAccept("text/html;q=0.8, text/markdown"));
    expect(headers["content-type"]).toBe(markdown);
  });
});

test.each(["/", "/docs", "/changelog", "/nothing-here"])("%s allows no inline script", async (path) => {
  const { headers, text } = await call(path, withAccept(browser));
  expect(headers["content-type"]).toMatch(html);
  const policy = headers["content-security-policy"];
  expect(policy).toEqual(expect.any(String));
  const directives = new Map(
    String(policy)
      .split(";")
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = "", ...sources]) => [name, sources]),
  );
  const scripts = directives.get("script-src") ?? directives.get("default-src");
  expect(scripts).toBeDefined();
  expect(scripts).not.toContain("'unsafe-inline'");
  expect(scripts).not.toContain("'unsafe-eval'");
  expect(text).not.toMatch(/<script(?![^>]*\bsrc=)(?![^>]*application\/(?:ld\+)?json|[^>]*speculationrules)/i);
  expect(text).not.toMatch(/\son[a-z]+="/i);
});
