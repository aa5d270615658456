import type { ApiVersion } from "../../src/contract/base.ts";
import { envelope } from "../../src/contract/envelope.ts";
import type { Headers } from "../../src/contract/headers.ts";
import type { Asset } from "../ports/ports.ts";

/** Answers with a file of the built site. */
export interface FileReply {
  readonly asset: Asset;
  /** Additional headers. They are computed once per file, so they must not depend on the request. */
  readonly headers?: () => Headers;
}

/** Answers with JSON that was created for the request. */
export interface TextReply {
  /** The body, without the envelope of /api/v1. */
  readonly json: string;
  /** Whether shared caches may store the answer. It then carries an ETag. */
  readonly shared?: boolean;
  readonly headers?: Headers;
}

/** Answers as another standard prescribes: JSON that never gets an envelope, or no body if `plain` is empty. */
export interface PlainReply {
  readonly status: number;
  readonly plain: string;
  readonly headers?: Headers;
}

/** Answers with Server-Sent Events. The iterator ends early when the signal aborts. */
export interface StreamReply {
  readonly events: (signal: AbortSignal) => AsyncIterable<string>;
}

/** The answer of an operation, without transport details. */
export type Reply = FileReply | TextReply | PlainReply;

export const isPlain = (reply: Reply): reply is PlainReply => "plain" in reply;
export const isStream = (reply: Reply | StreamReply): reply is StreamReply => "events" in reply;
export const isFile = (reply: Reply): reply is FileReply => "asset" in reply;

/** Returns the body of a reply as text, in the envelope for /api/v1 (D11). */
export const textOf = (reply: Reply, version: ApiVersion): string => {
  if (isFile(reply)) return new TextDecoder().decode(reply.asset.body);
  if (isPlain(reply)) return reply.plain;
  return version === "v1" ? envelope(reply.json) : reply.json;
};
