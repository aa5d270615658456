/**
 * The text of a stream of bytes in UTF-8. Fails as soon as there are more than so many; what ends the loop early closes
 * the stream.
 */
export const boundedText = async (chunks: AsyncIterable<Uint8Array>, most: number): Promise<string> => {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let length = 0;
  let text = "";
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > most) throw new Error(`it is longer than ${most} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
};
