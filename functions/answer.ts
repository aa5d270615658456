import { envelope } from "../src/contract/envelope.ts";
import { type Headers, noCache, sharedCache } from "../src/contract/headers.ts";
import { commonHeaders, withExchange } from "./answer-headers.ts";
import { toBase64url } from "./base64url.ts";
import type { AppContext } from "./environment.ts";
import type { Input } from "./handle.ts";
import { chooseEncoding, isKnown } from "./negotiate.ts";
import { whenReady } from "./pipeline.ts";
import type { Asset, Encoding, MaybePromise } from "./ports.ts";

/** Headers of a file that are the same for every request: with its bytes, and to a client that has them. */
interface Ready {
  readonly full: Headers;
  readonly unchanged: Headers;
}

type Prepared = Partial<Record<Encoding | "identity", Ready>>;

/** A strong tag names bytes as they are sent, so each encoding has its own (RFC 9110 §8.8.3). */
const tag = (etag: string, encoding: Encoding | undefined): string =>
  encoding ? `"${etag}-${encoding}"` : `"${etag}"`;

const assetHeaders = (asset: Asset, encoding: Encoding | undefined): Headers => ({
  "Content-Type": asset.type,
  "Content-Length": String((encoding ? asset.encoded[encoding] : asset.body)?.length),
  ...(encoding && { "Content-Encoding": encoding }),
  ETag: tag(asset.etag, encoding),
  Vary: "Accept-Encoding",
  ...sharedCache,
});

/** What a 304 keeps: everything but what describes bytes that it does not carry (RFC 9110 §15.4.5). */
const withoutContent = (headers: Headers): Headers => {
  const { "Content-Type": _type, "Content-Length": _length, "Content-Encoding": _encoding, ...kept } = headers;
  return kept;
};

/**
 * Makes a function that sends a file as it was written by the build, or 304 to a client that has it (D2). What does not
 * depend on the request, with the headers that `more` adds to a file, is joined once for each file. `more` gets what the
 * caller knows `about` the file, which must be the same each time.
 */
export const assetSender = <About>(more: (asset: Asset, about: About) => Headers) => {
  const known = new WeakMap<Asset, Prepared>();
  const readyFor = (asset: Asset, about: About, encoding: Encoding | undefined): Ready => {
    const prepared = known.get(asset) ?? {};
    const there = prepared[encoding ?? "identity"];
    if (there) return there;
    const full = { ...assetHeaders(asset, encoding), ...more(asset, about) };
    const ready = { full, unchanged: withoutContent(full) };
    known.set(asset, { ...prepared, [encoding ?? "identity"]: ready });
    return ready;
  };
  return (context: AppContext, asset: Asset, about: About): Response => {
    const { raw } = context.req;
    const encoding = chooseEncoding(raw.headers.get("accept-encoding"), (each) => each in asset.encoded);
    const { full, unchanged } = readyFor(asset, about, encoding);
    const isUnchanged = isKnown(raw.headers.get("if-none-match"), asset.etag);
    const headers = withExchange(isUnchanged ? unchanged : full, context.get("exchange"));
    if (isUnchanged) return new Response(null, { status: 304, headers });
    return new Response(encoding ? asset.encoded[encoding] : asset.body, { headers });
  };
};

/** Below this an answer fits into one packet anyway. */
const smallest = 1024;

/** Names bytes as the build does: the beginning of their SHA-256. */
export const etagOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  toBase64url(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).subarray(0, 12));

interface JsonAnswer {
  /** Whether anyone may keep the answer; it then carries a tag. */
  readonly shared: boolean;
  readonly status?: number;
  readonly headers?: Headers;
}

/** Sends JSON text that was made for this request, in the envelope of the mirror where it belongs there (D11). */
export const sendJson = (
  { context, ports, version }: Pick<Input, "context" | "ports" | "version">,
  json: string,
  { shared, status = 200, headers: extra }: JsonAnswer,
): MaybePromise<Response> => {
  const { compress } = ports;
  const { headers: request } = context.req.raw;
  const plain = new TextEncoder().encode(version === "v1" ? envelope(json) : json);
  const encoding = compress && chooseEncoding(request.get("accept-encoding"), () => plain.length >= smallest);
  return whenReady(shared ? etagOf(plain) : undefined, (etag) => {
    const headers = {
      ...commonHeaders(context),
      "Content-Type": "application/json; charset=utf-8",
      ...(encoding && { "Content-Encoding": encoding }),
      ...(etag === undefined ? noCache : { ETag: tag(etag, encoding), ...sharedCache }),
      Vary: "Accept-Encoding",
      ...extra,
    };
    if (etag !== undefined && isKnown(request.get("if-none-match"), etag))
      return new Response(null, { status: 304, headers: withoutContent(headers) });
    const body = encoding && compress ? compress(plain, encoding) : plain;
    return new Response(body, { status, headers: { ...headers, "Content-Length": String(body.length) } });
  });
};
