import { limits } from "../../src/contract/limits.ts";
import type { Ports } from "../ports/ports.ts";
import type { Middleware } from "../ports/request-state.ts";

const CLIENT_REQUEST_ID = new RegExp(`^[A-Za-z0-9._-]{1,${limits.maxRequestIdLength}}$`);

/** Creates the state of a request. Its id is the valid X-Request-Id of the client, or a new one (D2). */
export const startRequest =
  ({ newId }: Ports): Middleware =>
  (context) => {
    const clientRequestId = context.req.raw.headers.get("x-request-id");
    const requestId = clientRequestId !== null && CLIENT_REQUEST_ID.test(clientRequestId) ? clientRequestId : newId();
    context.set("requestState", {
      requestId,
      credentialState: undefined,
      operation: undefined,
      deprecation: undefined,
      rateLimit: undefined,
    });
    return undefined;
  };
