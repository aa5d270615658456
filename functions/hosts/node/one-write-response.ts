import { type IncomingMessage, ServerResponse } from "node:http";

/** Copying more than this costs more than it saves. */
const MAX_BYTES = 16 * 1024;

/** Bodies as text, one character per byte. Cached, because files are sent often. */
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
export class OneWriteResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  /** The size of the complete body, if the system did not accept all of it at once, because the client reads slowly. */
  declare unsentBytes: number | undefined;
  /** Called with that size. */
  declare onUnsent: ((bytes: number) => void) | undefined;

  override end(body?: unknown, encoding?: BufferEncoding | Callback, callback?: Callback): this {
    if (typeof body === "function") super.end(body as Callback);
    else if (body instanceof Uint8Array && body.length <= MAX_BYTES && encoding === undefined)
      super.end(textOf(body), "latin1");
    else if (typeof encoding === "string") super.end(body, encoding, callback);
    else super.end(body, encoding);
    if (!this.writableFinished) {
      this.unsentBytes = typeof body === "string" || body instanceof Uint8Array ? Buffer.byteLength(body) : 0;
      this.onUnsent?.(this.unsentBytes);
    }
    return this;
  }
}
