/** What a message is answered with: JSON, or nothing where that is empty. */
export interface Answered {
  readonly status: number;
  readonly json: string;
}

/** A message that is taken and has no answer. */
export const nothing: Answered = { status: 202, json: "" };

/** An error of the protocol, with the id of the request where that can be told. */
export const failed = (
  status: number,
  code: number,
  message: string,
  of: unknown = undefined,
  data: unknown = undefined,
): Answered => {
  const sent: unknown = typeof of === "object" && of !== null ? Reflect.get(of, "id") : null;
  const id = typeof sent === "string" || Number.isInteger(sent) ? sent : null;
  const error = { code, message, ...(data !== undefined && { data }) };
  return { status, json: JSON.stringify({ jsonrpc: "2.0", id, error }) };
};
