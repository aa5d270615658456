import type { ApiVersion } from "../../src/contract/base.ts";
import { envelope } from "../../src/contract/envelope.ts";
import type { Headers } from "../../src/contract/headers.ts";
import type { Asset } from "../ports/ports.ts";

/** A response with a file of the built site. */
export interface FileReply {
  readonly asset: Asset;
  /** Additional headers. They are computed once per file, so they must not depend on the request. */
  readonly headers?: () => Headers;
}

/** A response with JSON that was created for the request. */
export interface TextReply {
  /** The body, without the envelope of /api/v1. */
  readonly json: string;
  /** Whether shared caches may store the response. It then has an ETag. */
  readonly shared?: boolean;
  readonly headers?: Headers;
}

/** A page that was filled in for the request. Shared caches may store it. */
export interface PageReply {
  readonly html: string;
  readonly headers: Headers;
}

/** A response whose body another standard defines: JSON without an envelope, or no body if `raw` is empty. */
export interface RawReply {
  readonly status: number;
  readonly raw: string;
}

/** A response with Server-Sent Events. The iterator ends early when the signal aborts. */
export interface StreamReply {
  readonly events: (signal: AbortSignal) => AsyncIterable<string>;
}

/** The result of an operation, without transport details. */
export type Reply = FileReply | TextReply | RawReply;

export const isPage = (reply: Reply | StreamReply | PageReply): reply is PageReply => "html" in reply;
export const isRaw = (reply: Reply): reply is RawReply => "raw" in reply;
export const isStream = (reply: Reply | StreamReply): reply is StreamReply => "events" in reply;
export const isFile = (reply: Reply): reply is FileReply => "asset" in reply;

/** Returns the body of a reply as text, in the envelope for /api/v1 (D11). */
export const textOf = (reply: Reply, version: ApiVersion): string => {
  if (isFile(reply)) return new TextDecoder().decode(reply.asset.body);
  if (isRaw(reply)) return reply.raw;
  return version === "v1" ? envelope(reply.json) : reply.json;
};
