import type { Context } from "hono";
import type { Trust } from "./agent/trust.ts";
import type { Keys } from "./keys.ts";
import type { MaybePromise } from "./maybe-promise.ts";

export type Encoding = "br" | "gzip";

/** A file of the built site, ready to be sent. */
export interface Asset {
  readonly type: string;
  /** Names the bytes, without quotes. */
  readonly etag: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly encoded: Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>>;
}

/** The built site. */
export interface Assets {
  /** The file that is served at a path, e.g. `/api/profile.json` or `/docs`. */
  read(path: string): MaybePromise<Asset | undefined>;
}

/** How often a key was counted in its window, and when that ends, in milliseconds since 1970. */
export interface Counted {
  readonly count: number;
  readonly endsAt: number;
}

/** A request that asks to run only once. Its names tell nothing about it. */
export interface Attempt {
  readonly key: string;
  readonly fingerprint: string;
  /** Tells this attempt from any other with the same key. */
  readonly owner: string;
}

/** Whether an attempt may run; otherwise what the key is taken by (D7). */
export type Begun =
  | { readonly state: "started" }
  | { readonly state: "running" }
  | { readonly state: "reused" }
  | { readonly state: "finished"; readonly answer: Uint8Array<ArrayBuffer> };

/** Counts of something that may happen so often in a window. */
export interface Counter {
  /** Counts one more for a key in a window that starts with its first. */
  count(key: string, window: number, now: number): MaybePromise<Counted>;
}

/** What must be remembered between requests. Times are milliseconds since 1970, and durations milliseconds. */
export interface Store extends Counter {
  /** Takes a key for an attempt, until it is finished, abandoned, or its lease has ended. */
  begin(attempt: Attempt, lease: number, now: number): MaybePromise<Begun>;
  /** Keeps the answer of an attempt until a time; false where another has taken its key. */
  finish(attempt: Attempt, answer: Uint8Array<ArrayBuffer>, until: number): MaybePromise<boolean>;
  /** Gives the key of an attempt up that has no answer to be kept. */
  abandon(attempt: Attempt): MaybePromise<void>;
  /** Spends an id that is used once; false where it was spent before and its time has not come. */
  spend(id: string, until: number, now: number): MaybePromise<boolean>;
  /** Revokes what was issued under an id up to a time, and remembers that until all of it has ended anyway. */
  revoke(id: string, upTo: number, until: number): MaybePromise<void>;
  /** The latest time up to which what was issued under one of some ids is revoked; undefined where nothing is. */
  revokedUpTo(ids: readonly string[], now: number): MaybePromise<number | undefined>;
  /** Adds to a log, of which so many entries are kept. */
  append(log: string, entry: string, most: number): MaybePromise<void>;
  /** The entries of a log, latest first. */
  entries(log: string): MaybePromise<readonly string[]>;
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

export interface Settings {
  /** The origin that the site was built for, without a trailing slash. */
  readonly site: string;
  /** Requests for each client address in a window (D12). */
  readonly rateLimit: number;
  /** Whether this host serves every file of the built site, and not only the function half and the pages that reach it (D1). */
  readonly servesFiles: boolean;
  /** The origins whose pages may call the MCP servers, `*` for all; where it is left out, every https origin (D9). */
  readonly mcpOrigins?: readonly string[];
  /** How long a language model may take, in milliseconds; 8 s where it is left out (D10). */
  readonly modelTimeout?: number;
}

/** A part of what a language model is asked. */
export interface Message {
  readonly role: "system" | "user";
  readonly content: string;
}

/** A language model: gives what it writes in pieces, and stops with the signal. It may fail in any way (D10). */
export type Model = (messages: readonly Message[], signal: AbortSignal) => AsyncIterable<string>;

/** One line of the log. It never holds a query, a header or a body. */
export type LogEntry = Readonly<Record<string, string | number | undefined>>;

/** What a host supplies. Everything below `createApp` knows these and nothing of the host. */
export interface Ports {
  readonly settings: Settings;
  readonly assets: Assets;
  readonly store: Store;
  readonly clock: Clock;
  /** The keys of the host. Fails where its secret is missing or cannot be used. */
  readonly keys: () => Promise<Keys>;
  /** Names bytes as the build names those of files. */
  readonly etagOf: (bytes: Uint8Array<ArrayBuffer>) => MaybePromise<string>;
  /** A new id for a request: unlike any other, but no secret. */
  readonly newId: () => string;
  /** The network address of the client (D12). */
  readonly clientAddress: (context: Context) => string;
  /** The host that the request names, as it was sent; null where there is none, or more than one. */
  readonly hostOf: (context: Context) => string | null;
  /** Compresses an answer that was made at request time; left out where the host does it by itself. */
  readonly compress?: (body: Uint8Array<ArrayBuffer>, encoding: Encoding) => Uint8Array<ArrayBuffer>;
  /** Writes to the log; left out where nothing is to be logged. */
  readonly log?: (entry: LogEntry) => void;
  /** The language model that words answers; left out where the operator named none (D10). */
  readonly model?: Model;
  /** Whom the operator trusts to vouch for agents (D8). */
  readonly trust: Trust;
  /** Reads a key set at a trusted address. Fails where the address is not public, redirects, or takes too much or too long. */
  readonly fetchKeySet: (url: string) => Promise<string>;
}
