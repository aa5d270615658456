import { type Answer, emptyAnswer, joinStatements } from "../answer.ts";
import { areWorthQuoting } from "../extract/extract.ts";
import { quotePassage } from "../extract/quote.ts";
import type { RankedHit } from "../extract/rank.ts";
import type { Chunk } from "../index/chunk.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import type { Word } from "../knowledge/words.ts";
import type { Question } from "../question/question.ts";
import { isNear, nearestResults } from "../results.ts";
import type { Statement } from "../sentences/statement.ts";

/** The longest quotation from the nearest page in a refusal, in characters. */
const MAX_NEAREST_CHARACTERS = 450;

/** Matches sentences that answer only their own FAQ question, such as `Yes, and it costs nothing.` */
export const saysYesOrNo = /^(?:yes|no)[.,;:!]/i;

/** What a refusal may name and quote. */
interface Nearby {
  /** The search hits of the pages that may answer it, best first. */
  readonly hits: readonly RankedHit[];
  readonly limit: number;
  /** Whether the question is about the API. */
  readonly isAboutService: boolean;
  /** Whether to name the nearest pages without quoting one. */
  readonly onlyNames: boolean;
}

/** Returns a function that refuses a question and names the nearest pages. It quotes the first of them if that is likely to help. */
export const refusalFor =
  (knowledge: Knowledge) =>
  (question: Question, words: readonly Word[], { hits, limit, isAboutService, onlyNames }: Nearby): Answer => {
    const refusal = {
      ...emptyAnswer,
      isAboutService,
      ...(question.standsFor === "practice" && { isAboutPractice: true as const }),
    };
    const near = hits.filter(isNear);
    if (onlyNames || !areWorthQuoting(knowledge, words, near))
      return { ...refusal, results: nearestResults(knowledge, near, limit) };
    const passageOf = (chunk: Chunk): Statement[] =>
      quotePassage(knowledge, question, words, chunk, MAX_NEAREST_CHARACTERS).filter(
        ({ text }) => !saysYesOrNo.test(text),
      );
    return {
      ...refusal,
      results: nearestResults(knowledge, near, limit, (chunk) => joinStatements(passageOf(chunk)) || undefined),
      nearest: near.slice(0, 1).flatMap(({ chunk }) => passageOf(chunk)),
    };
  };
