import type { Context } from "hono";

export type MaybePromise<T> = T | Promise<T>;

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

/** What must be remembered between requests. */
export interface Store {
  /** Counts one more for a key in a window of so many milliseconds that starts with its first. */
  count(key: string, window: number, now: number): MaybePromise<Counted>;
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
  /** Whether this host serves the files of the built site too, and not only the function half (D1). */
  readonly servesFiles: boolean;
}

/** One line of the log. It never holds a query, a header or a body. */
export type LogEntry = Readonly<Record<string, string | number | undefined>>;

/** What a host supplies. Everything below `createApp` knows these and nothing of the host. */
export interface Ports {
  readonly settings: Settings;
  readonly assets: Assets;
  readonly store: Store;
  readonly clock: Clock;
  /** A new id for a request: unlike any other, but no secret. */
  readonly newId: () => string;
  /** The network address of the client (D12). */
  readonly clientAddress: (context: Context) => string;
  /** Compresses an answer that was made at request time; left out where the host does it by itself. */
  readonly compress?: (body: Uint8Array<ArrayBuffer>, encoding: Encoding) => Uint8Array<ArrayBuffer>;
  /** Writes to the log; left out where nothing is to be logged. */
  readonly log?: (entry: LogEntry) => void;
}
