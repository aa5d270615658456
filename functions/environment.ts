import type { Context } from "hono";
import type { Headers } from "../src/contract/headers.ts";
import type { Credential } from "./agent/credential.ts";
import type { MaybePromise } from "./maybe-promise.ts";

/** What the rate limit says of a request, as its headers will. */
export interface RateLimit {
  readonly limit: string;
  readonly remaining: string;
  readonly reset: string;
  readonly policy: string;
  /** The newer header that says the middle two in one. */
  readonly summary: string;
}

/** What became of the credential that a request carries. */
export type Presented =
  | { readonly state: "valid"; readonly credential: Credential }
  | { readonly state: "invalid" }
  /** What it is cannot be told now: the keys are missing, or the store cannot say whether it was revoked. */
  | { readonly state: "unverifiable" };

/** What steps leave for those after them, about one request. */
export interface Exchange {
  readonly requestId: string;
  /** Undefined where the request carries no credential. */
  presented: Presented | undefined;
  /** The path template of the operation, for the log. */
  operation: string | undefined;
  /** What a deprecated operation says of its end. */
  deprecation: Headers | undefined;
  /** Undefined for what is not counted, and where the store failed. */
  rateLimit: RateLimit | undefined;
}

export type Environment = { Variables: { exchange: Exchange } };
export type AppContext = Context<Environment>;

/** The credential of a request, where it carries a valid one. */
export const credentialOf = (context: AppContext): Credential | undefined => {
  const { presented } = context.get("exchange");
  return presented?.state === "valid" ? presented.credential : undefined;
};

/** Answers a request. */
export type Handler = (context: AppContext) => MaybePromise<Response>;

/** Looks at a request before its handler does: answers it, adds to its exchange, or throws an ApiError. */
export type Step = (context: AppContext) => MaybePromise<Response | undefined>;
