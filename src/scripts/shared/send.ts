/** The base path (D52), which comes before the paths of the site; empty if there is none. */
export const basePath = import.meta.env.BASE_URL === "/" ? "" : import.meta.env.BASE_URL;

/** A request to the service that serves the page. */
export interface PageRequest {
  readonly method: "GET" | "POST";
  /** The path with its query, from the root of the site. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The bytes of the body, as text. */
  readonly body?: string;
}

/** A response. Header names are in lower case. */
export interface FetchedResponse {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  /** From sending the request to the last byte of the response. */
  readonly milliseconds: number;
}

/** A response, or undefined if the service could not be reached. */
export type FetchResult = FetchedResponse | undefined;

/**
 * Sends a request and waits for the whole response. It never throws.
 *
 * @param piece receives the body text as it arrives.
 * @param cache how the browser's cache is used; not at all by default.
 */
export const send = async (
  { method, path, headers = {}, body }: PageRequest,
  piece?: (text: string) => void,
  cache: RequestCache = "no-store",
): Promise<FetchResult> => {
  const started = performance.now();
  try {
    const response = await fetch(basePath + path, { method, headers, cache, ...(body !== undefined && { body }) });
    let text = "";
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      text += part.value;
      piece?.(part.value);
    }
    return {
      status: response.status,
      headers: new Map(response.headers),
      text,
      milliseconds: Math.round(performance.now() - started),
    };
  } catch {
    return undefined;
  }
};

/** The parsed JSON of a response, or undefined if it is not JSON. */
export const parseJson = (outcome: FetchResult): unknown => {
  try {
    return outcome && JSON.parse(outcome.text);
  } catch {
    return undefined;
  }
};
