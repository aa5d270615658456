import { apiHeaders } from "../../src/contract/headers.ts";
import { limits } from "../../src/contract/limits.ts";
import type { Step } from "../environment.ts";
import type { Ports } from "../ports.ts";

const usable = new RegExp(`^[A-Za-z0-9._-]{1,${limits.requestIdLength}}$`);

/** Starts the headers of the answer: version, CORS, and a request id that the client may choose (D2). */
export const startHeaders =
  ({ newId }: Ports): Step =>
  (context) => {
    const sent = context.req.raw.headers.get("X-Request-Id");
    const requestId = sent !== null && usable.test(sent) ? sent : newId();
    context.set("requestId", requestId);
    context.set("headers", { ...apiHeaders, "X-Request-Id": requestId });
    return undefined;
  };
