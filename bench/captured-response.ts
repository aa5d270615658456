import { get, type IncomingMessage } from "node:http";

/** Headers that Node adds itself. */
const addedByNode = new Set(["connection", "date", "keep-alive", "transfer-encoding"]);

/** The status, headers and bytes of a response. */
export interface CapturedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

/** Sends a request once and keeps the response, so that a bare server can send the same. */
export const captureResponse = async (
  url: string,
  requestHeaders: Readonly<Record<string, string>>,
): Promise<CapturedResponse> => {
  // fetch() would decode the body, and only rawHeaders keeps the original case and order.
  const captured = await new Promise<IncomingMessage>((resolve, reject) =>
    get(url, { headers: requestHeaders }, resolve).on("error", reject),
  );
  const chunks: Buffer[] = await captured.toArray();
  const pairs = captured.rawHeaders.flatMap((name, index, all) =>
    index % 2 === 0 ? [[name, all[index + 1] ?? ""]] : [],
  );
  return {
    status: captured.statusCode ?? 0,
    headers: Object.fromEntries(pairs.filter(([name = ""]) => !addedByNode.has(name.toLowerCase()))),
    body: chunks.length > 0 ? new Uint8Array(Buffer.concat(chunks)) : null,
  };
};
