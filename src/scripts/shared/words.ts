import { jsonOf, type Outcome } from "./send.ts";

const seconds = (count: string | undefined): string => (count === "1" ? "a second" : `${count ?? "some"} seconds`);

/** The message and hint of an error of the API, or undefined where a body holds none. */
const errorIn = (body: unknown): string | undefined => {
  if (typeof body !== "object" || body === null) return undefined;
  // The mirror and JSON-RPC have their errors in the same place.
  const { error } = body as { error?: { message?: unknown; hint?: unknown } };
  return error && [error.message, error.hint].filter((each) => typeof each === "string").join(" ");
};

/** In a sentence or two what went wrong and what to do about it; undefined where nothing did. */
export const wordsFor = (outcome: Outcome): string | undefined => {
  if (!outcome)
    return "Nothing answered: either this computer is offline, or the service is. Nothing is lost; try again.";
  const { status, headers } = outcome;
  const body = jsonOf(outcome);
  const type = headers.get("content-type") ?? "";
  if (status === 429) return `The limit is reached. Wait ${seconds(headers.get("retry-after"))} and try again.`;
  if (status === 503)
    return `A part of the service does not answer. Try again in ${seconds(headers.get("retry-after"))}.`;
  // The functions answer in JSON, whatever happens.
  if (/\bhtml\b/.test(type) || (status >= 400 && !/\bjson\b/.test(type)))
    return status >= 500
      ? "The service does not answer now. Try again in a minute."
      : "This site is served as files alone: nothing runs here that could answer. The files under /api do.";
  if (status >= 400) return errorIn(body) || "The request was refused.";
  return errorIn(body);
};
