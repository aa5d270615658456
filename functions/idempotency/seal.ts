import type { Sealer } from "../keys.ts";
import type { TextReply } from "../reply.ts";

/** Above this many bytes a reply is compressed before it is sealed, so that batches do not fill the store. */
const large = 2_048;
/** The first byte of what is sealed: how the rest is to be read. */
const form = { plain: 0, gzip: 1 } as const;

const through = async (bytes: Uint8Array<ArrayBuffer>, transform: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(transform)).arrayBuffer());

/** Seals a reply for the store, under the name that it is kept by. */
export const seal = async (sealer: Sealer, name: string, reply: TextReply): Promise<Uint8Array<ArrayBuffer>> => {
  const text = new TextEncoder().encode(JSON.stringify(reply));
  const isLarge = text.length > large;
  const content = isLarge ? await through(text, new CompressionStream("gzip")) : text;
  const bytes = new Uint8Array(1 + content.length);
  bytes[0] = isLarge ? form.gzip : form.plain;
  bytes.set(content, 1);
  return sealer.seal(bytes, name);
};

/** The reply that was sealed. Throws where a byte of it or its name changed. */
export const unseal = async (sealer: Sealer, name: string, sealed: Uint8Array<ArrayBuffer>): Promise<TextReply> => {
  const bytes = await sealer.open(sealed, name);
  const content = bytes.subarray(1);
  const text = bytes[0] === form.gzip ? await through(content, new DecompressionStream("gzip")) : content;
  return JSON.parse(new TextDecoder().decode(text));
};
