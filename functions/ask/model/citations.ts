import type { NumberedPassage } from "./passages.ts";
import { isSupported } from "./support.ts";

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

/** The parts of a text, each with the citations that follow it: `A [1][2]. B [1].` */
const citedParts = /([^[\]]*)((?:\[\d+\]\s*)*)/g;

/**
 * Turns the output of a language model into plain text with citations of the passages. Returns undefined if it cites an
 * unknown passage, still contains markup, or has a part that the passages after it do not support, such as one with an
 * address that they do not contain.
 */
export const checkedCitations = (output: string, passages: readonly NumberedPassage[]): string | undefined => {
  const byNumber = new Map(passages.map(({ name, text }, index) => [index + 1, `${name}\n${text}`]));
  const numbers = [...output.matchAll(citation)].flatMap(([, list = ""]) => list.split(/[,;]/).map(Number));
  // An unknown citation means that the model invented its source.
  if (numbers.some((n) => !byNumber.has(n))) return undefined;
  const text = stripMarkup(output, new Set(byNumber.keys()));
  const statement = text.replaceAll(citation, "");
  if (statement === text || !/\p{L}/u.test(statement) || markup.test(statement)) return undefined;
  const isBacked = (part: string, cited: string): boolean => {
    if (!/[\p{L}\p{N}]/u.test(part)) return true;
    const source = [...cited.matchAll(/\d+/g)].map(([n]) => byNumber.get(Number(n))).join("\n");
    const [addresses, phoneNumbers] = [new Set(addressesIn(source)), new Set(numbersIn(source))];
    return (
      isSupported(part, source) &&
      addressesIn(part).every((address) => addresses.has(address)) &&
      numbersIn(part).every((number) => phoneNumbers.has(number))
    );
  };
  return [...text.matchAll(citedParts)].every(([, part = "", cited = ""]) => isBacked(part, cited)) ? text : undefined;
};
