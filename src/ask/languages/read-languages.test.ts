import { expect, test } from "vitest";
import { writtenFactsIn } from "./read-languages.ts";

const writes = (language: string, kind: string, text: string): boolean =>
  new RegExp(writtenFactsIn(language)?.[kind] ?? "(?!)", "iu").test(text);

test.each([
  ["de", "number", "Es dauerte zwei Jahre.", "Es dauerte ein Jahr."],
  ["de", "date", "Am Montag wird geliefert.", "Am Ende wird geliefert."],
  ["de", "reason", "Es blieb liegen, weil Holz fehlte.", "Sie beweilte sich."],
  ["fr", "money", "L'entrée est gratuite.", "L'entrée est large."],
  ["fr", "date", "Il a fini en août.", "Il a été fini."],
  ["es", "change", "Bajó un diez por ciento.", "Bajó mucho."],
  ["nl", "length", "De kast is drie meter breed.", "De kast is breed."],
  ["pt", "weight", "A peça tem dez quilos.", "A peça tem dez anos."],
  ["pt-BR", "reason", "Parou porque faltou cola.", "Parou em maio."],
  ["ja", "money", "費用は8万円です。", "費用は未定です。"],
  ["ja", "name", "棟梁の佐藤さんに習いました。", "独学で習いました。"],
  ["ar", "temperature", "كانت الحرارة خمسين درجة.", "كانت الحرارة عالية."],
])("in %s, texts with a %s are recognized", (language, kind, text, other) => {
  expect([text, other].map((each) => writes(language, kind, each))).toStrictEqual([true, false]);
});

test.each(["ar", "de", "es", "fr", "ja", "nl", "pt"])("every pattern of %s is a regular expression", (language) => {
  for (const source of Object.values(writtenFactsIn(language) ?? {}))
    expect(() => new RegExp(source, "iu")).not.toThrow();
});

test.each(["en", "en-GB", "he", "constructor"])("%s has no patterns", (language) => {
  expect(writtenFactsIn(language)).toBeUndefined();
});
