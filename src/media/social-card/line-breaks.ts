/** Scripts that are written without spaces between words. */
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Longer words can break anywhere, so that they do not leave the card. */
const MAX_WORD_CHARACTERS = 22;

const WORD_JOINER = "\u2060";
const BREAK = "\u200b";

const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

const join = (word: string, by: string): string =>
  Array.from(characters.segment(word), ({ segment }) => segment).join(by);

/** Breaks lines between words, also where Typst would break between any two letters, and inside very long words. */
export const withLineBreaks = (text: string, language: string): string => {
  const words = new Intl.Segmenter(language, { granularity: "word" });
  const parts = text.split(/([\s-]+)/).map((part) => {
    if ([...part].length > MAX_WORD_CHARACTERS && !withoutSpaces.test(part)) return join(part, BREAK);
    if (/\p{Script=Hangul}/u.test(part)) return join(part, WORD_JOINER);
    if (!withoutSpaces.test(part)) return part;
    return Array.from(words.segment(part), ({ segment, isWordLike }) =>
      isWordLike ? join(segment, WORD_JOINER) : segment,
    ).join("");
  });
  return parts.join("");
};

/** The words of a text that lines cannot break, the longest first: a size fits only if each fits. */
export const longestWords = (text: string): string[] =>
  text
    .split(/[\s-]+/)
    .filter((word) => word !== "" && !withoutSpaces.test(word) && [...word].length <= MAX_WORD_CHARACTERS)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 3);
