import { fromBase64url, toBase64url } from "./base64url.ts";
import type { Mac } from "./keys.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const macBytes = 32;

/** How ids of a kind are written: what they begin with, and how many bytes they say. */
export interface IdFormat {
  readonly prefix: string;
  /** With the 32 bytes of the MAC a multiple of 3, so that base64url has no spare bits and no id can be written twice. */
  readonly payloadBytes: number;
}

/** Writes a time, in milliseconds since 1970, into the 6 bytes from a place on. */
export const putTime = (view: DataView, at: number, time: number): void => {
  view.setUint16(at, Math.floor(time / 2 ** 32));
  view.setUint32(at + 2, time % 2 ** 32);
};

export const timeAt = (view: DataView, at: number): number => view.getUint16(at) * 2 ** 32 + view.getUint32(at + 2);

/** Writes bytes into an id that whoever has the key can read, and nobody else can make or change. */
export const writeSignedId = async ({ prefix, payloadBytes }: IdFormat, payload: Bytes, key: Mac): Promise<string> => {
  const bytes = new Uint8Array(payloadBytes + macBytes);
  bytes.set(payload);
  bytes.set(await key.sign(payload), payloadBytes);
  return prefix + toBase64url(bytes);
};

/**
 * The bytes that an id of ours says, or undefined where it is not one. Whatever is wrong with it, a MAC is compared, so
 * that no part of an id fails sooner than another.
 */
export const readSignedId = async (
  { prefix, payloadBytes }: IdFormat,
  id: string,
  key: Mac,
): Promise<Bytes | undefined> => {
  const size = payloadBytes + macBytes;
  const isShaped = id.length === prefix.length + (size * 4) / 3 && id.startsWith(prefix);
  const read = isShaped ? fromBase64url(id.slice(prefix.length)) : undefined;
  const bytes = read ?? new Uint8Array(size);
  const payload = bytes.slice(0, payloadBytes);
  const isGenuine = await key.verify(bytes.slice(payloadBytes), payload);
  return read && isGenuine ? payload : undefined;
};
