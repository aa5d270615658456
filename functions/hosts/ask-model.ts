import { chatCompletions } from "../ask/model/chat-completions.ts";
import type { LanguageModel } from "../ports/ports.ts";

/** Settings of the language model (D10). */
export interface ModelSettings {
  readonly ASK_MODEL_URL?: string | undefined;
  readonly ASK_MODEL?: string | undefined;
  readonly ASK_MODEL_KEY?: string | undefined;
}

/** Thrown for invalid model settings. The message names the variable but not its value. */
export class ModelSettingsError extends Error {}

/** Whether a URL is a plain base URL. Paths are appended to it, and the key has its own variable. */
const isBaseUrl = (url: string): boolean => {
  const { protocol, username, password, search, hash } = URL.parse(url) ?? {};
  return /^https?:$/.test(protocol ?? "") && !username && !password && !search && !hash;
};

/**
 * The language model at ASK_MODEL_URL; undefined if that is not set.
 * @throws ModelSettingsError if a setting is invalid or missing.
 */
export const modelAtUrl = ({
  ASK_MODEL_URL: url,
  ASK_MODEL: model,
  ASK_MODEL_KEY: key,
}: ModelSettings): LanguageModel | undefined => {
  if (url === undefined) {
    if (key === undefined) return undefined;
    throw new ModelSettingsError("ASK_MODEL_KEY is set but ASK_MODEL_URL is not; set both or neither.");
  }
  if (!isBaseUrl(url))
    throw new ModelSettingsError(
      "ASK_MODEL_URL is not valid; expected the base URL of an API, such as https://api.example.com/v1, without credentials or a query.",
    );
  if (model === undefined)
    throw new ModelSettingsError("ASK_MODEL_URL is set but ASK_MODEL is not; set ASK_MODEL to the name of a model.");
  if (key !== undefined && !/^[!-~]+$/.test(key))
    throw new ModelSettingsError("ASK_MODEL_KEY is not valid in a header; expected visible ASCII characters.");
  return chatCompletions({ url, model, key });
};
