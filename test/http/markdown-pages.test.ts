import { describe, expect, test } from "vitest";
import { sitePages, twinOf } from "../../src/contract/pages.ts";
import { type Answer, call, edge, lasting } from "../support/service.ts";

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
const variesByAccept = ({ headers }: Answer) => expect(headers.vary).toMatch(/\baccept\b(?!-)/i);

/** What stays, but for how a platform sends the length of pages. */
const settled = (answer: Answer) => {
  const { "content-length": length, "transfer-encoding": _, ...rest } = lasting(answer);
  return edge ? rest : { ...rest, length };
};

describe.each(paths)("%s", (path) => {
  test("is HTML for a browser, and its Markdown for whoever asks for that", async () => {
    const [page, twin, file] = await Promise.all([
      asking(path, browser),
      asking(path, "text/markdown"),
      call(twinOf(path)),
    ]);
    expect([page.status, twin.status, file.status]).toEqual([200, 200, 200]);
    expect(page.headers["content-type"]).toMatch(html);
    expect(twin.headers["content-type"]).toMatch(markdown);
    expect(twin.text).toBe(file.text);
    expect(twin.text).toMatch(/^---\ntitle: /);
    for (const answer of [page, twin]) variesByAccept(answer);
    expect(twin.headers["content-location"]).toBe(twinOf(path));
    expect(twin.headers.link).toBe(page.headers.link);
    expect(page.headers.link).toContain(`<${twinOf(path)}>; rel="alternate"; type="text/markdown"`);
    expect(twin.headers["cache-control"]).toBe(page.headers["cache-control"]);
    expect(twin.headers["content-security-policy"]).toBe(page.headers["content-security-policy"]);
  });

  test.each([
    ["the page", browser, "text/markdown"],
    ["its Markdown", "text/markdown", browser],
  ])("is not sent again to a client that has %s, and sent to one that has the other", async (_what, accept, other) => {
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

  test.each([browser, "text/markdown"])("answers HEAD as GET, without a body, for Accept: %s", async (accept) => {
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
  // What agents send that can read both: the one that they name first is the one that they want.
  ["text/markdown, text/html, */*", markdown],
  ["text/markdown, text/plain;q=0.9, */*;q=0.8", markdown],
  ["text/markdown;q=1.0, text/x-markdown;q=0.9, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1", markdown],
];

test.each(choices)("for Accept: %s a page is %s", async (accept, type) => {
  const answer = await asking("/changelog", accept);
  expect(answer.status).toBe(200);
  expect(answer.headers["content-type"]).toMatch(type);
  variesByAccept(answer);
});

test("pages are not counted, in whichever form", async () => {
  for (const accept of [browser, "text/markdown"])
    expect((await asking("/changelog", accept)).headers["ratelimit-limit"]).toBeUndefined();
});

test("a page is the same for readers of every name", async () => {
  const pages = await Promise.all(
    ["GPTBot/1.2", "Claude-User/1.0", "Mozilla/5.0", ""].map((name) => asking("/", browser, { "User-Agent": name })),
  );
  for (const page of pages) expect(page.bytes.equals(pages[0]?.bytes ?? Buffer.of())).toBe(true);
});

test("what is no page is not negotiated", async () => {
  for (const path of ["/llms.txt", "/api/profile.json", "/favicon.svg"]) {
    const [plain, twin] = await Promise.all([call(path), asking(path, "text/markdown")]);
    expect(twin.headers["content-type"]).toBe(plain.headers["content-type"]);
    expect(twin.bytes.equals(plain.bytes)).toBe(true);
  }
});

test("a project that is not there is 404 in every form, and its Markdown says where to go on", async () => {
  const [page, twin] = await Promise.all([
    asking("/projects/nothing-here", browser),
    asking("/projects/nothing-here", "text/markdown"),
  ]);
  expect([page.status, twin.status]).toEqual([404, 404]);
  expect(page.headers["content-type"]).toMatch(html);
  expect(twin.headers["content-type"]).toMatch(markdown);
  const links = Array.from(twin.text.matchAll(/[(<](https?:[^)>]+)[)>]/g), ([, url = ""]) => new URL(url).pathname);
  expect(links).toEqual(expect.arrayContaining(["/llms.txt", "/sitemap.xml", "/docs"]));
  expect(twin.text.length).toBeLessThan(600);
});
