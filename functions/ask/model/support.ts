import { isStopWord, joinWords, tokenize } from "../../../src/ask/knowledge/words.ts";

/** The share of a statement's words that its source must contain. */
const MIN_SHARED_WORDS = 2 / 3;

/** Words that change what a statement says. */
const decisive =
  /\p{N}|^(?:not|no|never|none|without|neither|nor|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million|half|twice)$/u;

/**
 * Whether a source supports a statement: it contains all numbers, negations, capitalized words and quotations of the
 * statement, and most of its other words.
 */
export const isSupported = (statement: string, source: string): boolean => {
  const known = new Set(tokenize(source).map(({ stem }) => stem));
  const words = tokenize(statement);
  const names = (statement.match(/\p{Lu}[\p{L}\p{N}]*/gu) ?? []).flatMap(tokenize);
  const content = words.filter(({ normalized }) => !isStopWord(normalized));
  const quoted = [...statement.matchAll(/["“„«]([^"”“»]+)["”“»]/gu)].map(([, text = ""]) => wordsOf(text));
  const needed = [
    ...words.filter(({ normalized }) => decisive.test(normalized)),
    ...names.filter(({ normalized }) => !isStopWord(normalized)),
  ];
  const text = wordsOf(source);
  return (
    needed.every(({ stem }) => known.has(stem)) &&
    quoted.every((words) => text.includes(words)) &&
    content.length > 0 &&
    content.filter(({ stem }) => known.has(stem)).length >= content.length * MIN_SHARED_WORDS
  );
};

/** The words of a text, each between spaces. */
const wordsOf = (text: string): string => ` ${joinWords(tokenize(text))} `;
