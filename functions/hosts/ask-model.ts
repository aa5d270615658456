import { chatCompletions } from "../ask/chat-completions.ts";
import type { Model } from "../ports.ts";

/** What an operator says of a language model (D10). */
export interface ModelSettings {
  readonly ASK_MODEL_URL?: string | undefined;
  readonly ASK_MODEL?: string | undefined;
  readonly ASK_MODEL_KEY?: string | undefined;
}

/** A language model that cannot be used as it is set. The message names the variable and shows no value. */
export class ModelError extends Error {}

/** Whether a text is the base of an API: what follows it is appended, and a key has its own variable. */
const isBase = (url: string): boolean => {
  const { protocol, username, password, search, hash } = URL.parse(url) ?? {};
  return /^https?:$/.test(protocol ?? "") && !username && !password && !search && !hash;
};

/**
 * The language model at an address that the operator names; undefined where none is.
 * @throws ModelError.
 */
export const askModel = ({
  ASK_MODEL_URL: url,
  ASK_MODEL: model,
  ASK_MODEL_KEY: key,
}: ModelSettings): Model | undefined => {
  if (url === undefined) {
    if (key === undefined) return undefined;
    throw new ModelError("ASK_MODEL_KEY is set and ASK_MODEL_URL is not; expected both, or neither.");
  }
  if (!isBase(url))
    throw new ModelError(
      "ASK_MODEL_URL cannot be used; expected the base of an API, such as https://api.example.com/v1, without credentials or a query.",
    );
  if (model === undefined)
    throw new ModelError("ASK_MODEL_URL is set and ASK_MODEL is not; expected the name of a model that is there.");
  if (key !== undefined && !/^[!-~]+$/.test(key))
    throw new ModelError("ASK_MODEL_KEY cannot be sent in a header; expected visible ASCII characters.");
  return chatCompletions({ url, model, key });
};
