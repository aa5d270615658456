import pLimit from "p-limit";
import { bodyText } from "../documents/documents.ts";
import { linksIn } from "../parse/html.ts";
import { type DoctorResponse, type Site, SiteError } from "./site.ts";

export interface HttpOptions {
  /** Timeout per response, in milliseconds. */
  readonly timeout?: number;
  /** Maximum size of a body, in bytes. */
  readonly bytes?: number;
  /** Waits for a rate limit to end. Without it, a 429 is an error. */
  readonly wait?: (seconds: number) => Promise<unknown>;
}

const MAX_CONCURRENT_REQUESTS = 6;
const MAX_WAIT_SECONDS = 60;

/** The message of the innermost cause: fetch wraps network errors. */
const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error as { cause?: unknown };
  if (cause instanceof Error) return causeOf(cause);
  return error.message || String((error as NodeJS.ErrnoException).code ?? error.name);
};

/** Why a request failed. The Fetch standard blocks ports of other protocols, which the runtime reports as "bad port". */
const reasonOf = (error: unknown): string => {
  const cause = causeOf(error);
  return cause === "bad port" ? "fetch never connects to this port; run the service on another one" : cause;
};

const bodyOf = async (response: Response, maxBytes: number, url: string): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > maxBytes) throw new SiteError(`${url} sends more than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/**
 * A running service. It was built for the address in the canonical link of its front page.
 * @throws SiteError if it is unreachable or redirects to another origin.
 */
export const httpSite = async (address: string, options: HttpOptions = {}): Promise<Site> => {
  const { timeout = 15_000, bytes = 8 * 1024 * 1024, wait } = options;
  const queue = pLimit(MAX_CONCURRENT_REQUESTS);

  const requestOnce = async (path: string, init: RequestInit): Promise<DoctorResponse> => {
    const url = address + path;
    try {
      const response = await fetch(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(timeout) });
      return { status: response.status, headers: response.headers, body: await bodyOf(response, bytes, url) };
    } catch (error) {
      if (error instanceof SiteError) throw error;
      const isSlow = error instanceof Error && error.name === "TimeoutError";
      throw new SiteError(
        isSlow
          ? `${url} does not respond within ${timeout / 1000} seconds.`
          : `${url} cannot be read: ${reasonOf(error)}.`,
      );
    }
  };

  const request = async (path: string, init: RequestInit): Promise<DoctorResponse> => {
    const response = await requestOnce(path, init);
    if (response.status !== 429) return response;
    const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
    if (wait && seconds <= MAX_WAIT_SECONDS) {
      await wait(seconds);
      const again = await requestOnce(path, init);
      if (again.status !== 429) return again;
    }
    throw new SiteError(`${address}${path} has reached its rate limit (429). Try again later.`);
  };

  const defaultHeaders = { "User-Agent": "vitrine-doctor", Accept: "*/*" };
  const get: Site["get"] = (path, headers = {}) =>
    queue(() => request(path, { headers: { ...defaultHeaders, ...headers } }));
  const send: Site["send"] = (method, path, headers, body) =>
    queue(() =>
      request(path, { method, headers: { ...defaultHeaders, ...headers }, ...(body !== undefined && { body }) }),
    );

  const first = await get("/");
  const elsewhere = URL.parse(first.headers.get("location") ?? "", address)?.origin;
  if (elsewhere !== undefined && elsewhere !== new URL(address).origin)
    throw new SiteError(`${address}/ redirects to ${elsewhere} (${first.status}). Check that address instead.`);
  const [canonical = address] = linksIn(bodyText(first), "canonical");
  const home = URL.parse(canonical);
  const origin = home ? home.origin + home.pathname.replace(/\/$/, "") : address;
  return { origin, address, get, send };
};
