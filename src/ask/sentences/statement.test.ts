import { expect, test } from "vitest";
import { openPhrases } from "./phrases.ts";
import { documentedAt, quoteFrom, statementAt, withoutRepeatedFacts } from "./statement.ts";

const texts = {
  tools: "{{name}} has {{number}} tools: {{tools}}.",
  said: "Ada says: {{text}}.",
  quoted: 'Ada says: "{{text}}."',
  summary: "{{title}}: {{subtitle}}.",
  heading: "{{title}}:",
};
const sentence = statementAt("/#here", openPhrases({ language: "en", texts }));

test("a sentence keeps its values", () => {
  expect(sentence("tools", { name: "Ada", number: 2, tools: ["maps", "tea"] })).toStrictEqual({
    text: "Ada has 2 tools: maps and tea.",
    path: "/#here",
    values: ["Ada", "2", "maps", "tea"],
  });
});

test.each(["It rains.", "It rains!", "Does it?", "Well…", "雨です。"])("adds no full stop after %s", (text) => {
  expect(sentence("said", { text }).text).toBe(`Ada says: ${text}`);
  expect(sentence("quoted", { text }).text).toBe(`Ada says: "${text}"`);
});

test.each([
  ["料金は？", "料金は？: Ada.", "料金は？"],
  ["كم؟", "كم؟: Ada.", "كم؟"],
  ["It rains.", "It rains: Ada.", "It rains:"],
  ['Who is "we"?', 'Who is "we"?: Ada.', 'Who is "we"?'],
])("a colon replaces the full stop of a title, and follows no question at the end: %s", (title, within, end) => {
  expect(sentence("summary", { title, subtitle: "Ada" }).text).toBe(within);
  expect(sentence("heading", { title }).text).toBe(end);
});

test("a French heading with a question has one mark", () => {
  const french = openPhrases({ language: "fr", texts: { heading: "{{title}}\u00A0:" } });
  const heading = statementAt("/", french);
  expect(heading("heading", { title: "Combien\u00A0?" }).text).toBe("Combien\u00A0?");
  expect(heading("heading", { title: "Il pleut." }).text).toBe("Il pleut\u00A0:");
});

test.each(["« {{text}}. »", "« {{text}} ».", "„{{text}}.“", "「{{text}}。」", "«{{text}}.\u200F»"])(
  "a quotation keeps one of two full stops: %s",
  (quoted) => {
    const phrases = openPhrases({ language: "en", texts: { quoted } });
    const { text } = statementAt("/", phrases)("quoted", { text: "It rains." });
    expect(text.match(/[.。]/gu)).toHaveLength(1);
  },
);

test("does not interpret patterns or escapes in values", () => {
  expect(sentence("said", { text: "$& \\n $1 {{text}}" }).text).toBe("Ada says: $& \\n $1 {{text}}.");
});

test("a sentence of the documentation keeps its values", () => {
  expect(documentedAt("/docs#limits")`Up to ${60} requests.`).toStrictEqual({
    text: "Up to 60 requests.",
    path: "/docs#limits",
    values: ["60"],
  });
});

test("a quotation has no values", () => {
  expect(quoteFrom("/docs", "It rains.")).toStrictEqual({ text: "It rains.", path: "/docs" });
});

test.each([
  ["Result", ": ", "."],
  ["Résultat", "\u00A0: ", "."],
  ["成果", "：", "。"],
])("a quoted fact that a sentence gives is left out: %s", (label, colon, stop) => {
  const fact = (value: string): string => `${label}${colon}${value}${stop}`;
  const given = [
    sentence("summary", { title: "Atlas", subtitle: "12 clinics" }),
    ...[fact("12 clinics"), fact("13 clinics"), "It took a year."].map((text) => quoteFrom("/projects/atlas", text)),
  ];
  expect(withoutRepeatedFacts(given).map(({ text }) => text)).toEqual([
    "Atlas: 12 clinics.",
    fact("13 clinics"),
    "It took a year.",
  ]);
});
