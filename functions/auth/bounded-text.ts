/**
 * Reads a UTF-8 stream as text, and closes it early if it is too long.
 * @throws Error if the stream has more than `maxBytes` bytes or is not valid UTF-8.
 */
export const boundedText = async (chunks: AsyncIterable<Uint8Array>, maxBytes: number): Promise<string> => {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let length = 0;
  let text = "";
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > maxBytes) throw new Error(`the response is longer than ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
};
