import { expect, test } from "vitest";
import { markdownToHtml } from "./markdown.ts";
import { splitExamples } from "./split-examples.ts";

const split = (markdown: string) => splitExamples(markdownToHtml(markdown));

const shell = "```sh\ncurl https://ada.example.com/api\n```";
const json = '```json\n{"a":1}\n```';

test("separates the text before and after the code from the code", () => {
  const { text, examples, more } = split(`Before.\n\n${shell}\n\n${json}\n\nAfter.`);
  expect([text, more]).toEqual(["<p>Before.</p>", "<p>After.</p>"]);
  expect(examples.map(({ language }) => language)).toEqual(["sh", "json"]);
  expect(examples[0]?.html).toContain("curl https://ada.example.com/api");
});

test("has one text if there is none before the code", () => {
  expect(split(`${shell}\n\nAfter.`)).toMatchObject({ text: "<p>After.</p>", more: "" });
});

test("leaves text without code as it is", () => {
  expect(split("Only `text`.")).toMatchObject({ text: expect.stringContaining("Only"), examples: [], more: "" });
});
