import { rankChunks } from "../extract/rank.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import { contentWords, type Question } from "../question/question.ts";

/** `the timber one`, and `the one that was winched across`. `The one who` is a person, and `the job before that one` no description. */
const description =
  /\bthe (?:((?:(?!(?:that|this|before|after|of)\b)[\p{L}\d'-]+ ){1,4})one\b|one,? (?!you mean)((?:where|that|which|you)\b[^,.;:?!]*))/iu;

/** `The second one` and `the other one` have a place in a list, and `the longest one` is compared with the others. */
const placeInList =
  /^(?:first|second|third|fourth|fifth|last|latest|newest|oldest|other|only|next|previous|recent|current|same|right|wrong|new|old|big|bigger|biggest|small|longest|shortest|best|main)$/;

/** How many of the words of a description, weighted by rarity, a page must have. */
const MIN_COVERAGE = 0.6;
/** How much better than the second page the best must be, so that only one is meant. */
const MIN_LEAD = 1.8;

/** Returns a function that replaces the description of a project in a conversation, `the timber one`, with its name. */
export const projectNamer =
  (knowledge: Knowledge, parse: (text: string) => Question) =>
  (text: string): string => {
    const [all, before, after = ""] = description.exec(text) ?? [];
    if (all === undefined) return text;
    const words = contentWords(parse(before ?? after));
    if (words.some(({ normalized }) => placeInList.test(normalized))) return text;
    const [best, second] = rankChunks(knowledge, words, ({ path }) => path.startsWith("/projects/"));
    const isClear = best && best.coverage >= MIN_COVERAGE && best.score >= MIN_LEAD * (second?.score ?? 0);
    return isClear ? text.replace(all, () => best.chunk.name) : text;
  };
