import { deprecationHeaders } from "../../src/contract/headers.ts";
import { limits } from "../../src/contract/limits.ts";
import type { Route } from "../../src/contract/route.ts";
import type { Ports } from "../ports/ports.ts";
import type { Middleware } from "../ports/request-state.ts";

const CLIENT_REQUEST_ID = new RegExp(`^[A-Za-z0-9._-]{1,${limits.maxRequestIdLength}}$`);

/**
 * Creates the state of a request. Its id is the valid X-Request-Id of the client, or a new one (D2). If the route is
 * deprecated, every response says so, also when the operation does not run (D14).
 */
export const startRequest = ({ newId }: Pick<Ports, "newId">, route?: Pick<Route, "deprecation">): Middleware => {
  const deprecation = route?.deprecation && deprecationHeaders(route);
  return (context) => {
    const clientRequestId = context.req.raw.headers.get("x-request-id") ?? "";
    const requestId = CLIENT_REQUEST_ID.test(clientRequestId) ? clientRequestId : newId();
    context.set("requestState", {
      requestId,
      credentialState: undefined,
      operation: undefined,
      deprecation,
      rateLimit: undefined,
    });
    return undefined;
  };
};
