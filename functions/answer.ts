import { noCache, sharedCache } from "../src/contract/headers.ts";
import type { AppContext } from "./environment.ts";
import { chooseEncoding, isKnown } from "./negotiate.ts";
import type { Asset, Encoding, Ports } from "./ports.ts";

type Headers = Readonly<Record<string, string>>;
const none: Headers = {};

/** Ready headers of each asset and encoding: they are the same for every request, so they are made once. */
const prepared = new WeakMap<Asset, Partial<Record<Encoding | "identity", Headers>>>();

const assetHeaders = (asset: Asset, encoding: Encoding | undefined): Headers => {
  const known = prepared.get(asset) ?? {};
  prepared.set(asset, known);
  known[encoding ?? "identity"] ??= {
    "Content-Type": asset.type,
    "Content-Length": String((encoding ? asset.encoded[encoding] : asset.body)?.length),
    ...(encoding && { "Content-Encoding": encoding }),
    ETag: tag(asset.etag, encoding),
    Vary: "Accept-Encoding",
    ...sharedCache,
  };
  return known[encoding ?? "identity"] ?? none;
};

/** A strong tag names bytes as they are sent, so each encoding has its own (RFC 9110 §8.8.3). */
const tag = (etag: string, encoding: Encoding | undefined): string =>
  encoding ? `"${etag}-${encoding}"` : `"${etag}"`;

/** Sends a file as it was written by the build, or 304 to a client that has it (D2). */
export const sendAsset = (context: AppContext, asset: Asset, extra: Headers = none): Response => {
  const { headers: request } = context.req.raw;
  const encoding = chooseEncoding(request.get("Accept-Encoding"), (each) => each in asset.encoded);
  const headers = Object.assign(context.get("headers"), assetHeaders(asset, encoding), extra);
  if (isKnown(request.get("If-None-Match"), asset.etag)) return notModified(headers);
  return new Response(encoding ? asset.encoded[encoding] : asset.body, { headers });
};

const notModified = (headers: Record<string, string>): Response => {
  const { "Content-Type": _type, "Content-Length": _length, "Content-Encoding": _encoding, ...kept } = headers;
  return new Response(null, { status: 304, headers: kept });
};

/** Below this an answer fits into one packet anyway. */
const smallest = 1024;

/** Sends JSON text that was made for this request. With an etag it can be cached by anyone, without it by nobody. */
export const sendJson = (
  context: AppContext,
  ports: Ports,
  json: string,
  { etag, headers: extra = none }: { etag?: string; headers?: Headers } = {},
): Response => {
  const { headers: request } = context.req.raw;
  const plain = new TextEncoder().encode(json);
  const { compress } = ports;
  const encoding = compress && chooseEncoding(request.get("Accept-Encoding"), () => plain.length >= smallest);
  const headers = {
    ...context.get("headers"),
    "Content-Type": "application/json; charset=utf-8",
    ...(encoding && { "Content-Encoding": encoding }),
    ...(etag === undefined ? noCache : { ETag: tag(etag, encoding), ...sharedCache }),
    Vary: "Accept-Encoding",
    ...extra,
  };
  if (etag !== undefined && isKnown(request.get("If-None-Match"), etag)) return notModified(headers);
  const body = encoding && compress ? compress(plain, encoding) : plain;
  return new Response(body, { headers: { ...headers, "Content-Length": String(body.length) } });
};
