import { describe, expect, test } from "vitest";
import { headingsIn, plainBlocks, sectionsOf } from "./markdown-blocks.ts";

describe("plainBlocks", () => {
  test.each([
    [
      "keeps the text of emphasis, code and links",
      "*Maps* of **Łódź** by `atlas` and [others](https://example.com).",
      ["Maps of Łódź by atlas and others."],
    ],
    ["keeps the alternative text of pictures", "![A map](map.png) of it", ["A map of it"]],
    ["joins the lines of a paragraph", "One\ntwo  \nthree\\\nfour", ["One two three four"]],
    [
      "decodes &amp; and &lt;, removes escapes, and keeps other entities",
      "Ham &amp; eggs &lt;3 \\* &copy;",
      ["Ham & eggs <3 * &copy;"],
    ],
    ["drops HTML", "<script>alert(1)</script>\n\nA <b onclick='x'>bold</b> word", ["A bold word"]],
    ["drops code blocks", "Before\n\n```sh\nrm -rf /\n```\n\n    indented\n\nafter", ["Before", "after"]],
    ["splits lists into items", "- one\n- two\n  - *three*\n- four", ["one", "two", "three", "four"]],
    ["splits loose lists into items", "1. one\n\n2. two", ["one", "two"]],
    ["keeps block quotes", "> It rains.\n>\n> Still.", ["It rains.", "Still."]],
    [
      "joins the cells of table rows, each after its heading",
      "| a | b |\n|---|---|\n| one | *two* |\n| three | four |",
      ["a: one; b: two", "a: three; b: four"],
    ],
    ["begins a cell without a heading with the cell", "| | b |\n|---|---|\n| one | two |", ["one; b: two"]],
    [
      "leaves out empty cells",
      "| a | b | c |\n|---|---|---|\n| one | | three |\n| four | five | |",
      ["a: one; c: three", "a: four; b: five"],
    ],
    [
      "keeps the table of a list item after its text",
      "- Per person:\n\n  | a | b |\n  |---|---|\n  | one | two |\n\n- more",
      ["Per person:", "a: one; b: two", "more"],
    ],
    ["drops headings and rules", "# Title\n\ntext\n\n---\n\nmore", ["text", "more"]],
    ["is empty for white space", " \n\n", []],
  ])("%s", (_what, markdown, blocks) => {
    expect(plainBlocks(markdown)).toStrictEqual(blocks);
  });
});

test("headings are found without markup", () => {
  expect(headingsIn("# One *thing*\n\ntext\n\n## Went wrong\n")).toEqual(["One thing", "Went wrong"]);
});

test("splits a document into sections by heading and omits empty sections", () => {
  const document =
    "Before.\n\n# One *thing*\n\nFirst.\n\n- Second.\n\n## Nothing\n\n```\ncode\n```\n\n## Two\n\nThird.";
  expect(sectionsOf(document)).toStrictEqual([
    { title: "One thing", blocks: ["First.", "Second."] },
    { title: "Two", blocks: ["Third."] },
  ]);
});
