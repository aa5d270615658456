import { baseOf } from "./base.ts";
import { envelopeError } from "./envelope.ts";
import { type ApiError, errorBody } from "./errors.ts";
import type { Route } from "./route.ts";
import { rpcErrorBody } from "./rpc-errors.ts";

/** The body of an error of an operation: as JSON-RPC has it, in the envelope of the mirror, or plain. */
export const printedError = (
  { version, rpc }: Pick<Route, "version" | "rpc">,
  error: ApiError,
  site: string,
): unknown => {
  const base = baseOf(site, version);
  if (rpc) return rpcErrorBody(error, base);
  const body = errorBody(error, base);
  return version === "current" ? body : JSON.parse(envelopeError(JSON.stringify(body)));
};
