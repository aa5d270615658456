import { describe, expect, test } from "vitest";
import { toAskResponse } from "../../src/ask/answer.ts";
import { questionAnswerer } from "../../src/ask/ask.ts";
import { answerTexts } from "../../src/ask/sentences/answer-texts.ts";
import { openPhrases } from "../../src/ask/sentences/phrases.ts";
import type { Portfolio } from "../../src/content/content.ts";
import { textLanguages } from "../../src/strings/strings.ts";
import { answererFor, knowledgeFor, smallPortfolio } from "../support/content/small-portfolio.ts";

const portfolioIn = (language: string, strings: Portfolio["strings"] = {}): Portfolio => ({
  ...smallPortfolio,
  site: { ...smallPortfolio.site, language },
  strings,
});

/** Returns a function that answers a question in one text. */
const answers = (portfolio: Portfolio) => {
  const knowledge = knowledgeFor(portfolio);
  const answer = questionAnswerer(knowledge);
  return (text: string): string => toAskResponse(knowledge, text, answer({ text, limit: 3, scope: "site" })).answer;
};

test.each([
  ["de", "Wo wohnt Ada?", "Standort von Ada Muster: Porto, Portugal."],
  ["de-AT", "Wo wohnt Ada?", "Standort von Ada Muster: Porto, Portugal."],
  ["fr", "Où habite Ada ?", "Localisation indiquée par Ada Muster\u00A0: Porto, Portugal."],
  ["nl", "Waar woont Ada?", "Thuisbasis van Ada Muster: Porto, Portugal."],
  ["es", "¿Dónde vive Ada?", "Ada Muster tiene su base en Porto, Portugal."],
  ["pt", "Onde mora Ada?", "Localização de Ada Muster: Porto, Portugal."],
  ["ja", "どこに住んでいますか？", "Ada Musterの拠点はPorto, Portugalです。"],
  ["ar", "أين تسكن؟", "مكان إقامة Ada Muster\u200F: Porto, Portugal."],
  ["it", "Where does she live?", "Ada Muster is based in Porto, Portugal."],
])("an answer about a portfolio in %s is in that language, or in English without texts", (language, text, expected) => {
  expect(answers(portfolioIn(language))(text)).toBe(expected);
});

test("dates, lists, numbers and the names of sections are in the language of the portfolio", () => {
  const ask = answers(portfolioIn("de"));
  expect(ask("Wo hat Ada gearbeitet?")).toContain("Tätigkeit von Ada Muster, seit Mai 2021: Potter bei Kiln Works.");
  expect(ask("Wo hat Ada gearbeitet?")).toContain("2018 bis April 2021: Apprentice bei Brick Yard (Braga).");
  expect(ask("Wie viele Projekte gibt es?")).toMatch(/Tide Bowls \(2025\) und Rain Tiles \(2023\)\.$/);
  const names = answererFor(portfolioIn("de"))("Wie lange arbeitet Ada schon?").results.map(({ name }) => name);
  expect(names).toContain("Berufserfahrung");
});

test("a question without an answer is refused in the language of the portfolio", () => {
  expect(answers(portfolioIn("de"))("Wie heißt die Hauptstadt von Peru?")).toMatch(/^Diese Website /);
});

test("sentences that the owner replaces are used", () => {
  const strings = { answers: { person: { based: "{{name}} töpfert in {{location}}." } } };
  expect(answers(portfolioIn("de", strings))("Wo wohnt Ada?")).toBe("Ada Muster töpfert in Porto, Portugal.");
});

describe.each(textLanguages)("the texts of answers in %s", (language) => {
  const { texts } = answerTexts({ site: { language }, strings: {} });
  const { fill } = openPhrases({ language, texts });
  const pluralForm = /_(?:zero|one|two|few|many|other)$/;
  const keys = [...new Set(Object.keys(texts).map((key) => key.replace(pluralForm, "")))];

  test("leave no placeholder", () => {
    const filled = keys.map((key) => {
      const names = Array.from((texts[key] ?? "").matchAll(/\{\{(\w+)/g), ([, name = ""]) => name);
      const values = Object.fromEntries(
        names.map((name) => [name, /^(?:start|end|date)$/.test(name) ? "2024-05" : "Ada"]),
      );
      return fill(key, { ...values, ...(key in texts ? {} : { count: 2 }) });
    });
    expect(filled.filter((text) => /[{}]/.test(text))).toEqual([]);
    expect(filled.length).toBeGreaterThan(150);
  });

  test("name a fact before its value, which a job description is compared with", () => {
    const facts = Object.entries(texts).filter(([key]) => key.startsWith("phrases.fact."));
    expect(facts.length).toBeGreaterThan(5);
    expect(facts.filter(([, text]) => !/^\P{P}+\s?[:：]\s?\{\{value\}\}[.。]$/u.test(text))).toEqual([]);
  });
});
