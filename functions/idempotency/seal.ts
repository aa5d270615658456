import type { Sealer } from "../crypto/keys.ts";
import type { TextReply } from "../http/reply.ts";

/** A larger reply is compressed before it is sealed, so that batches do not fill the store. */
const MIN_GZIP_BYTES = 2_048;
/** The first byte of the sealed content: the format of the rest. */
const contentFormat = { plain: 0, gzip: 1 } as const;

const pipeThrough = async (bytes: Uint8Array<ArrayBuffer>, transform: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(transform)).arrayBuffer());

/** Seals a reply for the store under its name. */
export const seal = async (sealer: Sealer, name: string, reply: TextReply): Promise<Uint8Array<ArrayBuffer>> => {
  const text = new TextEncoder().encode(JSON.stringify(reply));
  const isCompressed = text.length > MIN_GZIP_BYTES;
  const content = isCompressed ? await pipeThrough(text, new CompressionStream("gzip")) : text;
  const bytes = new Uint8Array(1 + content.length);
  bytes[0] = isCompressed ? contentFormat.gzip : contentFormat.plain;
  bytes.set(content, 1);
  return sealer.seal(bytes, name);
};

/** Opens a sealed reply. Throws if the bytes or the name were changed. */
export const unseal = async (sealer: Sealer, name: string, sealed: Uint8Array<ArrayBuffer>): Promise<TextReply> => {
  const bytes = await sealer.open(sealed, name);
  const content = bytes.subarray(1);
  const text = bytes[0] === contentFormat.gzip ? await pipeThrough(content, new DecompressionStream("gzip")) : content;
  return JSON.parse(new TextDecoder().decode(text));
};
