import { usualClassifier } from "./classify.ts";
import type { UsualTable } from "./usual-table.ts";

/** How probable a subject of an FAQ entry must be. Without a subject, visitors find it by its words. */
const MIN_PROBABILITY = 0.56;

/**
 * Returns a function that finds the subjects of an FAQ entry from its question and alternative wordings, at build time: that of
 * its question first. An owner's words are not corrected.
 *
 * @param owner The stems of the owner's name, which is read as `she`.
 */
export const faqSubjectFinder = (
  table: UsualTable,
  owner: ReadonlySet<string>,
): ((phrasings: readonly string[]) => string[]) => {
  const classify = usualClassifier(table, () => true, owner);
  return (phrasings) => {
    const found = phrasings
      .flatMap((phrasing) => classify(phrasing) ?? [])
      .filter(({ probability }) => probability >= MIN_PROBABILITY);
    return [...new Set(found.map(({ name }) => name))];
  };
};
