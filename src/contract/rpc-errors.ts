import type { Base } from "./base.ts";
import { type ApiError, type ErrorCode, errorBody } from "./errors.ts";
import type { McpRpcResult } from "./resources/mcp.ts";

/** Codes that JSON-RPC 2.0 §5.1 gives a meaning, one for the errors of a server itself, and one for headers (SEP-2243). */
export const rpcCodes = { parse: -32_700, request: -32_600, internal: -32_603, server: -32_000, headers: -32_020 };

const codeOf: Readonly<Partial<Record<ErrorCode, number>>> = {
  invalid_json: rpcCodes.parse,
  internal_error: rpcCodes.internal,
};

/** An error of the service as JSON-RPC has it. What the service says of it elsewhere stands in `data`. */
export const rpcErrorBody = (error: ApiError, base: Base): McpRpcResult => {
  const { message, ...data } = errorBody(error, base).error;
  return { jsonrpc: "2.0", id: null, error: { code: codeOf[error.code] ?? rpcCodes.server, message, data } };
};
