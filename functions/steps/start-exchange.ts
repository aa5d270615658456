import { limits } from "../../src/contract/limits.ts";
import type { Step } from "../environment.ts";
import type { Ports } from "../ports.ts";

const usable = new RegExp(`^[A-Za-z0-9._-]{1,${limits.requestIdLength}}$`);

/** Starts the exchange of a request, with an id that the client may choose (D2). */
export const startExchange =
  ({ newId }: Ports): Step =>
  (context) => {
    const sent = context.req.raw.headers.get("x-request-id");
    const requestId = sent !== null && usable.test(sent) ? sent : newId();
    context.set("exchange", {
      requestId,
      presented: undefined,
      operation: undefined,
      deprecation: undefined,
      rateLimit: undefined,
    });
    return undefined;
  };
