import { base64url } from "jose";
import type { Mac } from "./keys.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const MAC_BYTES = 32;

/** The format of one kind of id. */
export interface IdFormat {
  readonly prefix: string;
  /** This plus the 32 bytes of the MAC must be a multiple of 3: base64url then has no spare bits, and an id has one form. */
  readonly payloadBytes: number;
}

/** Writes a time in milliseconds since 1970 into 6 bytes. */
export const writeTime = (view: DataView, offset: number, time: number): void => {
  view.setUint16(offset, Math.floor(time / 2 ** 32));
  view.setUint32(offset + 2, time % 2 ** 32);
};

/** Reads a time that `writeTime` wrote. */
export const readTime = (view: DataView, offset: number): number =>
  view.getUint16(offset) * 2 ** 32 + view.getUint32(offset + 2);

/** Creates an id from a payload and its MAC. Only the holder of the key can create or change one; anyone can read it. */
export const writeSignedId = async ({ prefix, payloadBytes }: IdFormat, payload: Bytes, key: Mac): Promise<string> => {
  const bytes = new Uint8Array(payloadBytes + MAC_BYTES);
  bytes.set(payload);
  bytes.set(await key.sign(payload), payloadBytes);
  return prefix + base64url.encode(bytes);
};

/**
 * Returns the payload of a genuine id, otherwise undefined. It always compares a MAC, so that the time it takes does not
 * show which part of an id is wrong.
 */
export const readSignedId = async (
  { prefix, payloadBytes }: IdFormat,
  id: string,
  key: Mac,
): Promise<Bytes | undefined> => {
  const size = payloadBytes + MAC_BYTES;
  const encoded = id.slice(prefix.length);
  // The decoder of jose skips white space, which would give an id a second form.
  const isWellFormed = id.startsWith(prefix) && encoded.length === (size * 4) / 3 && /^[\w-]*$/.test(encoded);
  const bytes = isWellFormed ? base64url.decode(encoded) : new Uint8Array(size);
  const payload = bytes.slice(0, payloadBytes);
  const isGenuine = await key.verify(bytes.slice(payloadBytes), payload);
  return isWellFormed && isGenuine ? payload : undefined;
};
