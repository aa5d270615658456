import { gunzipSync, strFromU8 } from "fflate";
import { lazy } from "../knowledge/lazy.ts";
import { isStopWord, stem, tokenize } from "../knowledge/words.ts";
import relatedFile from "./related-words.json" with { type: "json" };

/** The lines of a compressed word list. `src/package/word-data/` writes them. */
const linesOf = ({ gzip }: { readonly gzip: string }): string[] =>
  strFromU8(gunzipSync(Uint8Array.from(atob(gzip), (character) => character.charCodeAt(0)))).split("\n");

/** The words that mean something similar, by word: synonyms and more general terms, and words of the same contexts. */
const relatedWords = lazy(
  () =>
    new Map(linesOf(relatedFile).map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)])),
);

/**
 * The document expansion of the index: for each stem of the texts, the stems of related words that visitors may use instead.
 * One line per stem; each related stem is between spaces, so that a search for it needs no parsing (`relatedStems`).
 */
export const relatedIndex = (texts: readonly string[]): string => {
  const words = new Set(
    texts.flatMap(tokenize).flatMap(({ normalized }) => (isStopWord(normalized) ? [] : [normalized])),
  );
  const stems = Map.groupBy(words, stem);
  return [...stems]
    .map(([own, forms]) => {
      const related = forms.flatMap((form) => relatedWords().get(form)?.split(" ") ?? []).map(stem);
      const others = [...new Set(related)].filter((other) => other !== own);
      return others.length > 0 ? `\n${own} ${others.join(" ")} ` : "";
    })
    .join("");
};
