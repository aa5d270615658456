import type { Context } from "hono";
import type { MaybePromise } from "./ports.ts";

/** What steps leave for those after them. */
export interface Variables {
  requestId: string;
  /** Headers of the answer to be: steps add to them, whoever answers sends them all at once. */
  headers: Record<string, string>;
  /** The path template of the operation, for the log. */
  operation?: string;
}

export type Environment = { Variables: Variables };
export type AppContext = Context<Environment>;

/** Answers a request. */
export type Handler = (context: AppContext) => MaybePromise<Response>;

/** Looks at a request before its handler does: answers it, adds to its headers, or throws an ApiError. */
export type Step = (context: AppContext) => MaybePromise<Response | undefined>;
