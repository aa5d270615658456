import type { Context } from "hono";
import type { Headers } from "../src/contract/headers.ts";
import type { MaybePromise } from "./ports.ts";

/** What the rate limit says of a request, as its headers will. */
export interface RateLimit {
  readonly limit: string;
  readonly remaining: string;
  readonly reset: string;
  readonly policy: string;
  /** The newer header that says the middle two in one. */
  readonly summary: string;
}

/** What steps leave for those after them, about one request. */
export interface Exchange {
  readonly requestId: string;
  /** The path template of the operation, for the log. */
  operation: string | undefined;
  /** What a deprecated operation says of its end. */
  deprecation: Headers | undefined;
  /** Undefined for what is not counted, and where the store failed. */
  rateLimit: RateLimit | undefined;
}

export type Environment = { Variables: { exchange: Exchange } };
export type AppContext = Context<Environment>;

/** Answers a request. */
export type Handler = (context: AppContext) => MaybePromise<Response>;

/** Looks at a request before its handler does: answers it, adds to its exchange, or throws an ApiError. */
export type Step = (context: AppContext) => MaybePromise<Response | undefined>;
