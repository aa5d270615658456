import fc from "fast-check";
import { marked } from "marked";
import { expect, test } from "vitest";
import { blocks, detailList, escapeInline, link } from "./text.ts";

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
const shown = (html: string): string =>
  html
    .replace(/<[^>]*>/g, "")
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? "")
    .trim();

test.each([
  "c++ & c#",
  "*not* _so_ `much`",
  "[a](b) <b>c</b>",
  "1. April",
  "2) and more",
  "- a dash",
  "+ a plus",
  "# a hash",
  "> so there",
  "a | b ~~c~~ \\ d",
  "===",
])("%s renders unchanged", (text) => {
  expect(shown(marked.parse(escapeInline(text), { async: false }))).toBe(text);
  expect(marked.parse(escapeInline(text), { async: false })).toMatch(/^<p>[\s\S]*<\/p>\n$/);
});

test("escaped inline text renders as one paragraph with the same words", () => {
  const words = fc.string({ unit: fc.constantFrom(..."ab1 .)-+*_#>[]()`~|\\&<=!\n") });
  fc.assert(
    fc.property(words, (text) => {
      const expected = text.replace(/\s+/g, " ").trim();
      fc.pre(expected !== "");
      expect(shown(marked.parse(escapeInline(text), { async: false }))).toBe(expected);
    }),
  );
});

test("a link escapes its text and its URL", () => {
  expect(marked.parse(link("a [b]", "https://a.example/x_(y)"), { async: false })).toBe(
    '<p><a href="https://a.example/x_%28y%29">a [b]</a></p>\n',
  );
});

test("details are a list with one line each", () => {
  const facts = [
    { term: "Year", values: [{ text: "2025" }] },
    { term: "Tags", values: [{ text: "a", href: "/a" }, { text: "b" }] },
  ];
  expect(detailList(facts, "en")).toBe("- Year: 2025\n- Tags: [a](/a), b");
});

test("empty blocks leave no gap", () => {
  expect(blocks("a", undefined, false, "", "b")).toBe("a\n\nb");
});

test("a date in a list of details needs no escape", () => {
  const values = [{ text: "1. Jan. 2019" }, { text: "2. page", href: "/b" }];
  expect(detailList([{ term: "Jahr", values }], "de")).toBe("- Jahr: 1. Jan. 2019, [2. page](/b)");
});
