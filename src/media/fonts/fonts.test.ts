import { expect, test } from "vitest";
import { themeNames } from "../../themes/names.ts";
import { siteTheme } from "../../themes/site-theme.ts";
import { cardFaces } from "../social-card/faces.ts";
import { fontFinder } from "./find-font.ts";
import { fitText, fitWords } from "./fit-text.ts";
import { pictureFont } from "./font-files.ts";
import { installedScripts } from "./scripts.ts";

const serif = { font: "newsreader", weight: "500" } as const;
const fitted = (text: string, by = fitText) => by(text, fontFinder(serif, text, "en"));
const fontsOf = (text: string) => fitted(text).runs.map(({ text: part, font }) => [part, font.family]);

test("a font file becomes TrueType, and tells its characters", async () => {
  const font = pictureFont("newsreader", "newsreader-latin-500-normal");
  expect(["A", "ë", "Ł", "Ж"].map((letter) => font?.covers(letter.charCodeAt(0)))).toEqual([true, true, false, false]);
  const bytes = (await font?.read()) ?? Buffer.alloc(12);
  expect(bytes.readUInt32BE(0)).toBe(0x00010000);
  const tags = Array.from({ length: bytes.readUInt16BE(4) }, (_, at) =>
    bytes.toString("latin1", 12 + 16 * at, 16 + 16 * at),
  );
  expect(tags).toEqual(expect.arrayContaining(["cmap", "glyf"]));
});

test("a package that is not installed has no font", () => {
  expect(pictureFont("noto-sans-nowhere", "noto-sans-nowhere-latin-400-normal")).toBeUndefined();
});

test.each([
  ["سلمى الخطيب", "vazirmatn-arabic"],
  ["נועה לוי", "noto-sans-hebrew-hebrew"],
  ["สมชาย ใจดี", "noto-sans-thai-thai"],
  ["प्रिया शर्मा", "noto-sans-devanagari"],
  ["Ελένη", "noto-sans-greek"],
  ["Мария", "noto-sans-cyrillic"],
])("%s is in one font: %s", (text, family) => {
  expect(fontsOf(text).map(([, font]) => font)).toEqual([`${family}-400-normal`]);
});

test("a text in two scripts changes the font between words, and marks stay with their letters", () => {
  expect(fontsOf("Łucja Nguyễn")).toEqual([
    ["Ł", "newsreader-latin-ext-500-normal"],
    ["ucja Nguy", "newsreader-latin-500-normal"],
    ["ễ", "newsreader-vietnamese-500-normal"],
    ["n", "newsreader-latin-500-normal"],
  ]);
  expect(fontsOf("Maria (Мария)")).toEqual([
    ["Maria (", "newsreader-latin-500-normal"],
    ["Мария", "noto-sans-cyrillic-400-normal"],
    [")", "newsreader-latin-500-normal"],
  ]);
});

test.each(["🙂", "👩‍👩‍👧", "🇵🇹", "👍🏽", "❤️"])("the emoji %s is one character of one font", (emoji) => {
  const { runs, lost } = fitted(`Pots ${emoji} that hold`);
  expect(lost).toEqual([]);
  expect(runs.map(({ font }) => font.family)).toEqual([
    "newsreader-latin-500-normal",
    "noto-emoji-emoji-500-normal",
    "newsreader-latin-500-normal",
  ]);
});

test.each(themeNames)("the letters of Noto are as bold as those of the theme %s", (theme) => {
  const { title } = cardFaces(siteTheme({ theme }));
  const [run] = fitText("Мария", fontFinder(title, "Мария", "en")).runs;
  const isBold = Number(title.weight) >= 600 || title.font === "anton";
  expect(run?.font.family).toBe(`noto-sans-cyrillic-${isBold ? 700 : 400}-normal`);
});

test.each([
  ["Clay 🂡 bowl 🂡 table", "Clay bowl table", ["🂡", "🂡"]],
  ["Pots, and 🂡.", "Pots, and.", ["🂡"]],
  ["Zoe\u0308 Nguye\u0302\u0303n", "Zoë Nguyễn", []],
  ["𝓐𝓭𝓪 Ｍｕｓｔｅｒ", "Ada Muster", []],
  ["Ada Mus\u00adter\u200e", "Ada Muster", []],
])("%s loses only what no font has", (text, shown, lost) => {
  expect(fitted(text)).toMatchObject({ text: shown, lost });
});

test("arrows, signs of formulas and stars are in a font for symbols", () => {
  const text = "Clay → bowl ← table, ≤ 5 ≥ 3 ≠ 4 ≈ 4, ✓ done ★★☆ ∞";
  expect(fitted(text)).toMatchObject({ text, lost: [] });
  expect(fontsOf("a → b")[1]).toEqual(["→", "noto-sans-math-latin-400-normal"]);
});

test("a text with letters that no font has is omitted as a whole, of a name only these words", () => {
  expect(fitted("Pots of Հայաստան")).toEqual({ text: "", runs: [], lost: ["Pots of Հայաստան"] });
  expect(fitted("Հայկ (Hayk Petrosyan)", fitWords)).toMatchObject({ text: "Hayk Petrosyan", lost: ["Հայկ"] });
  expect(fitted("Հայկ", fitWords).text).toBe("");
});

test.each([
  ["東", "東京の看板", "en", "noto-sans-jp"],
  ["ー", "コーヒー", "ja", "noto-sans-jp"],
  ["※", "※東京の看板", "ja", "noto-sans-jp"],
  ["東", "東京", "ja", "noto-sans-jp"],
  ["東", "東京", "en", "noto-sans-sc"],
  ["東", "東京", "zh-Hant", "noto-sans-tc"],
  ["東", "東京", "ko", "noto-sans-kr"],
  ["김", "김민수", "en", "noto-sans-kr"],
  ["Հ", "Հայկ", "en", "noto-sans-armenian"],
  ["ა", "საქართველო", "en", "noto-sans-georgian"],
])("%s of %s in a site in %s needs %s", (character, text, language, name) => {
  expect(installedScripts(character, text, language)[0]?.name).toBe(name);
});
