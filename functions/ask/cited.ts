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

/** Web and e-mail addresses, without what ends a sentence. */
const address = /(?:https?:\/\/|www\.)\S*[\p{L}\p{N}/]|[^\s@]+@[^\s@]*[\p{L}\p{N}]/giu;

/**
 * What a language model wrote as it may be given: plain text in which each number in brackets is that of a passage.
 * Undefined where it cites none, or names an address that none of them has.
 */
export const cited = (written: string, passages: readonly Passage[]): string | undefined => {
  const text = cleaned(written, new Set(passages.map(({ n }) => n)));
  const says = text.replaceAll(citation, "");
  const sources = passages.map((passage) => passage.text).join("\n");
  const isMadeUp = [...text.matchAll(address)].some(([found]) => !sources.includes(found));
  return says === text || isMadeUp || !/\p{L}/u.test(says) ? undefined : text;
};
