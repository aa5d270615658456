import type { ApiVersion } from "../../src/contract/base.ts";
import { apiHeaders, type Headers, noStore, sharedCache } from "../../src/contract/headers.ts";
import { andThen, type MaybePromise } from "../ports/maybe-promise.ts";
import type { Asset, Encoding, Ports } from "../ports/ports.ts";
import type { AppContext } from "../ports/request-state.ts";
import { streamResponse } from "./event-stream.ts";
import { chooseEncoding, matchesEtag } from "./negotiate.ts";
import {
  type FileReply,
  isFile,
  isPage,
  isRaw,
  isStream,
  type PageReply,
  type RawReply,
  type Reply,
  type StreamReply,
  type TextReply,
  textOf,
} from "./reply.ts";
import { commonHeaders, withRequestHeaders } from "./response-headers.ts";

/** The fixed headers of a file: for a 200 and for a 304. */
interface PreparedHeaders {
  readonly ok: Headers;
  readonly notModified: Headers;
}

type HeadersByEncoding = Partial<Record<Encoding | "identity", PreparedHeaders>>;

/** A strong ETag identifies the bytes as sent, so each encoding has its own (RFC 9110 §8.8.3). */
const quotedEtag = (etag: string, encoding: Encoding | undefined): string =>
  encoding ? `"${etag}-${encoding}"` : `"${etag}"`;

const assetHeaders = (asset: Asset, encoding: Encoding | undefined): Headers => ({
  "Content-Type": asset.type,
  "Content-Length": String((encoding ? asset.encoded[encoding] : asset.body)?.length),
  ...(encoding && { "Content-Encoding": encoding }),
  ETag: quotedEtag(asset.etag, encoding),
  Vary: "Accept-Encoding",
  ...sharedCache,
});

/** Removes the headers that describe a body, which a 304 does not have (RFC 9110 §15.4.5). */
const withoutContent = (headers: Headers): Headers => {
  const { "Content-Type": _type, "Content-Length": _length, "Content-Encoding": _encoding, ...otherHeaders } = headers;
  return otherHeaders;
};

/**
 * Creates a function that sends a file as the build wrote it, or a 304 (D2). The headers of a file, including those that
 * `extra` returns, are computed once per file, so they must not depend on the request.
 */
export const assetSender = () => {
  const cache = new WeakMap<Asset, HeadersByEncoding>();
  const prepareHeaders = (asset: Asset, encoding: Encoding | undefined, extra: () => Headers): PreparedHeaders => {
    const cached = cache.get(asset) ?? {};
    const existing = cached[encoding ?? "identity"];
    if (existing) return existing;
    const ok = { ...assetHeaders(asset, encoding), ...extra() };
    const prepared = { ok, notModified: withoutContent(ok) };
    cache.set(asset, { ...cached, [encoding ?? "identity"]: prepared });
    return prepared;
  };
  return (context: AppContext, asset: Asset, extra: () => Headers): Response => {
    const { raw } = context.req;
    const encoding = chooseEncoding(raw.headers.get("accept-encoding"), (encoding) => encoding in asset.encoded);
    const { ok, notModified } = prepareHeaders(asset, encoding, extra);
    const isNotModified = matchesEtag(raw.headers.get("if-none-match"), quotedEtag(asset.etag, encoding));
    const headers = withRequestHeaders(isNotModified ? notModified : ok, context.get("requestState"));
    if (isNotModified) return new Response(null, { status: 304, headers });
    return new Response(encoding ? asset.encoded[encoding] : asset.body, { headers });
  };
};

/** Smaller responses fit into one packet without compression. */
const MIN_BYTES_TO_COMPRESS = 1024;

const sendRaw = (context: AppContext, { status, raw }: RawReply): Response => {
  const body = raw === "" ? null : new TextEncoder().encode(raw);
  // RFC 8935 §2.3 requires the language of error descriptions.
  const contentHeaders = body && { "Content-Type": "application/json; charset=utf-8", "Content-Language": "en" };
  const length = { "Content-Length": String(body?.length ?? 0) };
  const headers = { ...commonHeaders(context), ...noStore, Vary: "Accept", ...contentHeaders, ...length };
  return new Response(body, { status, headers });
};

/**
 * Tells the caller that its credential had no effect (RFC 9110 §11.6.1, D19). Caches may not store the header for others,
 * and a 304 would update their copy.
 */
const withInvalidCredential = (response: Response): Response => {
  if (!response.ok) return response;
  response.headers.set("WWW-Authenticate", 'Bearer error="invalid_token"');
  response.headers.set("Cache-Control", "no-store");
  return response;
};

const sendAsset = assetSender();
const onlyApiHeaders = (): Headers => apiHeaders;

/** Creates a function that sends the replies of an operation. `status` is for replies that do not set one. */
export const replySender = (
  { compress, etagOf }: Ports,
  version: ApiVersion,
  status: number,
): ((context: AppContext, reply: Reply | StreamReply | PageReply) => MaybePromise<Response>) => {
  const sendFile = (context: AppContext, { asset, headers }: FileReply): Response =>
    sendAsset(context, asset, headers ? () => ({ ...apiHeaders, ...headers() }) : onlyApiHeaders);

  const sendText = (
    context: AppContext,
    text: string,
    reply: Pick<TextReply, "shared" | "headers">,
  ): MaybePromise<Response> => {
    const { headers: requestHeaders } = context.req.raw;
    const bytes = new TextEncoder().encode(text);
    const encoding =
      compress && chooseEncoding(requestHeaders.get("accept-encoding"), () => bytes.length >= MIN_BYTES_TO_COMPRESS);
    return andThen(reply.shared ? etagOf(bytes) : undefined, (etag) => {
      const tag = etag === undefined ? undefined : quotedEtag(etag, encoding);
      const headers = {
        ...commonHeaders(context),
        "Content-Type": "application/json; charset=utf-8",
        ...(encoding && { "Content-Encoding": encoding }),
        ...(tag === undefined ? noStore : { ETag: tag, ...sharedCache }),
        Vary: "Accept-Encoding",
        ...reply.headers,
      };
      if (tag !== undefined && matchesEtag(requestHeaders.get("if-none-match"), tag))
        return new Response(null, { status: 304, headers: withoutContent(headers) });
      // Node writes a text together with the headers.
      const body = encoding && compress ? compress(bytes, encoding) : text;
      const { length } = typeof body === "string" ? bytes : body;
      return new Response(body, { status, headers: { ...headers, "Content-Length": String(length) } });
    });
  };
  const send = (context: AppContext, reply: Reply | StreamReply | PageReply): MaybePromise<Response> => {
    if (isPage(reply)) return sendText(context, reply.html, { shared: true, headers: reply.headers });
    if (isStream(reply)) return streamResponse(context, reply);
    if (isFile(reply)) return sendFile(context, reply);
    return isRaw(reply) ? sendRaw(context, reply) : sendText(context, textOf(reply, version), reply);
  };
  return (context, reply) => {
    const isInvalid = context.get("requestState").credentialState?.state === "invalid";
    return isInvalid ? andThen(send(context, reply), withInvalidCredential) : send(context, reply);
  };
};
