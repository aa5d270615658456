import type { MaybePromise } from "../ports/maybe-promise.ts";
import type { AppContext, Handler, Middleware } from "../ports/request-state.ts";

/**
 * Runs middleware in order until one returns a response, and the handler if none does. Hono's own middleware makes every
 * request await promises; without them a read costs a fifth less (docs/performance.md).
 */
export const compose = (middleware: readonly Middleware[], handler: Handler): Handler => {
  const runFrom = (start: number, context: AppContext): MaybePromise<Response> => {
    for (let index = start; index < middleware.length; index += 1) {
      const result = middleware[index]?.(context);
      if (result instanceof Promise) return result.then((response) => response ?? runFrom(index + 1, context));
      if (result) return result;
    }
    return handler(context);
  };
  return (context) => runFrom(0, context);
};

/** Returns the response for anything thrown. */
export type ErrorHandler = (error: unknown, context: AppContext) => MaybePromise<Response>;

/** Wraps a handler so that anything it throws becomes a response. */
export const withErrorHandler =
  (handler: Handler, onError: ErrorHandler): Handler =>
  (context) => {
    try {
      const result = handler(context);
      return result instanceof Promise ? result.catch((error) => onError(error, context)) : result;
    } catch (error) {
      return onError(error, context);
    }
  };
