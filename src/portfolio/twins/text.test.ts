import fc from "fast-check";
import { marked } from "marked";
import { expect, test } from "vitest";
import { blocks, factList, inline, link, withLines } from "./text.ts";

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
])("%s is shown as it is", (text) => {
  expect(shown(marked.parse(inline(text), { async: false }))).toBe(text);
  expect(marked.parse(inline(text), { async: false })).toMatch(/^<p>[\s\S]*<\/p>\n$/);
});

test("whatever a text is, it stays one paragraph of its own words", () => {
  const words = fc.string({ unit: fc.constantFrom(..."ab1 .)-+*_#>[]()`~|\\&<=!\n") });
  fc.assert(
    fc.property(words, (text) => {
      const expected = text.replace(/\s+/g, " ").trim();
      fc.pre(expected !== "");
      expect(shown(marked.parse(inline(text), { async: false }))).toBe(expected);
    }),
  );
});

test("paragraphs and lines stay, and nothing in them is markup", () => {
  const written = "One *two*:\r\n- three\n  1. four \n\n\n# five\n    six\n";
  expect(marked.parse(withLines(written), { async: false })).toBe(
    "<p>One *two*:<br>- three<br>1. four</p>\n<p># five<br>six</p>\n",
  );
});

test("whatever its lines are, they are all there", () => {
  const texts = fc.string({ unit: fc.constantFrom(..."ab1 .)-+*_#>[]()`~|\\&<=!\n\n") });
  fc.assert(
    fc.property(texts, (text) => {
      const lines = text.split("\n").map((line) => line.replace(/\s+/g, " ").trim());
      const html = marked.parse(withLines(text), { async: false });
      expect(shown(html.replaceAll("<br>", "\n").replaceAll("</p>\n<p>", "\n"))).toBe(lines.filter(Boolean).join("\n"));
    }),
  );
});

test("a link keeps its address whole", () => {
  expect(marked.parse(link("a [b]", "https://a.example/x_(y)"), { async: false })).toBe(
    '<p><a href="https://a.example/x_%28y%29">a [b]</a></p>\n',
  );
});

test("a label is a list, a line for each fact", () => {
  const facts = [
    { term: "Year", values: [{ text: "2025" }] },
    { term: "Tags", values: [{ text: "a", href: "/a" }, { text: "b" }] },
  ];
  expect(factList(facts)).toBe("- Year: 2025\n- Tags: [a](/a), b");
});

test("blocks that are not there leave no gap", () => {
  expect(blocks("a", undefined, false, "", "b")).toBe("a\n\nb");
});
