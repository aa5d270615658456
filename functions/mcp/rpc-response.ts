/** The response to a message. `json` is empty for a response without a body. */
export interface RpcResponse {
  readonly status: number;
  readonly json: string;
}

/** 202 for a message without a response, such as a notification. */
export const noContent: RpcResponse = { status: 202, json: "" };

/** A JSON-RPC error, with the id of the request if it has a valid one. */
export const rpcError = (
  status: number,
  code: number,
  message: string,
  of: unknown = undefined,
  data: unknown = undefined,
): RpcResponse => {
  const sent: unknown = typeof of === "object" && of !== null ? Reflect.get(of, "id") : null;
  const id = typeof sent === "string" || Number.isInteger(sent) ? sent : null;
  const error = { code, message, ...(data !== undefined && { data }) };
  return { status, json: JSON.stringify({ jsonrpc: "2.0", id, error }) };
};
