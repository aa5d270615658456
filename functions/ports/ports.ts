import type { Context } from "hono";
import type { Router } from "hono/router";
import type { Keys } from "../crypto/keys.ts";
import type { MaybePromise } from "./maybe-promise.ts";
import type { Trust } from "./trust.ts";

export type Encoding = "br" | "gzip";

/** A file of the built site. */
export interface Asset {
  readonly type: string;
  /** Identifies the bytes. Without quotes. */
  readonly etag: string;
  readonly body: Uint8Array<ArrayBuffer>;
  /** The content security policy of a page, if it is not the default. */
  readonly contentSecurityPolicy?: string;
  /** The compressed copies that the build wrote. */
  readonly encoded: Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>>;
}

/** The built site. */
export interface Assets {
  /** The file that is served at a path, e.g. `/api/profile.json` or `/docs`. */
  read(path: string): MaybePromise<Asset | undefined>;
  /** The path to which a former path, decoded, redirects permanently (D16). Omitted if none does. */
  redirectOf?(path: string): MaybePromise<string | undefined>;
}

/** The count of a key in its current window, and the end of that window in milliseconds since 1970. */
export interface WindowCount {
  readonly count: number;
  readonly endsAt: number;
}

/** One attempt to run a request that carries an Idempotency-Key. The names are MACs, which reveal nothing. */
export interface Attempt {
  readonly key: string;
  readonly fingerprint: string;
  /** Distinguishes this attempt from others with the same key. */
  readonly owner: string;
}

/** Whether an attempt may run, and if not, why (D7). */
export type BeginResult =
  | { readonly state: "started" }
  | { readonly state: "running" }
  /** The key was used with another body. */
  | { readonly state: "reused" }
  | { readonly state: "finished"; readonly response: Uint8Array<ArrayBuffer> };

/** Counts events in fixed windows. */
export interface Counter {
  /**
   * Adds one, or another amount, to the count of a key. Its window starts with the first event and lasts `window`
   * milliseconds. If the clock was set back, a window ends at most `window` milliseconds from now.
   */
  count(key: string, window: number, now: number, amount?: number): MaybePromise<WindowCount>;
}

/** State that outlives a request. Times are milliseconds since 1970, durations milliseconds. */
export interface Store extends Counter {
  /** Reserves a key for an attempt until it is finished or abandoned, or the lease ends. */
  begin(attempt: Attempt, lease: number, now: number): MaybePromise<BeginResult>;
  /** Saves the response of an attempt until a time. Returns false if another attempt has taken the key. */
  finish(attempt: Attempt, response: Uint8Array<ArrayBuffer>, until: number): MaybePromise<boolean>;
  /** Releases the key of an attempt that has no response. */
  abandon(attempt: Attempt): MaybePromise<void>;
  /** Consumes a single-use id until a time. Returns false if it is already consumed. */
  consumeOnce(id: string, until: number, now: number): MaybePromise<boolean>;
  /** Revokes what was issued under an id up to a time, and remembers it until all of that has expired. */
  revoke(id: string, upTo: number, until: number): MaybePromise<void>;
  /** The latest time up to which one of the ids is revoked, or undefined. */
  revokedUpTo(ids: readonly string[], now: number): MaybePromise<number | undefined>;
  /** Adds an entry to a log, which keeps the latest `maxEntries`. */
  append(log: string, entry: string, maxEntries: number): MaybePromise<void>;
  /** The entries of a log, latest first. */
  entries(log: string): MaybePromise<readonly string[]>;
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

export interface Settings {
  /** The address that the site was built for, without a trailing slash. */
  readonly site: string;
  /** The languages of the site, the default first. Undefined if there is one (D18). */
  readonly languages?: readonly string[] | undefined;
  /** Requests per client address and window (D12). */
  readonly rateLimit: number;
  /** Whether the app serves every file of the built site. If not, the platform does, and only page requests arrive (D1). */
  readonly servesFiles: boolean;
  /** Origins whose pages may call the MCP servers, or `*`. By default every https origin may (D9). */
  readonly mcpOrigins?: readonly string[];
  /** Timeout of a language model in milliseconds. The default is 8,000 (D10). */
  readonly modelTimeoutMs?: number;
  /** How many questions may go to a language model, over all clients. `limits.ask.modelQuestions` has the defaults (D12). */
  readonly modelQuestions?: { readonly perMinute: number; readonly perDay: number };
}

/** One message of a prompt. */
export interface ModelMessage {
  readonly role: "system" | "user";
  readonly content: string;
}

/** A language model. It yields its answer in pieces and stops when the signal aborts. Callers handle any failure (D10). */
export type LanguageModel = (messages: readonly ModelMessage[], signal: AbortSignal) => AsyncIterable<string>;

/** One line of the log. It never contains a query, a header or a body. */
export type LogEntry = Readonly<Record<string, string | number | undefined>>;

/** What a host provides. The code that `createApp` calls does not know on which host it runs. */
export interface Ports {
  readonly settings: Settings;
  readonly assets: Assets;
  /** State that processes and restarts share. Its counts are exact wherever it is shared. */
  readonly store: Store;
  /** Counts requests for the rate limit: the store, or something faster where one process serves all requests (D12). */
  readonly counter: Counter;
  readonly clock: Clock;
  /** The keys that are derived from the host's secret. Rejects if the secret is missing or invalid. */
  readonly keys: () => Promise<Keys>;
  /** Creates the router of an app: the one that suits how long an app runs on the host. */
  readonly createRouter: <T>() => Router<T>;
  /** The ETag of bytes, computed as the build does for files. */
  readonly etagOf: (bytes: Uint8Array<ArrayBuffer>) => MaybePromise<string>;
  /** Returns a new unique id for a request. It is not secret. */
  readonly newId: () => string;
  /** The network address of the client (D12). */
  readonly clientAddress: (context: Context) => string;
  /** The Host header as it was sent; null if it is missing or repeated. */
  readonly hostOf: (context: Context) => string | null;
  /** Compresses a response body. Omitted if the platform compresses responses. */
  readonly compress?: (body: Uint8Array<ArrayBuffer>, encoding: Encoding) => Uint8Array<ArrayBuffer>;
  /** Writes a line to the log, with a time in milliseconds since 1970: now, if it is omitted. Undefined if logging is off. */
  readonly log?: (entry: LogEntry, time?: number) => void;
  /** The language model that searches and reads. Omitted if none is configured (D10). */
  readonly model?: LanguageModel;
  /** Trusted identity providers and clients (D8). */
  readonly trust: Trust;
  /** Fetches a key set. Rejects if the address is not public or redirects, or if the response is too large or too slow. */
  readonly fetchKeySet: (url: string) => Promise<string>;
}
