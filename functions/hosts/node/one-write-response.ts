import { type IncomingMessage, ServerResponse } from "node:http";

/** Copying more than this costs more than it saves. */
const MAX_BYTES = 16 * 1024;

/** The bodies as text, one character per byte. Those of files are sent again and again. */
const texts = new WeakMap<Uint8Array, string>();

const textOf = (bytes: Uint8Array): string => {
  const known = texts.get(bytes);
  if (known !== undefined) return known;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  texts.set(bytes, text);
  return text;
};

type Callback = () => void;

/**
 * A response that sends its headers and body as one text. Node writes bytes as a separate buffer, which costs more than
 * everything that the app does for a read (docs/performance.md).
 */
export class OneWriteResponse extends ServerResponse<IncomingMessage> {
  override end(body?: unknown, encoding?: BufferEncoding | Callback, callback?: Callback): this {
    if (body instanceof Uint8Array && body.length <= MAX_BYTES && encoding === undefined)
      return super.end(textOf(body), "latin1");
    if (typeof body === "function") return super.end(body as Callback);
    return typeof encoding === "string" ? super.end(body, encoding, callback) : super.end(body, encoding);
  }
}
