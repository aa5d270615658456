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

/** Whether a stem is that of one of 36,000 English words, at build time. Few names of firms are: `Castle` is, `Roundel` is not. */
export const isEnglishStem = (text: string): boolean => vocabulary().has(text);

/** The most stems of the texts that another stem stands for. One that is near more of them finds nothing in particular. */
const MAX_OWN_STEMS = 4;

/**
 * The document expansion of the index: for each stem that no text has, the stems of the texts that mean something similar.
 * It serves questions in other words than the pages'. A word that texts do have finds its own record, so it needs no others.
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
