import type { Model } from "../../ports.ts";
import { askModel, ModelError, type ModelSettings } from "../ask-model.ts";
import { StartError } from "./start-error.ts";

/**
 * The language model that the operator names; undefined where none is.
 * @throws StartError.
 */
export const askedModel = (settings: ModelSettings): Model | undefined => {
  try {
    if (settings.ASK_MODEL !== undefined && settings.ASK_MODEL_URL === undefined)
      throw new ModelError("ASK_MODEL is set and ASK_MODEL_URL is not; expected the address of the model too.");
    return askModel(settings);
  } catch (error) {
    throw error instanceof ModelError ? new StartError(error.message) : error;
  }
};

/** What the operator is told of it at the start. */
export const modelNews = ({ ASK_MODEL_URL, ASK_MODEL }: ModelSettings): readonly string[] =>
  ASK_MODEL_URL === undefined
    ? []
    : [`Has ${ASK_MODEL} at ${new URL(ASK_MODEL_URL).origin} word answers to questions.`];
