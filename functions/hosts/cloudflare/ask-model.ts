import type { Ai } from "cloudflare:workers";
import { piecesOf } from "../../ask/completion.ts";
import { ModelFailure } from "../../ask/model-failure.ts";
import type { Model } from "../../ports.ts";
import { askModel, ModelError, type ModelSettings } from "../ask-model.ts";
import { ConfigurationError } from "./settings.ts";

/** A language model of the platform. */
const ofPlatform = (ai: Ai, name: string): Model =>
  async function* (messages, signal) {
    const answer = await ai.run(name, { messages, stream: true, temperature: 0, max_tokens: 400 });
    if (!(answer instanceof ReadableStream)) throw new ModelFailure("the model sends no events");
    // The platform takes no signal; a pipe does.
    yield* piecesOf(answer.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal }));
  };

/**
 * The language model that the operator names, at an address or else of the platform; undefined where none is.
 * @throws ConfigurationError.
 */
export const askedModel = (settings: ModelSettings, ai: Ai | undefined): Model | undefined => {
  // A variable that is left empty is none.
  const { ASK_MODEL_URL, ASK_MODEL, ASK_MODEL_KEY } = settings;
  const set = {
    ASK_MODEL_URL: ASK_MODEL_URL || undefined,
    ASK_MODEL: ASK_MODEL || undefined,
    ASK_MODEL_KEY: ASK_MODEL_KEY || undefined,
  };
  try {
    const model = askModel(set);
    if (model || set.ASK_MODEL === undefined) return model;
    if (ai) return ofPlatform(ai, set.ASK_MODEL);
    throw new ModelError("ASK_MODEL is set; expected ASK_MODEL_URL too, or the binding AI of Workers AI.");
  } catch (error) {
    throw error instanceof ModelError ? new ConfigurationError(error.message) : error;
  }
};
