/**
 * Reads a stream, and closes it early if it is too long.
 * @throws what `tooLong` returns if the stream has more than `maxBytes` bytes.
 */
export const boundedBytes = async (
  stream: AsyncIterable<Uint8Array>,
  maxBytes: number,
  tooLong: () => Error,
): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > maxBytes) throw tooLong();
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
};

/**
 * Reads a UTF-8 stream as text, and closes it early if it is too long.
 * @throws Error if the stream has more than `maxBytes` bytes or is not valid UTF-8.
 */
export const boundedText = async (stream: AsyncIterable<Uint8Array>, maxBytes: number): Promise<string> => {
  const tooLong = () => new Error(`the response is longer than ${maxBytes} bytes`);
  return new TextDecoder("utf-8", { fatal: true }).decode(await boundedBytes(stream, maxBytes, tooLong));
};
