import { describe, expect, test } from "vitest";
import { limits } from "../../src/contract/limits.ts";
import { answerPath } from "../../src/contract/site/templates/answer-page.ts";
import { answerableQuestion, offTopicQuestion } from "../support/ask/ask.ts";
import { basePath, call } from "../support/http/service.ts";

/** What browsers send when a form is submitted. */
const browserHeaders = { Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" };

const open = (fields: readonly (readonly [string, string])[]) =>
  call(`${answerPath}?${new URLSearchParams(fields.map((field) => [...field]))}`, { headers: browserHeaders });

const main = (html: string): string => /<main.*<\/main>/s.exec(html)?.[0] ?? "";
const hiddenFields = (html: string): readonly string[] =>
  Array.from(html.matchAll(/<input type="hidden" name="context\.prev" value="([^"]*)">/g), ([, value = ""]) => value);

describe("the page with an answer", () => {
  test("has the answer and the sources of /ask, and the form for the next question", async () => {
    const { status, headers, text } = await open([["q", answerableQuestion]]);
    const json = await call(`/ask?${new URLSearchParams({ q: answerableQuestion })}`);
    const { answer, results } = JSON.parse(json.text);
    expect(status).toBe(200);
    expect(headers["content-type"]).toMatch("text/html");
    expect(headers["cache-control"]).toBe(json.headers["cache-control"]);
    expect(headers["content-security-policy"]).toMatch("script-src 'self'");
    expect(headers.etag).toMatch(/^"/);
    const page = main(text);
    expect(page).toContain(answer.replaceAll('"', "&quot;"));
    for (const { url } of results) expect(page).toContain(`<a href="${url}">`);
    expect(page).toContain(`action="${basePath}${answerPath}"`);
    expect(hiddenFields(page)).toEqual([answerableQuestion]);
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(text).not.toMatch(/<!--\w/);
  });

  test("is only the form without a question", async () => {
    const { status, headers, text } = await call(answerPath, { headers: browserHeaders });
    expect([status, hiddenFields(text)]).toEqual([200, []]);
    expect([headers["x-robots-tag"], text.includes("noindex")]).toEqual([undefined, false]);
    expect(main(text)).not.toMatch(/class="(?:asked|answer|sources)"/);
  });

  test("keeps the latest earlier questions", async () => {
    const earlier = Array.from({ length: 8 }, (_, index) => `What about ${index}?`);
    const { text } = await open([...earlier.map((each) => ["context.prev", each] as const), ["q", answerableQuestion]]);
    expect(hiddenFields(text)).toEqual([...earlier, answerableQuestion].slice(-limits.ask.contextQuestions));
  });

  test("says that there is no answer", async () => {
    const { status, text } = await open([["q", offTopicQuestion]]);
    expect(status).toBe(200);
    expect(main(text)).toContain("This site did not understand the question");
    expect(main(text)).not.toContain('class="sources"');
  });

  test("explains an error in a sentence, with the status of /ask", async () => {
    const tooLong = await open([["q", "x".repeat(limits.ask.maxQuestionLength + 1)]]);
    expect([tooLong.status, tooLong.headers["cache-control"]]).toEqual([422, "no-store"]);
    expect(tooLong.headers["content-type"]).toMatch("text/html");
    expect(main(tooLong.text)).toContain(`more than ${limits.ask.maxQuestionLength} characters`);
    const invalid = await open([
      ["q", answerableQuestion],
      ["limit", "many"],
    ]);
    expect(invalid.status).toBe(422);
    expect(main(invalid.text)).toContain("could not be answered");
  });

  test.each([
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "</p></main><!--answer--><!--]question-->$&",
    "javascript:alert(1) <a href=javascript:alert(1)>",
  ])("shows %j as text", async (typed) => {
    const plain = await open([
      ["context.prev", "word"],
      ["q", offTopicQuestion],
    ]);
    const { status, text } = await open([
      ["context.prev", typed],
      ["q", `${offTopicQuestion} ${typed}`],
    ]);
    expect(status).toBe(200);
    const tags = (html: string): readonly string[] =>
      (main(html).match(/<[^>]*>/g) ?? []).map((tag) => tag.slice(0, 6));
    // The answer can have sources, so only the start is compared: the heading and the question.
    expect(tags(text).slice(0, 10)).toEqual(tags(plain.text).slice(0, 10));
    expect(text).not.toContain(typed);
    expect(hiddenFields(text)).toHaveLength(2);
  });

  test("does not accept other methods", async () => {
    const { status, headers } = await call(answerPath, { method: "POST" });
    expect([status, headers.allow]).toEqual([405, "GET, HEAD, OPTIONS"]);
  });
});

test("/ask is JSON for browsers too", async () => {
  const { headers } = await call("/ask?q=maps", { headers: browserHeaders });
  expect(headers["content-type"]).toBe("application/json; charset=utf-8");
});
