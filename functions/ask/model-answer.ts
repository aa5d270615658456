import { limits } from "../../src/contract/limits.ts";
import type { LanguageModel, Ports } from "../ports/ports.ts";
import { checkedCitations } from "./citations.ts";
import { countModelCall } from "./model-calls.ts";
import { ModelFailure } from "./model-failure.ts";
import type { Passage } from "./passages.ts";
import { promptFor } from "./prompt.ts";

/** The prompt asks for one to three short sentences. */
const MAX_ANSWER_CHARACTERS = 2_000;

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

/** The input of the model. */
export interface ModelQuestion {
  readonly question: string;
  readonly earlier: readonly string[];
  readonly passages: readonly Passage[];
}

/**
 * Asks a model to answer a question from passages, with citations. Returns undefined if its answer is unusable or late; the
 * log says why (D10).
 */
export const modelAnswer = async (
  model: LanguageModel,
  { question, earlier, passages }: ModelQuestion,
  { settings, log, store, clock }: Pick<Ports, "settings" | "log" | "store" | "clock">,
  canceled?: AbortSignal,
): Promise<string | undefined> => {
  const timeout = AbortSignal.timeout(settings.modelTimeout ?? limits.ask.modelTimeoutSeconds * 1000);
  const signal = canceled ? AbortSignal.any([timeout, canceled]) : timeout;
  try {
    await countModelCall({ settings, store, clock });
    const completion = collect(model(promptFor(question, earlier, passages), signal));
    const text = checkedCitations(await rejectOnAbort(completion, signal), passages);
    if (text === undefined)
      throw new ModelFailure("the answer cites no passage, or names an address that no passage contains");
    return text;
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
