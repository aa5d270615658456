import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fillAnswerPage } from "./answer-page.ts";

const template = [
  "<!--question[--><p><!--question--></p><!--]question-->",
  "<!--answer[--><b><!--answer--></b><!--]answer-->",
  "<!--sources[--><ul><!--sources--></ul><!--]sources-->",
  "<!--tooLong[--><i>Too long.</i><!--]tooLong--><!--limited[--><i>Wait.</i><!--]limited-->",
  "<form><!--earlier--></form><!-- A comment of the owner -->",
].join("");

const end = "<!-- A comment of the owner -->";

describe("the page with an answer", () => {
  test("shows the question, the answer and its sources, and keeps the earlier questions", () => {
    const sources = [{ name: "Tides", url: "https://ada.example.com/projects/tides", description: "A clock." }];
    const view = { question: "What?", answer: "A clock.", sources, earlier: ["Who?", "What?"] };
    expect(fillAnswerPage(template, view)).toBe(
      "<p>What?</p><b>A clock.</b>" +
        '<ul><li><a href="https://ada.example.com/projects/tides">Tides</a><span>A clock.</span></li></ul>' +
        '<form><input type="hidden" name="context.prev" value="Who?">' +
        `<input type="hidden" name="context.prev" value="What?"></form>${end}`,
    );
  });

  test("is only the form without a question", () => {
    expect(fillAnswerPage(template, { question: "", earlier: [] })).toBe(`<form></form>${end}`);
  });

  test("gives the reason if there is no answer", () => {
    expect(fillAnswerPage(template, { question: "What?", failure: "limited", earlier: [] })).toBe(
      `<p>What?</p><i>Wait.</i><form></form>${end}`,
    );
  });

  test.each(["javascript:alert(1)", "data:text/html,x", "//evil.example/x", " https://ada.example.com/", "/docs", ""])(
    "has no link to %j",
    (url) => {
      const page = fillAnswerPage(template, {
        question: "What?",
        sources: [{ name: "x", url, description: "y" }],
        earlier: [],
      });
      expect(page).toBe(`<p>What?</p><form></form>${end}`);
    },
  );

  test("has no markup of the visitor or of the content", () => {
    const part = fc.oneof(
      fc.string({ maxLength: 5 }),
      fc.constantFrom(
        "<",
        ">",
        '"',
        "'",
        "&",
        "$&",
        "$1",
        "<!--answer-->",
        "<!--]question-->",
        "<script>",
        "&lt;",
        "-->",
      ),
    );
    const text = fc.array(part, { minLength: 1, maxLength: 10 }).map((parts) => `x${parts.join("")}`);
    const tags = (html: string): readonly string[] => (html.match(/<[^>]*>/g) ?? []).map((tag) => tag.slice(0, 4));
    const plain = { question: "x", answer: "x", earlier: ["x"] };
    const source = { name: "x", url: "https://ada.example.com/", description: "x" };
    const expected = tags(fillAnswerPage(template, { ...plain, sources: [source] }));
    fc.assert(
      fc.property(text, text, (typed, written) => {
        const page = fillAnswerPage(template, {
          question: typed,
          answer: written,
          sources: [{ name: written, url: `https://ada.example.com/${written}`, description: typed }],
          earlier: [typed],
        });
        expect(tags(page)).toEqual(expected);
      }),
    );
  });
});
