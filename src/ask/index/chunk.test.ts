import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pageOf, sentencesOf } from "./chunk.ts";

describe("sentence splitting", () => {
  test.each([
    [["It rains.", "It pours!", "Does it?", "Well…", "Yes."]],
    [["One is enough"]],
    [["It takes 3.5 hours, e.g. by train.", "Then it is over."]],
    [["Maps, i.e. drawings, are made by Dr. Example and J. S. Muster.", "They are old."]],
    [["Prof. Example met Mr. and Mrs. Muster in St. Gallen.", "They spoke."]],
    [["It is no. 5 of ca. 30.", "The rest is lost."]],
    [["“It rains.”", "She stayed."]],
    [["(It rains.)", "[Not here.]", "'Nor there.'"]],
    [["Version 2.0 is out.", "3 of them are not."]],
    [["GET /api/ask answers.", "POST does too."]],
    [["これは地図です。", "雨です！"]],
    [["Émile came.", "Łódź is far.", "Ærø is near."]],
  ])("splits %j", (sentences) => {
    expect(sentencesOf(sentences.join(" "))).toStrictEqual(sentences);
  });

  test("does not split before a lowercase letter", () => {
    expect(sentencesOf("They sell at example.com. iPads are not sold.")).toStrictEqual([
      "They sell at example.com. iPads are not sold.",
    ]);
  });

  test("keeps the whole text verbatim", () => {
    const part = fc.constantFrom(
      "It",
      "rains",
      "e.g.",
      "Dr.",
      "J.",
      "Yes!",
      "No?",
      "3.5",
      "“Go.”",
      "end.",
      "(a.)",
      "です。",
      "…",
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1 }), (parts) => {
        const text = parts.join(" ");
        const sentences = sentencesOf(text);
        expect(sentences.join(" ")).toBe(text);
        for (const sentence of sentences) expect(text).toContain(sentence);
      }),
    );
  });
});

test("the page of a chunk is its path without the anchor", () => {
  expect(pageOf({ path: "/docs#limits" })).toBe("/docs");
  expect(pageOf({ path: "/#faq" })).toBe("/");
  expect(pageOf({ path: "/projects/atlas" })).toBe("/projects/atlas");
});
