import { describe, expect, test } from "vitest";
import { markdownPath, sitePages } from "../../src/contract/site/pages.ts";
import { acceptHeaders } from "../support/http/accept-headers.ts";
import { basePath, behindEdge, call, type HttpResponse, pathAt, stableHeaders } from "../support/http/service.ts";

const html = /^text\/html\b/;
const markdown = /^text\/markdown; charset=utf-8$/;
const browser = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8";

const paths = [...sitePages.map(({ path }) => path), "/projects/tide-clock"];
const asking = (
  path: string,
  accept: string | undefined,
  more: Readonly<Record<string, string>> = {},
  method = "GET",
) => call(path, { method, headers: { ...(accept !== undefined && { Accept: accept }), ...more } });
const variesByAccept = ({ headers }: HttpResponse) => expect(headers.vary).toMatch(/\baccept\b(?!-)/i);

/** The stable headers, except the length, which platforms send differently. */
const settled = (response: HttpResponse) => {
  const { "content-length": length, "transfer-encoding": _, ...rest } = stableHeaders(response);
  return behindEdge ? rest : { ...rest, length };
};

describe.each(paths)("%s", (path) => {
  test("is HTML for a browser and Markdown on request", async () => {
    const [page, alternate, file] = await Promise.all([
      asking(path, browser),
      asking(path, "text/markdown"),
      call(markdownPath(path)),
    ]);
    expect([page.status, alternate.status, file.status]).toEqual([200, 200, 200]);
    expect(page.headers["content-type"]).toMatch(html);
    expect(alternate.headers["content-type"]).toMatch(markdown);
    expect(alternate.text).toBe(file.text);
    expect(alternate.text).toMatch(/^---\ntitle: /);
    for (const response of [page, alternate]) variesByAccept(response);
    expect(alternate.headers["content-location"]).toBe(basePath + markdownPath(path));
    expect(alternate.headers.link).toBe(page.headers.link);
    expect(page.headers.link).toContain(`<${basePath}${markdownPath(path)}>; rel="alternate"; type="text/markdown"`);
    expect(alternate.headers["cache-control"]).toBe(page.headers["cache-control"]);
    expect(alternate.headers["content-security-policy"]).toBe(page.headers["content-security-policy"]);
  });

  test.each([
    ["the page", browser, "text/markdown"],
    ["its Markdown", "text/markdown", browser],
  ])("returns 304 to a client that has %s and 200 to one that has the other form", async (_what, accept, other) => {
    const had = await asking(path, accept);
    expect(had.headers.etag).toMatch(/^(?:W\/)?"[^"]+"$/);
    const known = { "If-None-Match": had.headers.etag ?? "" };
    const [again, elsewhere] = await Promise.all([asking(path, accept, known), asking(path, other, known)]);
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect(again.headers.etag).toBe(had.headers.etag);
    variesByAccept(again);
    expect(elsewhere.status).toBe(200);
    expect(elsewhere.headers.etag).not.toBe(had.headers.etag);
  });

  test.each([browser, "text/markdown"])("answers HEAD like GET for Accept: %s", async (accept) => {
    const [get, head] = await Promise.all([asking(path, accept), asking(path, accept, {}, "HEAD")]);
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    expect(settled(head)).toStrictEqual(settled(get));
  });
});

const choices: readonly [accept: string | undefined, type: RegExp][] = [
  [undefined, html],
  ["", html],
  ["*/*", html],
  ["text/*", html],
  ["text/html", html],
  ["text/html, text/markdown", html],
  ["text/html, text/markdown;q=0.9", html],
  ["text/markdown;q=0.5, text/html;q=0.9", html],
  ["text/markdown;q=0.5, */*", html],
  ["text/markdown;q=0", html],
  ["text/markdown;q=0, text/html;q=0", html],
  ["application/json", html],
  ["image/png", html],
  [";;q=,/", html],
  ["text/markdown", markdown],
  ["TEXT/Markdown", markdown],
  ["text/markdown;charset=utf-8", markdown],
  ["text/markdown; variant=GFM, text/html;q=0.5", markdown],
  ["text/html;q=0.8, text/markdown", markdown],
  ["text/markdown, application/json", markdown],
  ["text/html;q=0, */*", markdown],
  // Agents that accept both list the preferred type first.
  ["text/markdown, text/html, */*", markdown],
  ["text/markdown, text/plain;q=0.9, */*;q=0.8", markdown],
  ["text/markdown;q=1.0, text/x-markdown;q=0.9, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1", markdown],
];

test.each(choices)("Accept: %s gets a page as %s", async (accept, type) => {
  const response = await asking("/changelog", accept);
  expect(response.status).toBe(200);
  expect(response.headers["content-type"]).toMatch(type);
  variesByAccept(response);
});

test.each(acceptHeaders)("a page suits the Accept of $client: $accept", async ({ accept, page }) => {
  const { headers } = await asking("/changelog", accept);
  expect(headers["content-type"]).toMatch(page === "html" ? html : markdown);
});

test("pages do not count against the rate limit", async () => {
  for (const accept of [browser, "text/markdown"])
    expect((await asking("/changelog", accept)).headers["ratelimit-limit"]).toBeUndefined();
});

test("a page does not depend on the User-Agent", async () => {
  const pages = await Promise.all(
    ["GPTBot/1.2", "Claude-User/1.0", "Mozilla/5.0", ""].map((name) => asking("/", browser, { "User-Agent": name })),
  );
  for (const page of pages) expect(page.bytes.equals(pages[0]?.bytes ?? Buffer.of())).toBe(true);
});

test("files other than pages are not negotiated", async () => {
  for (const path of ["/llms.txt", "/api/profile.json", "/favicon.svg"]) {
    const [plain, alternate] = await Promise.all([call(path), asking(path, "text/markdown")]);
    expect(alternate.headers["content-type"]).toBe(plain.headers["content-type"]);
    expect(alternate.bytes.equals(plain.bytes)).toBe(true);
  }
});

test("an unknown project is 404 in every form, and the Markdown suggests where to go", async () => {
  const [page, alternate] = await Promise.all([
    asking("/projects/nothing-here", browser),
    asking("/projects/nothing-here", "text/markdown"),
  ]);
  expect([page.status, alternate.status]).toEqual([404, 404]);
  expect(page.headers["content-type"]).toMatch(html);
  expect(alternate.headers["content-type"]).toMatch(markdown);
  const links = Array.from(alternate.text.matchAll(/[(<](https?:[^)>]+)[)>]/g), ([, url = ""]) => pathAt(url));
  expect(links).toEqual(expect.arrayContaining(["/llms.txt", "/sitemap.xml", "/docs"]));
  expect(alternate.text.length).toBeLessThan(600);
});
