import { isApiPath } from "../src/contract/base.ts";
import type { AppContext, Handler } from "./environment.ts";
import { whenReady } from "./maybe-promise.ts";
import type { Ports } from "./ports.ts";

/** The path as the log shows it: an operation's or a file's; of others only that they are, for anything may stand in them. */
const shownPath = (context: AppContext): string =>
  context.get("exchange").operation ?? (isApiPath(context.req.path) ? "(other API path)" : "(other path)");

/** Writes one line for each request that the handler answers (D2). */
export const logged = (handler: Handler, { log, clock }: Ports): Handler => {
  if (!log) return handler;
  return (context) => {
    const start = clock.now();
    return whenReady(handler(context), (response) => {
      log({
        time: new Date(start).toISOString(),
        level: response.status >= 500 ? "error" : "info",
        id: context.get("exchange").requestId,
        method: context.req.raw.method,
        path: shownPath(context),
        status: response.status,
        ms: clock.now() - start,
      });
      return response;
    });
  };
};
