import pLimit from "p-limit";
import { textOf } from "./documents.ts";
import { linksIn } from "./html.ts";
import { type Answer, type Site, SiteTrouble } from "./site.ts";

export interface HttpOptions {
  /** Milliseconds that an answer may take. */
  readonly timeout?: number;
  /** Bytes that a body may have. */
  readonly bytes?: number;
  /** Waits so many seconds for a limit to end. Without it nothing is waited for. */
  readonly wait?: (seconds: number) => Promise<unknown>;
}

/** Requests at a time, and the most seconds to wait for a limit. */
const [atOnce, patience] = [6, 60];

/** The error at the bottom, in words: fetch wraps what the network says. */
const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error as { cause?: unknown };
  if (cause instanceof Error) return causeOf(cause);
  return error.message || String((error as NodeJS.ErrnoException).code ?? error.name);
};

const bodyOf = async (response: Response, most: number, url: string): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > most) throw new SiteTrouble(`${url} sends more than ${most} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/**
 * A service at an origin. Its own origin is what its first page calls canonical.
 * @throws SiteTrouble when it cannot be reached, or is at another origin.
 */
export const httpSite = async (address: string, options: HttpOptions = {}): Promise<Site> => {
  const { timeout = 15_000, bytes = 8 * 1024 * 1024, wait } = options;
  const queue = pLimit(atOnce);

  const once = async (path: string, request: RequestInit): Promise<Answer> => {
    const url = address + path;
    try {
      const response = await fetch(url, { ...request, redirect: "manual", signal: AbortSignal.timeout(timeout) });
      return { status: response.status, headers: response.headers, body: await bodyOf(response, bytes, url) };
    } catch (error) {
      if (error instanceof SiteTrouble) throw error;
      const isSlow = error instanceof Error && error.name === "TimeoutError";
      throw new SiteTrouble(
        isSlow
          ? `${url} does not answer within ${timeout / 1000} seconds.`
          : `${url} cannot be read: ${causeOf(error)}.`,
      );
    }
  };

  const ask = async (path: string, request: RequestInit): Promise<Answer> => {
    const answer = await once(path, request);
    if (answer.status !== 429) return answer;
    const seconds = Number(answer.headers.get("retry-after") ?? Number.NaN);
    if (wait && seconds <= patience) {
      await wait(seconds);
      const again = await once(path, request);
      if (again.status !== 429) return again;
    }
    throw new SiteTrouble(`${address}${path} allows no more requests now (429).`);
  };

  const named = { "User-Agent": "vitrine-doctor", Accept: "*/*" };
  const get: Site["get"] = (path, headers = {}) => queue(() => ask(path, { headers: { ...named, ...headers } }));
  const send: Site["send"] = (method, path, headers, body) =>
    queue(() => ask(path, { method, headers: { ...named, ...headers }, ...(body !== undefined && { body }) }));

  const first = await get("/");
  const elsewhere = URL.parse(first.headers.get("location") ?? "", address)?.origin;
  if (elsewhere !== undefined && elsewhere !== address)
    throw new SiteTrouble(`${address}/ answers ${first.status} to ${elsewhere}; examine that one.`);
  const [canonical = address] = linksIn(textOf(first), "canonical");
  return { origin: URL.parse(canonical)?.origin ?? address, address, get, send };
};
