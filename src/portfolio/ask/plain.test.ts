import { describe, expect, test } from "vitest";
import { plainBlocks, sectionsOf } from "./plain.ts";

describe("a Markdown text without markup", () => {
  test.each([
    [
      "has emphasis, code and links as words",
      "*Maps* of **Łódź** by `atlas` and [others](https://example.com).",
      ["Maps of Łódź by atlas and others."],
    ],
    ["has what a picture is called", "![A map](map.png) of it", ["A map of it"]],
    ["has one line for a paragraph", "One\ntwo  \nthree\\\nfour", ["One two three four"]],
    ["has characters for entities", "Ham &amp; eggs &lt;3 \\* &copy;", ["Ham & eggs <3 * &copy;"]],
    ["has no HTML", "<script>alert(1)</script>\n\nA <b onclick='x'>bold</b> word", ["A bold word"]],
    ["has no code of several lines", "Before\n\n```sh\nrm -rf /\n```\n\n    indented\n\nafter", ["Before", "after"]],
    ["has the entries of lists one by one", "- one\n- two\n  - *three*\n- four", ["one", "two", "three", "four"]],
    ["has the entries of loose lists", "1. one\n\n2. two", ["one", "two"]],
    ["has what is quoted", "> It rains.\n>\n> Still.", ["It rains.", "Still."]],
    ["has the rows of tables", "| a | b |\n|---|---|\n| one | *two* |\n| three | four |", ["one: two", "three: four"]],
    ["has no headings and rules", "# Title\n\ntext\n\n---\n\nmore", ["text", "more"]],
    ["is nothing where there is nothing", " \n\n", []],
  ])("%s", (_what, markdown, blocks) => {
    expect(plainBlocks(markdown)).toStrictEqual(blocks);
  });
});

test("a document has parts by its headings, without those that say nothing", () => {
  const document =
    "Before.\n\n# One *thing*\n\nFirst.\n\n- Second.\n\n## Nothing\n\n```\ncode\n```\n\n## Two\n\nThird.";
  expect(sectionsOf(document)).toStrictEqual([
    { title: "One thing", blocks: ["First.", "Second."] },
    { title: "Two", blocks: ["Third."] },
  ]);
});
