import type { Passage } from "./passages.ts";

const citation = /\[\s*(\d{1,3}(?:\s*[,;]\s*\d{1,3})*)\s*\]/g;

/** A text without HTML and Markdown, in one line, in which each number in brackets is one that is known. */
const plain = (text: string, known: ReadonlySet<number>): string =>
  text
    .replaceAll(/```[\s\S]*?(?:```|$)/g, " ")
    // A link stays as its words, or as the citation that it may be.
    .replaceAll(/!?\[([^[\]]*)\]\([^()\s]*(?:\s[^()]*)?\)/g, (_, words: string) =>
      /^\d+$/.test(words) ? `[${words}]` : words,
    )
    .replaceAll(/^[ \t]*(?:#{1,6}|>|[-+*]|\d{1,2}[.)])[ \t]+/gm, "")
    .replaceAll(/[*`~]+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, "")
    .replaceAll(citation, (_, numbers: string) =>
      [...new Set(numbers.split(/[,;]/).map(Number))]
        .filter((n) => known.has(n))
        .map((n) => `[${n}]`)
        .join(""),
    )
    .replaceAll(/<[a-z!/?][^<>]*>?/gi, " ")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Z}]+/gu, " ")
    .replaceAll(/ (?=[.,;:!?])/g, "")
    .trim();

/** The same done again until there is nothing left to do: what is taken out may bring together what stood apart. */
const cleaned = (text: string, known: ReadonlySet<number>): string => {
  const next = plain(text, known);
  return next === text ? text : cleaned(next, known);
};

/** What leads somewhere: an address of the web, a mailbox or a domain, with or without a scheme. */
const leads = /\/\/|@|^[a-z][a-z\d+.-]*:\S|[\p{L}\p{N}]\.\p{L}{2}/iu;

/** The words of a text that lead somewhere, without the punctuation around them, in small letters. */
const addressesIn = (text: string): string[] =>
  text
    .split(/\s+/)
    .map((word) => word.replace(/^[("'«“]+|[)"'»”.,;:!?]+$/g, "").toLowerCase())
    .filter((word) => leads.test(word));

/** The digits of numbers that are long enough to be called. */
const numbersIn = (text: string): string[] =>
  [...text.matchAll(/\d(?:[\s().-]*\d){6,}/g)].map(([number]) => number.replaceAll(/\D/g, ""));

/** What is left of markup when it was taken out: whoever writes it wants more than to say something. */
const markup = /[[\]\\|]|&(?:#|\w+;)|<\S/;

/**
 * What a language model wrote as it may be given: plain text in which each number in brackets is that of a passage.
 * Undefined where it cites none or one that there is not, says that there is no answer, still has markup, or names an address or a telephone number
 * that none of them has.
 */
export const cited = (written: string, passages: readonly Passage[]): string | undefined => {
  const known = new Set(passages.map(({ n }) => n));
  const numbers = [...written.matchAll(citation)].flatMap(([, list = ""]) => list.split(/[,;]/).map(Number));
  // Who cites what there is not made up what it stands for.
  if (numbers.some((n) => !known.has(n))) return undefined;
  const text = cleaned(written, known);
  const says = text.replaceAll(citation, "");
  const isAnswer = says !== text && /\p{L}/u.test(says) && !/^\W*none\W*$/i.test(says);
  if (!isAnswer || markup.test(says)) return undefined;
  const sources = passages.map((passage) => passage.text).join("\n");
  const [addresses, callable] = [new Set(addressesIn(sources)), new Set(numbersIn(sources))];
  const isMadeUp =
    addressesIn(says).some((each) => !addresses.has(each)) || numbersIn(says).some((each) => !callable.has(each));
  return isMadeUp ? undefined : text;
};
