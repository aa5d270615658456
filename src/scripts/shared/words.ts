import { type Answer, jsonOf, type Outcome } from "./send.ts";

const seconds = (count: string | undefined): string => (count === "1" ? "a second" : `${count ?? "some"} seconds`);

/** What may say of itself that it is an error. */
interface Failed {
  /** That of the API; the mirror and JSON-RPC have theirs in the same place. */
  readonly error?: { readonly message?: unknown; readonly hint?: unknown };
  /** That of a tool. */
  readonly result?: { readonly isError?: unknown; readonly content?: readonly { readonly text?: unknown }[] };
}

/** What a body says went wrong, or undefined where nothing did. */
const errorIn = (body: unknown): string | undefined => {
  if (typeof body !== "object" || body === null) return undefined;
  const { error, result } = body as Failed;
  if (result?.isError === true) return String(result.content?.[0]?.text ?? "The tool failed.");
  return [error?.message, error?.hint].filter((each) => typeof each === "string").join(" ") || undefined;
};

/**
 * Whether a host of files answered: a page in place of data, no such file, or that nothing can be sent to it. The
 * functions answer in JSON, whatever happens.
 */
const isOfFiles = ({ status, headers }: Answer): boolean => {
  const type = headers.get("content-type") ?? "";
  if (status >= 400) return (status < 500 || status === 501) && !/\bjson\b/.test(type);
  return /\bhtml\b/.test(type);
};

/** In a sentence or two what went wrong and what to do about it; undefined where nothing did. */
export const wordsFor = (outcome: Outcome): string | undefined => {
  if (!outcome)
    return "Nothing answered: either this computer is offline, or the service is. Nothing is lost; try again.";
  const { status, headers } = outcome;
  const body = jsonOf(outcome);
  if (status === 429) return `The limit is reached. Wait ${seconds(headers.get("retry-after"))} and try again.`;
  if (status === 503)
    return `A part of the service does not answer. Try again in ${seconds(headers.get("retry-after"))}.`;
  if (isOfFiles(outcome))
    return "This site is served as files alone: nothing runs here that could answer. The files under /api do.";
  const said = errorIn(body);
  if (said !== undefined || status < 400) return said;
  if (status < 500) return "The request was refused, and the answer does not say why.";
  return "The service failed at this request. Nothing is lost; try again in a minute.";
};
