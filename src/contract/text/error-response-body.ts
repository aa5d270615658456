import { baseOf } from "../base.ts";
import { envelopeError } from "../envelope.ts";
import { type ApiError, errorBody } from "../errors.ts";
import { rpcErrorBody } from "../mcp/rpc-errors.ts";
import type { Route } from "../route.ts";

/** The body of an operation's error response: a JSON-RPC error, in the v1 envelope, or plain. */
export const errorResponseBody = (
  { version, rpc }: Pick<Route, "version" | "rpc">,
  error: ApiError,
  site: string,
): unknown => {
  const base = baseOf(site, version);
  if (rpc) return rpcErrorBody(error, base);
  const body = errorBody(error, base);
  return version === "current" ? body : JSON.parse(envelopeError(JSON.stringify(body)));
};
