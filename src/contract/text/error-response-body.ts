import { baseOf } from "../base.ts";
import { envelopeError } from "../envelope.ts";
import { type ApiError, errorBody } from "../errors.ts";
import { rpcErrorBody } from "../mcp/rpc-errors.ts";
import type { Route } from "../route.ts";
import { oauthErrorBody } from "./oauth-error-body.ts";

/** The body of an operation's error response: an OAuth error, a JSON-RPC error, in the v1 envelope, or plain. */
export const errorResponseBody = (
  { version, rpc, oauth }: Pick<Route, "version" | "rpc" | "oauth">,
  error: ApiError,
  site: string,
): unknown => {
  if (oauth) return oauthErrorBody(error, site);
  const base = baseOf(site, version);
  if (rpc) return rpcErrorBody(error, base);
  const body = errorBody(error, base);
  return version === "current" ? body : JSON.parse(envelopeError(JSON.stringify(body)));
};
