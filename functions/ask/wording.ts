import { limits } from "../../src/contract/limits.ts";
import type { Model, Ports } from "../ports.ts";
import { cited } from "./cited.ts";
import { ModelFailure } from "./model-failure.ts";
import type { Passage } from "./passages.ts";
import { promptFor } from "./prompt.ts";

/** Characters that an answer of a model has at most; whoever writes more does not do as asked. */
const most = 2_000;

const collected = async (pieces: AsyncIterable<string>): Promise<string> => {
  let text = "";
  for await (const piece of pieces) {
    text += piece;
    if (text.length > most) throw new ModelFailure("the answer is too long");
  }
  return text;
};

/** What is promised, or a failure as soon as the signal says so: a model may take no notice of it. */
const unlessAborted = async <T>(promised: Promise<T>, signal: AbortSignal): Promise<T> => {
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return Promise.race([promised, aborted]);
};

/** What a model is asked to word. */
export interface Subject {
  readonly question: string;
  readonly earlier: readonly string[];
  readonly passages: readonly Passage[];
}

/**
 * The answer of a model to a question, with citations of the passages that it was given. Undefined where there is none
 * that may be used, or not in time; the log says why (D10).
 */
export const worded = async (
  model: Model,
  { question, earlier, passages }: Subject,
  { settings, log }: Pick<Ports, "settings" | "log">,
  gone?: AbortSignal,
): Promise<string | undefined> => {
  const late = AbortSignal.timeout(settings.modelTimeout ?? limits.ask.model * 1000);
  const signal = gone ? AbortSignal.any([late, gone]) : late;
  try {
    const written = collected(model(promptFor(question, earlier, passages), signal));
    const text = cited(await unlessAborted(written, signal), passages);
    if (text === undefined) throw new ModelFailure("the answer cites none of its passages, or an address beside them");
    return text;
  } catch (error) {
    const failed = error instanceof ModelFailure ? error.message : "the model cannot be reached";
    if (!gone?.aborted)
      log?.({ level: "warn", event: "ask_model_unused", reason: late.aborted ? "the answer takes too long" : failed });
    return undefined;
  }
};
