import { lazy } from "../knowledge/lazy.ts";
import { isStopWord, stem, tokenize } from "../knowledge/words.ts";
import { linesOf } from "./lines-of.ts";
import relatedFile from "./related-words.json" with { type: "json" };

/** The words that mean something similar, by word: synonyms and more general terms, and words of the same contexts. */
const relatedWords = lazy(
  () =>
    new Map(linesOf(relatedFile).map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)])),
);

const vocabulary = lazy(() => new Set([...relatedWords().keys()].map(stem)));

/**
 * Whether a stem is that of one of 36,000 English words, at build time. `Castle` is; most names of companies, such as `Roundel`, are
 * not.
 */
export const isEnglishStem = (text: string): boolean => vocabulary().has(text);

/** The most stems that a stem expands to. With more, it would find nothing in particular. */
const MAX_OWN_STEMS = 4;

/**
 * The document expansion of the index: for each stem that no text has, the stems of texts that mean something similar. It answers
 * questions that use other words than the pages. A stem of the texts needs no expansion, because it finds its own pages.
 */
export const relatedIndex = (texts: readonly string[]): Record<string, string> => {
  const words = texts.flatMap(tokenize).flatMap(({ normalized }) => (isStopWord(normalized) ? [] : [normalized]));
  const forms = Map.groupBy(new Set(words), stem);
  const related = new Map<string, Set<string>>();
  for (const [own, all] of forms)
    for (const other of all.flatMap((form) => relatedWords().get(form)?.split(" ") ?? []).map(stem))
      if (!forms.has(other)) related.set(other, (related.get(other) ?? new Set()).add(own));
  return Object.fromEntries([...related].map(([other, own]) => [other, [...own].slice(0, MAX_OWN_STEMS).join(" ")]));
};
