import { type KnowledgeFile, openKnowledge } from "../knowledge/knowledge.ts";
import { lazy } from "../knowledge/lazy.ts";
import { stem } from "../knowledge/words.ts";
import { spellingCorrector } from "../question/spelling.ts";
import usual from "../usual/table.json" with { type: "json" };
import { englishWords } from "./english-words.ts";

const words = lazy(() => englishWords.map((normalized) => ({ normalized, stem: stem(normalized) })));

/** The stems of English words that resemble a word of the table of usual questions. They are the same for every portfolio. */
const nearUsualWords = lazy(() => new Set(usual.realStemsNear.split(" ")));

/**
 * The stems of English words that the spelling correction would replace with words of the portfolio or of the tables, although they
 * are correct: `prince` is not `print`, and `lunch` not `launch`. A list of all English words would be too large.
 */
export const realWordsNear = (file: Omit<KnowledgeFile, "realWords">): string => {
  const { isKnown, correct } = spellingCorrector(openKnowledge({ ...file, realWords: "" }));
  const found = words().filter(
    (word) => nearUsualWords().has(word.stem) || (!isKnown(word) && correct(word, false) !== word),
  );
  return [...new Set(found.map(({ stem }) => stem))].join(" ");
};
