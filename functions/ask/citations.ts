import type { Passage } from "./passages.ts";

const citation = /\[\s*(\d{1,3}(?:\s*[,;]\s*\d{1,3})*)\s*\]/g;

/** Removes HTML, Markdown, line breaks and unknown citation numbers. */
const stripMarkupOnce = (text: string, knownNumbers: ReadonlySet<number>): string =>
  text
    .replaceAll(/```[\s\S]*?(?:```|$)/g, " ")
    // Keep the text of a link, which may be a citation.
    .replaceAll(/!?\[([^[\]]*)\]\([^()\s]*(?:\s[^()]*)?\)/g, (_, words: string) =>
      /^\d+$/.test(words) ? `[${words}]` : words,
    )
    .replaceAll(/^[ \t]*(?:#{1,6}|>|[-+*]|\d{1,2}[.)])[ \t]+/gm, "")
    .replaceAll(/[*`~]+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, "")
    .replaceAll(citation, (_, numbers: string) =>
      [...new Set(numbers.split(/[,;]/).map(Number))]
        .filter((n) => knownNumbers.has(n))
        .map((n) => `[${n}]`)
        .join(""),
    )
    .replaceAll(/<[a-z!/?][^<>]*>?/gi, " ")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Z}]+/gu, " ")
    .replaceAll(/ (?=[.,;:!?])/g, "")
    .trim();

/** Repeats until nothing changes, because a removal can create new markup. */
const stripMarkup = (text: string, knownNumbers: ReadonlySet<number>): string => {
  const next = stripMarkupOnce(text, knownNumbers);
  return next === text ? text : stripMarkup(next, knownNumbers);
};

/** Matches URLs, email addresses and domains, with or without a scheme. */
const addressLike = /\/\/|@|^[a-z][a-z\d+.-]*:\S|[\p{L}\p{N}]\.\p{L}{2}/iu;

/** The addresses in a text, in lower case and without surrounding punctuation. */
const addressesIn = (text: string): string[] =>
  text
    .split(/\s+/)
    .map((word) => word.replace(/^[("'«“]+|[)"'»”.,;:!?]+$/g, "").toLowerCase())
    .filter((word) => addressLike.test(word));

/** The digits of numbers that could be telephone numbers. */
const numbersIn = (text: string): string[] =>
  [...text.matchAll(/\d(?:[\s().-]*\d){6,}/g)].map(([number]) => number.replaceAll(/\D/g, ""));

/** Markup that remains after the removal, which suggests an injection. */
const markup = /[[\]\\|]|&(?:#|\w+;)|<\S/;

/**
 * Turns the output of a language model into plain text with citations of the passages. Returns undefined if it cites no
 * passage or an unknown one, is NONE, still contains markup, or names an address or telephone number that no passage has.
 */
export const checkedCitations = (output: string, passages: readonly Passage[]): string | undefined => {
  const knownNumbers = new Set(passages.map(({ n }) => n));
  const numbers = [...output.matchAll(citation)].flatMap(([, list = ""]) => list.split(/[,;]/).map(Number));
  // An unknown citation means that the model invented its source.
  if (numbers.some((n) => !knownNumbers.has(n))) return undefined;
  const text = stripMarkup(output, knownNumbers);
  const statement = text.replaceAll(citation, "");
  const isAnswer = statement !== text && /\p{L}/u.test(statement) && !/^\W*none\W*$/i.test(statement);
  if (!isAnswer || markup.test(statement)) return undefined;
  const sources = passages.map((passage) => passage.text).join("\n");
  const [addresses, phoneNumbers] = [new Set(addressesIn(sources)), new Set(numbersIn(sources))];
  const isInvented =
    addressesIn(statement).some((address) => !addresses.has(address)) ||
    numbersIn(statement).some((number) => !phoneNumbers.has(number));
  return isInvented ? undefined : text;
};
