import type { ApiVersion } from "../src/contract/base.ts";
import { envelope } from "../src/contract/envelope.ts";
import type { Headers } from "../src/contract/headers.ts";
import type { Asset } from "./ports.ts";

/** A file of the built site as an answer. */
export interface FileReply {
  readonly asset: Asset;
  /** Headers beside those of every answer, which must be the same for a file each time. */
  readonly headers?: () => Headers;
}

/** JSON that was made for the request. */
export interface TextReply {
  /** The body, without the envelope. */
  readonly json: string;
  /** Whether anyone may keep the answer; it is then named by its bytes. */
  readonly shared?: boolean;
  readonly headers?: Headers;
}

/** An answer in the way of another standard: JSON without the envelope, or nothing where that is empty. */
export interface PlainReply {
  readonly status: number;
  readonly plain: string;
  readonly headers?: Headers;
}

/** Text that is sent as it comes about, in the format of Server-Sent Events. It ends early when the signal says so. */
export interface StreamReply {
  readonly events: (signal: AbortSignal) => AsyncIterable<string>;
}

/** What an operation answers, before it is known how it is sent. */
export type Reply = FileReply | TextReply | PlainReply;

export const isPlain = (reply: Reply): reply is PlainReply => "plain" in reply;
export const isStream = (reply: Reply | StreamReply): reply is StreamReply => "events" in reply;
export const isFile = (reply: Reply): reply is FileReply => "asset" in reply;

/** The body of a reply as text, in the envelope of the mirror where it belongs there (D11). */
export const textOf = (reply: Reply, version: ApiVersion): string => {
  if (isFile(reply)) return new TextDecoder().decode(reply.asset.body);
  if (isPlain(reply)) return reply.plain;
  return version === "v1" ? envelope(reply.json) : reply.json;
};
