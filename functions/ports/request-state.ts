import type { Context } from "hono";
import type { Headers } from "../../src/contract/headers.ts";
import type { Credential } from "./credential.ts";
import type { MaybePromise } from "./maybe-promise.ts";

/** The rate limit of a request, as header values. */
export interface RateLimit {
  readonly limit: string;
  readonly remaining: string;
  readonly reset: string;
  readonly policy: string;
  /** The value of the `RateLimit` header, which combines `remaining` and `reset`. */
  readonly summary: string;
}

/** The result of checking the credential that a request carries. */
export type CredentialState =
  | { readonly state: "valid"; readonly credential: Credential }
  | { readonly state: "invalid" }
  /** The request carries two different credentials. */
  | { readonly state: "conflicting" }
  /** The keys are missing, or the store cannot say whether the credential was revoked. */
  | { readonly state: "unverifiable" };

/** The state of one request, which middleware and operations share. */
export interface RequestState {
  readonly requestId: string;
  /** Undefined if the request carries no credential. */
  credentialState: CredentialState | undefined;
  /** The path template of the operation, for the log. */
  operation: string | undefined;
  /** The Deprecation and Sunset headers of a deprecated operation (D14). */
  deprecation: Headers | undefined;
  /** Undefined if the request is not counted, or if the store failed. */
  rateLimit: RateLimit | undefined;
}

export type Environment = { Variables: { requestState: RequestState } };
export type AppContext = Context<Environment>;

/** The credential of a request, if it is valid. */
export const credentialOf = (context: AppContext): Credential | undefined => {
  const { credentialState } = context.get("requestState");
  return credentialState?.state === "valid" ? credentialState.credential : undefined;
};

/** Returns the response to a request. */
export type Handler = (context: AppContext) => MaybePromise<Response>;

/**
 * Counts a request, or another number of them.
 * @throws ApiError `rate_limited`.
 */
export type CountRequests = (context: AppContext, amount?: number) => MaybePromise<undefined>;

/** Runs before the handler. It returns a response, changes the request state, or throws an ApiError. */
export type Middleware = (context: AppContext) => MaybePromise<Response | undefined>;
