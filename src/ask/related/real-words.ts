import { type KnowledgeFile, openKnowledge } from "../knowledge/knowledge.ts";
import { lazy } from "../knowledge/lazy.ts";
import { stem } from "../knowledge/words.ts";
import { spellingCorrector } from "../question/spelling.ts";
import { closestStem } from "../usual/classify.ts";
import usual from "../usual/table.json" with { type: "json" };
import { englishWords } from "./english-words.ts";

const words = lazy(() => englishWords.map((normalized) => ({ normalized, stem: stem(normalized) })));

/** The stems of English words that are close to one of the table of usual questions. It is the same for every portfolio. */
const nearUsualWords = lazy(() => {
  const known = new Set(Object.keys(usual.table.words));
  return new Set(
    words().flatMap(({ stem }) => (known.has(stem) || closestStem(stem, known) === undefined ? [] : [stem])),
  );
});

/**
 * The stems of English words that would otherwise be corrected to words of the portfolio or of the tables, although they are no
 * spelling errors: `prince` is not `print`, and `lunch` not `launch`. The index cannot contain all words of English, and needs
 * only these.
 */
export const realWordsNear = (file: Omit<KnowledgeFile, "realWords">): string => {
  const { isKnown, correct } = spellingCorrector(openKnowledge({ ...file, realWords: "" }));
  const found = words().filter(
    (word) => nearUsualWords().has(word.stem) || (!isKnown(word) && correct(word, false) !== word),
  );
  return [...new Set(found.map(({ stem }) => stem))].join(" ");
};
