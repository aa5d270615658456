import type { Ai } from "cloudflare:workers";
import { completionOptions, readCompletion } from "../../ask/model/completion.ts";
import { ModelFailure } from "../../ask/model/failure.ts";
import type { LanguageModel } from "../../ports/ports.ts";
import { type ModelSettings, ModelSettingsError, modelAtUrl } from "../ask-model.ts";
import { WorkerSettingsError } from "./settings.ts";

/** A model of Workers AI. */
const workersAiModel = (ai: Ai, name: string): LanguageModel =>
  async function* (messages, signal) {
    const output = await ai.run(name, { messages, ...completionOptions });
    if (!(output instanceof ReadableStream)) throw new ModelFailure("the model did not send an event stream");
    // Workers AI does not accept an abort signal; a pipe does.
    yield* readCompletion(output.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal }));
  };

/**
 * The configured language model: at ASK_MODEL_URL, otherwise of Workers AI; undefined if there is none.
 * @throws WorkerSettingsError.
 */
export const configuredModel = (settings: ModelSettings, ai: Ai | undefined): LanguageModel | undefined => {
  // An empty variable counts as not set.
  const { ASK_MODEL_URL, ASK_MODEL, ASK_MODEL_KEY } = settings;
  const set = {
    ASK_MODEL_URL: ASK_MODEL_URL || undefined,
    ASK_MODEL: ASK_MODEL || undefined,
    ASK_MODEL_KEY: ASK_MODEL_KEY || undefined,
  };
  try {
    const model = modelAtUrl(set);
    if (model || set.ASK_MODEL === undefined) return model;
    if (ai) return workersAiModel(ai, set.ASK_MODEL);
    throw new ModelSettingsError("ASK_MODEL is set; expected ASK_MODEL_URL as well, or the binding AI (Workers AI).");
  } catch (error) {
    throw error instanceof ModelSettingsError ? new WorkerSettingsError(error.message) : error;
  }
};
