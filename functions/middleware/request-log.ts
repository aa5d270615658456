import { isApiPath } from "../../src/contract/site/api-paths.ts";
import { andThen } from "../ports/maybe-promise.ts";
import type { Ports } from "../ports/ports.ts";
import type { AppContext, Handler } from "../ports/request-state.ts";

/** The path for the log: the template of an operation or the path of a file. Unknown paths may contain anything and are not logged. */
const shownPath = (context: AppContext): string =>
  context.get("requestState").operation ?? (isApiPath(context.req.path) ? "(other API path)" : "(other path)");

/** Logs one line per request (D2). */
export const withRequestLog = (handler: Handler, { log, clock }: Ports): Handler => {
  if (!log) return handler;
  return (context) => {
    const start = clock.now();
    return andThen(handler(context), (response) => {
      const entry = {
        level: response.status >= 500 ? "error" : "info",
        id: context.get("requestState").requestId,
        method: context.req.raw.method,
        path: shownPath(context),
        status: response.status,
        ms: clock.now() - start,
      };
      log(entry, start);
      return response;
    });
  };
};
