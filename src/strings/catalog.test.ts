import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

const pluralEnding = /_(?:zero|one|two|few|many|other)$/;

/** The texts of a catalog by their keys, such as `home.projects`. */
const textsOf = (value: object, prefix = ""): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...Object.entries(value).map(([name, item]) =>
      typeof item === "string" ? { [prefix + name]: item } : textsOf(item, `${prefix}${name}.`),
    ),
  );

const catalogOf = (language: string): object =>
  parse(readFileSync(new URL(`${language}.yaml`, import.meta.url), "utf8"));

const catalog = Object.keys(textsOf(catalogOf("en"))).map((key) => key.replace(pluralEnding, ""));
const keys = new Set(catalog);
const code = globSync("src/**/*.{astro,ts}", { exclude: ["**/*.test.ts"] })
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

test("every text of pages and answers is used", () => {
  // Of a computed key such as `phrases.entries.${list}.one`, only the first part is in the code.
  const isUsed = (key: string): boolean =>
    code.includes(`"${key}"`) ||
    [/[^.]*$/, /[^.]*\.[^.]*$/].some((end) => code.includes(`\`${key.replace(end, "")}\${`));
  expect([...keys].filter((key) => !isUsed(key))).toEqual([]);
});

test("every text that answers use exists", () => {
  const used = Array.from(code.matchAll(/"((?:answers|phrases|failures)\.[\w.]+)"/g), ([, key = ""]) => key);
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter((key) => !keys.has(key))).toEqual([]);
});

test("every text that the pages use exists", () => {
  const used = Array.from(code.matchAll(/\bt\(\s*(?:\w+ \? "([\w.]+)" : )?"([\w.]+)"/g), ([, one, other]) => [
    one,
    other,
  ]);
  expect(used.length).toBeGreaterThan(60);
  expect(used.flat().filter((key) => key !== undefined && !keys.has(key))).toEqual([]);
});

describe.each(globSync("src/strings/*.yaml").map((file) => basename(file, ".yaml")))("the texts in %s", (language) => {
  const texts = textsOf(catalogOf(language));
  const english = textsOf(catalogOf("en"));
  const withoutPlural = (key: string): string => key.replace(pluralEnding, "");

  test("are those that English has", () => {
    expect([...new Set(Object.keys(texts).map(withoutPlural))].toSorted()).toEqual(
      [...new Set(Object.keys(english).map(withoutPlural))].toSorted(),
    );
  });

  test("have every plural form of the language", () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const plurals = new Set(
      Object.keys(texts)
        .filter((key) => pluralEnding.test(key))
        .map(withoutPlural),
    );
    expect(
      [...plurals].flatMap((key) => forms.map((form) => `${key}_${form}`)).filter((key) => !(key in texts)),
    ).toEqual([]);
  });

  test("have the values that English has", () => {
    const valuesOf = (text: string): string[] =>
      Array.from(text.matchAll(/\{\{(\w+)/g), ([, name = ""]) => name)
        .filter((name) => name !== "count")
        .toSorted();
    const expected = (key: string): string =>
      english[key] ?? english[`${withoutPlural(key)}_other`] ?? english[withoutPlural(key)] ?? "";
    expect(
      Object.entries(texts).filter(
        ([key, text]) => withoutPlural(key) === key && `${valuesOf(text)}` !== `${valuesOf(expected(key))}`,
      ),
    ).toEqual([]);
  });

  test("are translated", () => {
    // Names, and words that are the same in several languages.
    const isWord = (text: string): boolean =>
      /\p{L}\W* \W*\p{L}/u.test(text.replaceAll(/\{\{.*?\}\}/g, "")) && !/^\W*\{\{/.test(text);
    const same = Object.entries(texts).filter(([key, text]) => isWord(text) && text === english[key]);
    expect(language === "en" ? [] : same).toEqual([]);
  });
});
