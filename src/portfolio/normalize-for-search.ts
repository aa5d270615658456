/** Letters that Unicode normalization does not reduce to a base letter. */
const baseLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ς: "σ",
};

const replaceableLetters = new RegExp(`[${Object.keys(baseLetters).join("")}]`, "gu");
const accents = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;

/** Whether a text has only printable ASCII characters. */
export const isAscii = (value: string): boolean => /^[ -~]*$/.test(value);

/**
 * Text without case and accents: `Łódź` and `lodz` give the same (D4). Combining marks of other scripts stay, because they
 * distinguish letters there.
 */
export const normalizeForSearch = (value: string): string =>
  isAscii(value)
    ? value.toLowerCase()
    : value
        .normalize("NFKD")
        .toLowerCase()
        .replace(accents, "")
        .normalize("NFC")
        .replace(replaceableLetters, (letter) => baseLetters[letter] ?? letter);

/** The normalized words of a query. A text matches if it contains every one of them. */
export const searchTerms = (query: string): string[] => normalizeForSearch(query).split(/\s+/u).filter(Boolean);

/** A tag for comparison: two tags are the same if they differ only in case, accents and space around them. */
export const normalizeTag = (tag: string): string => normalizeForSearch(tag).trim();
