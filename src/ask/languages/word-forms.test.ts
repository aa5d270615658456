import { describe, expect, test } from "vitest";
import { stem } from "../knowledge/words.ts";
import { grammarOf } from "./grammars.ts";
import { similarWordFinder } from "./word-forms.ts";

const similarIn = (language: string, stems: readonly string[]) => {
  const grammar = grammarOf(language);
  if (!grammar) throw new Error(`no grammar for ${language}`);
  return similarWordFinder(grammar, stems);
};

test.each([
  ["de", "versicherungen", "versicherung"],
  ["de", "zahlern", "zahler"],
  ["de", "migriert", "migration"],
  ["fr", "planter", "plantation"],
  ["fr", "animaux", "animal"],
  ["es", "restauraciones", "restaurar"],
  ["es", "restaurado", "restaurar"],
  ["nl", "journalisten", "journalist"],
  ["pt", "traducoes", "traducao"],
])("in %s, %s is a form of %s", (language, word, other) => {
  const indexed = stem(other);
  expect(similarIn(language, [indexed])(stem(word))).toStrictEqual({ forms: [indexed], compounds: [] });
});

test.each([
  ["de", "konzert", "konzept"],
  ["de", "verein", "vereinbarung"],
  ["fr", "mariage", "marina"],
  ["es", "casa", "casco"],
])("in %s, %s is no form of %s", (language, word, other) => {
  expect(similarIn(language, [stem(other)])(stem(word)).forms).toStrictEqual([]);
});

describe("words that are joined", () => {
  test.each([
    ["festpreisangebot", "festpreis"],
    ["molkerei", "molkereigenossenschaft"],
  ])("%s is similar to %s in German", (word, other) => {
    const indexed = stem(other);
    expect(similarIn("de", [indexed])(stem(word))).toStrictEqual({ forms: [], compounds: [indexed] });
  });

  test("short beginnings do not count, nor do they in French", () => {
    expect(similarIn("de", ["stadtwerk"])("stadt").compounds).toStrictEqual([]);
    expect(similarIn("fr", ["jardinerie"])("jardin").compounds).toStrictEqual([]);
  });
});

test("a word is not similar to itself", () => {
  expect(similarIn("de", ["bericht"])("bericht")).toStrictEqual({ forms: [], compounds: [] });
});
