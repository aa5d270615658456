import { type FetchedResponse, type FetchResult, parseJson } from "./send.ts";

const seconds = (count: string | undefined): string => (count === "1" ? "1 second" : `${count ?? "a few"} seconds`);

/** A body that may report an error. */
interface Failed {
  /** The error of the API, its v1 mirror or JSON-RPC. */
  readonly error?: { readonly message?: unknown; readonly hint?: unknown };
  /** The error of an MCP tool. */
  readonly result?: { readonly isError?: unknown; readonly content?: readonly { readonly text?: unknown }[] };
}

/** The error message of a body, or undefined. */
const errorIn = (body: unknown): string | undefined => {
  if (typeof body !== "object" || body === null) return undefined;
  const { error, result } = body as Failed;
  if (result?.isError === true) return String(result.content?.[0]?.text ?? "The tool failed.");
  return [error?.message, error?.hint].filter((value) => typeof value === "string").join(" ") || undefined;
};

/** Whether the response is from a static host: an HTML page, or a 4xx or 501 that is not JSON. The app always sends JSON. */
const isStaticHost = ({ status, headers }: FetchedResponse): boolean => {
  const type = headers.get("content-type") ?? "";
  if (status >= 400) return (status < 500 || status === 501) && !/\bjson\b/.test(type);
  return /\bhtml\b/.test(type);
};

/** Explains a failed request and what to do about it; undefined for a successful one. */
export const failureText = (outcome: FetchResult): string | undefined => {
  if (!outcome) return "No response: this device or the service may be offline. Try again.";
  const { status, headers } = outcome;
  const body = parseJson(outcome);
  if (status === 429) return `Rate limit reached. Wait ${seconds(headers.get("retry-after"))} and try again.`;
  if (status === 503)
    return `A backend of the service is unavailable. Try again in ${seconds(headers.get("retry-after"))}.`;
  if (isStaticHost(outcome))
    return "This site is hosted as static files only, so this request cannot run. The JSON files under /api are still available.";
  const apiError = errorIn(body);
  if (apiError !== undefined || status < 400) return apiError;
  if (status < 500) return "The request was rejected, and the response gives no reason.";
  return "The service failed to handle this request. Try again in a minute.";
};
