import type { Base } from "../base.ts";
import type { ErrorCode } from "../errors/error-kinds.ts";
import { type ApiError, errorBody } from "../errors.ts";
import type { McpRpcResult } from "../resources/agents/mcp.ts";

/** JSON-RPC 2.0 §5.1 error codes; `server` is for errors of this service, `headers` for SEP-2243. */
export const rpcCodes = { parse: -32_700, request: -32_600, internal: -32_603, server: -32_000, headers: -32_020 };

const rpcCodeOf: Readonly<Partial<Record<ErrorCode, number>>> = {
  invalid_json: rpcCodes.parse,
  internal_error: rpcCodes.internal,
};

/** An error as a JSON-RPC response. Its code, hint and docs are in `data`. */
export const rpcErrorBody = (error: ApiError, base: Base): McpRpcResult => {
  const { message, ...data } = errorBody(error, base).error;
  return { jsonrpc: "2.0", id: null, error: { code: rpcCodeOf[error.code] ?? rpcCodes.server, message, data } };
};
