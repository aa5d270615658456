/** The response to a message. `json` is empty for a response without a body. */
export interface RpcResponse {
  readonly status: number;
  readonly json: string;
}

/** 202 for a message without a response, such as a notification. */
export const noContent: RpcResponse = { status: 202, json: "" };

/** A JSON-RPC error, with the id of the request if it has a valid one: a string or a safe integer. */
export const rpcError = (
  status: number,
  code: number,
  message: string,
  request: unknown = undefined,
  data: unknown = undefined,
): RpcResponse => {
  const requestId: unknown = typeof request === "object" && request !== null ? Reflect.get(request, "id") : null;
  const id = typeof requestId === "string" || Number.isSafeInteger(requestId) ? requestId : null;
  const error = { code, message, ...(data !== undefined && { data }) };
  return { status, json: JSON.stringify({ jsonrpc: "2.0", id, error }) };
};
