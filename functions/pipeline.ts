import type { AppContext, Handler, Step } from "./environment.ts";
import type { MaybePromise } from "./maybe-promise.ts";

/**
 * Runs steps in turn until one answers, and the handler if none does. Hono's own middleware makes every request wait for
 * promises; a read needs none, and without them it costs a fifth less (docs/performance.md).
 */
export const inTurn = (steps: readonly Step[], handler: Handler): Handler => {
  const from = (at: number, context: AppContext): MaybePromise<Response> => {
    for (let next = at; next < steps.length; next += 1) {
      const answer = steps[next]?.(context);
      if (answer instanceof Promise) return answer.then((response) => response ?? from(next + 1, context));
      if (answer) return answer;
    }
    return handler(context);
  };
  return (context) => from(0, context);
};

/** Turns what a handler throws into an answer. */
export const caught =
  (handler: Handler, onError: (error: unknown, context: AppContext) => Response): Handler =>
  (context) => {
    try {
      const answer = handler(context);
      return answer instanceof Promise ? answer.catch((error) => onError(error, context)) : answer;
    } catch (error) {
      return onError(error, context);
    }
  };
