import { expect, test } from "vitest";
import { openPhrases } from "./phrases.ts";

const texts = {
  role: "{{name, possessive}} role: {{role}}.",
  period: "{{start, date}} – {{end, date}}",
  years_one: "{{count}} year",
  years_other: "{{count}} years",
};

test.each([
  ["Ada", "Ada's role: baker."],
  ["James", "James' role: baker."],
  ["GPS", "GPS' role: baker."],
  ["花子", "花子's role: baker."],
])("the possessive of %s is in %s", (name, text) => {
  expect(openPhrases({ language: "en", texts }).fill("role", { name, role: "baker" })).toBe(text);
});

test.each([
  ["en", "April 2023 – 5 May 2024"],
  ["de", "April 2023 – 5. Mai 2024"],
  ["ar", "أبريل 2023 – 5 مايو 2024"],
])("dates are in the language: %s", (language, text) => {
  expect(openPhrases({ language, texts }).fill("period", { start: "2023-04", end: "2024-05-05" })).toBe(text);
});

test("a number selects the plural form, and without that form the one for all others", () => {
  const english = openPhrases({ language: "en", texts });
  expect([0, 1, 2].map((count) => english.fill("years", { count }))).toEqual(["0 years", "1 year", "2 years"]);
  const arabic = openPhrases({ language: "ar", texts: { years_two: "سنتان", years_other: "{{count}} سنة" } });
  expect([2, 3].map((count) => arabic.fill("years", { count }))).toEqual(["سنتان", "3 سنة"]);
});

test.each(["color", "constructor"])("a text or a value that does not exist is an error: %s", (name) => {
  const { fill } = openPhrases({ language: "en", texts: { ...texts, own: `{{${name}}}` } });
  expect(() => fill(name)).toThrow(`no text has the key ${name}`);
  expect(() => fill("own")).toThrow(`the text own lacks the value ${name}`);
});
