import type { FindFont } from "./find-font.ts";
import type { PictureFont } from "./font-files.ts";

/** A part of a text, and the font that has its characters. */
export interface TextRun {
  readonly text: string;
  readonly font: PictureFont;
}

/** The part of a text that fonts can show, and what they cannot. */
export interface FittedText {
  readonly text: string;
  readonly runs: readonly TextRun[];
  /** Symbols without a font, or the whole text. */
  readonly lost: readonly string[];
}

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Whether a text carries meaning: letters and digits do; emoji and arrows can be omitted. */
export const isMeaningful = (text: string): boolean => /[\p{L}\p{Nd}]/u.test(text);

/** Characters that direct text or hyphenate it. Joiners stay, because they change letters. */
const directions = /[\u00ad\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\p{Variation_Selector}]/gu;

/** A character that some font has, and that font. */
interface Glyph {
  readonly text: string;
  readonly font: PictureFont;
}

const glyphOf = (character: string, find: FindFont): Glyph | undefined => {
  const plain = character.replace(directions, "");
  for (const text of [plain, plain.normalize("NFKC")]) {
    const font = text && find(text);
    if (font) return { text, font };
  }
  return undefined;
};

const glyphsOf = (text: string, find: FindFont) =>
  Array.from(segmenter.segment(text.normalize("NFC").replace(/\s+/g, " ").trim()), ({ segment }) => ({
    character: segment,
    glyph: glyphOf(segment, find),
  })).filter(({ character }) => character.replace(directions, "") !== "");

const isLetter = (text: string): boolean => /[\p{L}\p{M}\p{N}]/u.test(text);

/** Joins characters of the same font. Spaces and punctuation stay with the letters before them if their font has them. */
const runsOf = (glyphs: readonly Glyph[]): TextRun[] => {
  const runs: { text: string; font: PictureFont }[] = [];
  for (const { text, font } of glyphs) {
    const last = runs.at(-1);
    const isSame = last?.font === font;
    const follows = last && /^[\s\p{P}]+$/u.test(text) && isLetter(last.text) && covers(last.font, text);
    if (last && (isSame || follows)) last.text += text;
    else runs.push({ text, font });
  }
  return runs;
};

const covers = (font: PictureFont, text: string): boolean =>
  [...text].every((part) => font.covers(part.codePointAt(0) ?? 0));

/** Text without symbols that no font has. Empty if letters have no font, because a part of a word would be wrong. */
export const fitText = (text: string, find: FindFont): FittedText => {
  const all = glyphsOf(text, find);
  const lost = all.filter(({ glyph }) => !glyph).map(({ character }) => character);
  if (lost.some(isMeaningful)) return { text: "", runs: [], lost: [text] };
  const marked = all.map(({ glyph }) => glyph?.text ?? "\0").join("");
  const shown = marked
    .replace(/\s*\0(?=[\s\0.,;:!?)]|$)/g, "")
    .replace(/\s*\0\s*/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const glyphs = glyphsOf(shown, find).flatMap(({ glyph }) => glyph ?? []);
  return { text: shown, runs: runsOf(glyphs), lost };
};

/** Like `fitText`, and keeps the words that fonts have: a name can be written in two scripts. */
export const fitWords = (text: string, find: FindFont): FittedText => {
  const whole = fitText(text, find);
  if (whole.text) return whole;
  const words = text.split(/\s+/).map((word) => fitText(word, find));
  const shown = words
    .map((word) => word.text)
    .filter(Boolean)
    .join(" ");
  const part = /[\p{L}\p{Nd}].*[\p{L}\p{Nd}]/u.exec(shown)?.[0] ?? "";
  return { ...fitText(part, find), lost: words.flatMap((word) => word.lost) };
};
