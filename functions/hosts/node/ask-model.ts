import type { LanguageModel } from "../../ports/ports.ts";
import { type ModelSettings, ModelSettingsError, modelAtUrl } from "../ask-model.ts";
import { StartError } from "./start-error.ts";

/**
 * The configured language model; undefined if there is none.
 * @throws StartError if the configuration is invalid.
 */
export const configuredModel = (settings: ModelSettings): LanguageModel | undefined => {
  try {
    if (settings.ASK_MODEL !== undefined && settings.ASK_MODEL_URL === undefined)
      throw new ModelSettingsError("ASK_MODEL is set but ASK_MODEL_URL is not; set both.");
    return modelAtUrl(settings);
  } catch (error) {
    throw error instanceof ModelSettingsError ? new StartError(error.message) : error;
  }
};

/** The line about the language model that the host prints at the start. */
export const describeModel = ({ ASK_MODEL_URL, ASK_MODEL }: ModelSettings): readonly string[] =>
  ASK_MODEL_URL === undefined ? [] : [`Answers questions with ${ASK_MODEL} at ${new URL(ASK_MODEL_URL).origin}.`];
