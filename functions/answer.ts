import type { ApiVersion } from "../src/contract/base.ts";
import { apiHeaders, type Headers, noCache, sharedCache } from "../src/contract/headers.ts";
import { commonHeaders, withExchange } from "./answer-headers.ts";
import type { AppContext } from "./environment.ts";
import { type MaybePromise, whenReady } from "./maybe-promise.ts";
import { chooseEncoding, isKnown } from "./negotiate.ts";
import type { Asset, Encoding, Ports } from "./ports.ts";
import {
  type FileReply,
  isFile,
  isPlain,
  isStream,
  type PlainReply,
  type Reply,
  type StreamReply,
  type TextReply,
  textOf,
} from "./reply.ts";
import { streamed } from "./streamed.ts";

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
 * depend on the request is joined once for each file, with the headers that `more` gives; they must be the same for a
 * file each time.
 */
export const assetSender = () => {
  const known = new WeakMap<Asset, Prepared>();
  const readyFor = (asset: Asset, encoding: Encoding | undefined, more: () => Headers): Ready => {
    const prepared = known.get(asset) ?? {};
    const there = prepared[encoding ?? "identity"];
    if (there) return there;
    const full = { ...assetHeaders(asset, encoding), ...more() };
    const ready = { full, unchanged: withoutContent(full) };
    known.set(asset, { ...prepared, [encoding ?? "identity"]: ready });
    return ready;
  };
  return (context: AppContext, asset: Asset, more: () => Headers): Response => {
    const { raw } = context.req;
    const encoding = chooseEncoding(raw.headers.get("accept-encoding"), (each) => each in asset.encoded);
    const { full, unchanged } = readyFor(asset, encoding, more);
    const isUnchanged = isKnown(raw.headers.get("if-none-match"), asset.etag);
    const headers = withExchange(isUnchanged ? unchanged : full, context.get("exchange"));
    if (isUnchanged) return new Response(null, { status: 304, headers });
    return new Response(encoding ? asset.encoded[encoding] : asset.body, { headers });
  };
};

/** Below this an answer fits into one packet anyway. */
const smallest = 1024;

const sendPlain = (context: AppContext, { status, plain, headers: more }: PlainReply): Response => {
  const body = plain === "" ? null : new TextEncoder().encode(plain);
  // RFC 8935 §2.3 asks for the language of its descriptions.
  const described = body && { "Content-Type": "application/json; charset=utf-8", "Content-Language": "en" };
  const length = { "Content-Length": String(body?.length ?? 0) };
  const headers = { ...commonHeaders(context), ...noCache, ...described, ...length, ...more };
  return new Response(body, { status, headers });
};

const sendAsset = assetSender();
const onlyApiHeaders = (): Headers => apiHeaders;

/** Makes a function that sends the replies of an operation. */
export const send = (
  { compress, etagOf }: Ports,
  version: ApiVersion,
  status: number,
): ((context: AppContext, reply: Reply | StreamReply) => MaybePromise<Response>) => {
  const sendFile = (context: AppContext, { asset, headers }: FileReply): Response =>
    sendAsset(context, asset, headers ? () => ({ ...apiHeaders, ...headers() }) : onlyApiHeaders);

  const sendText = (context: AppContext, reply: TextReply): MaybePromise<Response> => {
    const { headers: request } = context.req.raw;
    const plain = new TextEncoder().encode(textOf(reply, version));
    const encoding = compress && chooseEncoding(request.get("accept-encoding"), () => plain.length >= smallest);
    return whenReady(reply.shared ? etagOf(plain) : undefined, (etag) => {
      const headers = {
        ...commonHeaders(context),
        "Content-Type": "application/json; charset=utf-8",
        ...(encoding && { "Content-Encoding": encoding }),
        ...(etag === undefined ? noCache : { ETag: tag(etag, encoding), ...sharedCache }),
        Vary: "Accept-Encoding",
        ...reply.headers,
      };
      if (etag !== undefined && isKnown(request.get("if-none-match"), etag))
        return new Response(null, { status: 304, headers: withoutContent(headers) });
      const body = encoding && compress ? compress(plain, encoding) : plain;
      return new Response(body, { status, headers: { ...headers, "Content-Length": String(body.length) } });
    });
  };
  return (context, reply) => {
    if (isStream(reply)) return streamed(context, reply);
    if (isFile(reply)) return sendFile(context, reply);
    return isPlain(reply) ? sendPlain(context, reply) : sendText(context, reply);
  };
};
