import type { AppContext } from "../ports/request-state.ts";
import { commonHeaders } from "./response-headers.ts";

/** A permanent redirect that keeps the method. `location` is a URL path with its query. */
export const redirectTo = (context: AppContext, location: string): Response =>
  new Response(null, {
    status: 308,
    headers: { ...commonHeaders(context), Location: location, "Content-Length": "0" },
  });
