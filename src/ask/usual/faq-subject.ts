import { joinWords, tokenize } from "../knowledge/words.ts";
import { usualClassifier } from "./classify.ts";
import type { UsualTable } from "./usual-table.ts";

/** The minimum probability of a subject of an FAQ entry. Entries without a subject are found by their words. */
const MIN_PROBABILITY = 0.56;

/** The same for its alternative wordings, which may be about something else. */
const MIN_ALTERNATIVE_PROBABILITY = 0.65;

/** The questions in a heading of several sentences: `Do you pose people? We are shy.` */
const questionsIn = (heading: string): readonly string[] => heading.match(/[^.?!]*\?/g) ?? [heading];

/**
 * Returns a function that finds the subjects of an FAQ entry from its question and alternative wordings, at build time. The subject
 * of the question comes first. The owner's words are not corrected.
 *
 * @param owner The stems of the owner's name, which is read as `she`.
 * @param trade The stems of the owner's trade, which are in headings about anything: `When would our podcast launch?`
 */
export const faqSubjectFinder = (
  table: UsualTable,
  owner: ReadonlySet<string>,
  trade: ReadonlySet<string>,
): ((phrasings: readonly string[]) => string[]) => {
  const classify = usualClassifier(table, () => true, owner);
  const withoutTrade = (text: string): string => joinWords(tokenize(text).filter(({ stem }) => !trade.has(stem)));
  return (phrasings) => {
    const found = phrasings.flatMap(questionsIn).flatMap((question, index) => {
      const fact = classify(withoutTrade(question));
      const least = index === 0 ? MIN_PROBABILITY : MIN_ALTERNATIVE_PROBABILITY;
      return fact && fact.probability >= least ? [fact] : [];
    });
    return [...new Set(found.map(({ name }) => name))];
  };
};
