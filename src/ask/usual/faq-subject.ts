import { usualClassifier } from "./classify.ts";
import type { UsualTable } from "./usual-table.ts";

/** How probable the subject of an FAQ entry must be. Without a subject, visitors find it by its words. */
const MIN_PROBABILITY = 0.5;

/**
 * Returns a function that finds the subject of an FAQ entry from its question and alternative wordings, at build time. An owner's
 * words are not corrected.
 */
export const faqSubjectFinder = (table: UsualTable): ((phrasings: readonly string[]) => string | undefined) => {
  const classify = usualClassifier(table, () => true);
  return (phrasings) => {
    const [best] = phrasings
      .flatMap((phrasing) => classify(phrasing) ?? [])
      .filter(({ probability }) => probability >= MIN_PROBABILITY)
      .toSorted((a, b) => b.probability - a.probability);
    return best?.name;
  };
};
