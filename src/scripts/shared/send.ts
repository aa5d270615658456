/** A request of a page to the service that serves it. */
export interface Sent {
  readonly method: "GET" | "POST";
  /** The path with its query, from the root of the site. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The bytes of the body, as text. */
  readonly body?: string;
}

/** An answer as it came. Names of headers are in lower case. */
export interface Answer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  /** From sending the request to the last byte of the answer. */
  readonly milliseconds: number;
}

/** An answer; or undefined where nothing answered, because nothing can be reached. */
export type Outcome = Answer | undefined;

/**
 * Sends a request and waits for the whole answer. It never throws.
 *
 * @param piece is given the text of the body as it arrives.
 */
export const send = async (
  { method, path, headers = {}, body }: Sent,
  piece?: (text: string) => void,
): Promise<Outcome> => {
  const started = performance.now();
  try {
    const response = await fetch(path, { method, headers, cache: "no-store", ...(body !== undefined && { body }) });
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

/** The JSON of an answer, or undefined where it is none. */
export const jsonOf = (outcome: Outcome): unknown => {
  try {
    return outcome && JSON.parse(outcome.text);
  } catch {
    return undefined;
  }
};
