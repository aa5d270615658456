/** Letters that differ from their plain form by more than a mark that Unicode can take off. */
const plain: Readonly<Record<string, string>> = {
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

const plainLetters = new RegExp(`[${Object.keys(plain).join("")}]`, "gu");
const accents = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;

/** Whether a text has nothing but the letters, digits and signs of ASCII, on one line. */
export const isAscii = (value: string): boolean => /^[ -~]*$/.test(value);

/**
 * Text without case and accents, for searching: `Łódź` and `lodz` fold to the same (D4). Marks of other scripts stay,
 * because there they are letters of their own.
 */
export const fold = (value: string): string =>
  isAscii(value)
    ? value.toLowerCase()
    : value
        .normalize("NFKD")
        .toLowerCase()
        .replace(accents, "")
        .normalize("NFC")
        .replace(plainLetters, (letter) => plain[letter] ?? letter);

/** The folded words of a query. Every one of them must occur in what is searched. */
export const terms = (query: string): string[] => fold(query).split(/\s+/u).filter(Boolean);
