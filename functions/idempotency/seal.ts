import type { TextReply } from "../reply.ts";

const nonceBytes = 12;

/** What sealed bytes belong to, so that they cannot be put under another name. */
const bound = (name: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(name);

/** Seals a reply for the store (AES-256-GCM): a random nonce, then the sealed bytes. */
export const seal = async (key: CryptoKey, name: string, reply: TextReply): Promise<Uint8Array<ArrayBuffer>> => {
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const plain = new TextEncoder().encode(JSON.stringify(reply));
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv, additionalData: bound(name) }, key, plain);
  const bytes = new Uint8Array(nonceBytes + sealed.byteLength);
  bytes.set(iv);
  bytes.set(new Uint8Array(sealed), nonceBytes);
  return bytes;
};

/** The reply that was sealed. Throws where a byte of it or its name changed. */
export const unseal = async (key: CryptoKey, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<TextReply> => {
  const iv = bytes.subarray(0, nonceBytes);
  const algorithm = { name: "AES-GCM", iv, additionalData: bound(name) };
  const plain = await crypto.subtle.decrypt(algorithm, key, bytes.subarray(nonceBytes));
  return JSON.parse(new TextDecoder().decode(plain));
};
