import type { Answer } from "../../../src/ask/answer.ts";
import type { RankedHit } from "../../../src/ask/extract/rank.ts";
import { limits } from "../../../src/contract/limits.ts";
import type { LanguageModel, ModelMessage, Ports } from "../../ports/ports.ts";
import { checkedCitations } from "./citations.ts";
import { ModelFailure } from "./failure.ts";
import { type NumberedPassage, passagesOf } from "./passages.ts";
import { type AskedQuestion, readPrompt, rewritePrompt } from "./prompt.ts";
import { countModelQuestion } from "./question-limit.ts";

/** The prompt asks for one to three short sentences. */
const MAX_ANSWER_CHARACTERS = 2_000;
const MAX_QUERIES = 3;
const MAX_QUERY_CHARACTERS = 200;

const collect = async (pieces: AsyncIterable<string>): Promise<string> => {
  let text = "";
  for await (const piece of pieces) {
    text += piece;
    if (text.length > MAX_ANSWER_CHARACTERS) throw new ModelFailure("the answer is too long");
  }
  return text;
};

/** Rejects as soon as the signal aborts, even if the model ignores the signal. */
const rejectOnAbort = async <T>(promised: Promise<T>, signal: AbortSignal): Promise<T> => {
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return Promise.race([promised, aborted]);
};

const isNone = (output: string): boolean => /^\W*none\W*$/i.test(output);

/** The queries in the output of a model: one per line. */
const queriesIn = (output: string): readonly string[] =>
  output
    .split("\n")
    .map((line) => line.slice(0, MAX_QUERY_CHARACTERS).toWellFormed().trim())
    .filter((line) => line !== "")
    .slice(0, MAX_QUERIES);

/** The portfolio, as far as a model needs it. */
export interface Searchable {
  /** Its names, kinds and tags. */
  readonly names: readonly string[];
  /** The chunks that a question and queries find. */
  readonly find: (texts: readonly string[]) => readonly RankedHit[];
  /** The answer to a query without a model. */
  readonly answer: (query: string) => Answer;
  /** Whether an answer is about the question or one of the queries. */
  readonly isRelevant: (answer: string, question: string, queries: readonly string[]) => boolean;
}

/** An answer of a model, and the chunks that it is from. */
export interface ModelAnswer {
  /** Plain text with citations of the passages. */
  readonly text: string;
  readonly passages: readonly NumberedPassage[];
  readonly hits: readonly RankedHit[];
}

/**
 * Asks a model for search queries, and then to answer a question from what they find, with citations. Returns `"none"` if
 * the model says that the pages have no answer, and undefined if there is no usable answer in time; the log says why (D10, D49).
 */
export const modelAnswer = async (
  model: LanguageModel,
  asked: AskedQuestion,
  { names, find, answer, isRelevant }: Searchable,
  { settings, log, store, clock }: Pick<Ports, "settings" | "log" | "store" | "clock">,
  canceled?: AbortSignal,
): Promise<ModelAnswer | "none" | undefined> => {
  const timeout = AbortSignal.timeout(settings.modelTimeoutMs ?? limits.ask.modelTimeoutSeconds * 1000);
  const signal = canceled ? AbortSignal.any([timeout, canceled]) : timeout;
  const complete = (messages: readonly ModelMessage[]): Promise<string> =>
    rejectOnAbort(collect(model(messages, signal)), signal);
  try {
    await countModelQuestion({ settings, store, clock });
    const rewritten = await complete(rewritePrompt(asked, names));
    if (isNone(rewritten)) return "none";
    const queries = queriesIn(rewritten);
    const hits = find([asked.question, ...queries]);
    const passages = passagesOf(queries.map(answer), hits);
    if (passages.length === 0) throw new ModelFailure("no passages were found");
    const output = await complete(readPrompt(asked, passages));
    if (isNone(output)) return "none";
    const text = checkedCitations(output, passages);
    if (text === undefined) throw new ModelFailure("a passage that the answer cites does not support it");
    if (!isRelevant(text, asked.question, queries)) throw new ModelFailure("the answer is not about the question");
    return { text, passages, hits };
  } catch (error) {
    const failure = error instanceof ModelFailure ? error.message : "the model is unreachable";
    if (!canceled?.aborted)
      log?.({
        level: "warn",
        event: "ask_model_unused",
        reason: timeout.aborted ? "the answer took too long" : failure,
      });
    return undefined;
  }
};
