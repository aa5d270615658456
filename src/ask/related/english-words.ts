import commonFile from "./common-words.json" with { type: "json" };
import { linesOf } from "./lines-of.ts";

/** Rarer words of questions about careers. */
const rarer = ["patent", "patents", "headcount", "revenue", "hardest"];

/**
 * The most frequent words of English, and some rarer ones. A still rarer word is more often a misspelled common one: with 25,000
 * words, questions are answered worse than with 5,000.
 */
export const englishWords: readonly string[] = [...linesOf(commonFile), ...rarer];
