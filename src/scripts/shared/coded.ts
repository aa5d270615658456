import { element } from "./element.ts";

/** A message of the API, with what stands between backticks as code. */
export const coded = (message: string): readonly (Node | string)[] => {
  const parts = message.split("`");
  // What is not closed was not meant.
  if (parts.length % 2 === 0) return [message];
  return parts.map((text, at) => (at % 2 === 1 ? element("code", {}, text) : text));
};
