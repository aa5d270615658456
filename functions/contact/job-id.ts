import { fromBase64url, toBase64url } from "../base64url.ts";
import type { Mac } from "../keys.ts";
import type { Facts } from "./checks.ts";

/** What a job id says: when the inquiry was accepted, in milliseconds since 1970, and what was found in it. */
export interface Job {
  readonly acceptedAt: number;
  readonly facts: Facts;
}

const prefix = "job_";
const version = 1;
const macBytes = 32;
/** With the 32 bytes of the MAC these make 51, which base64url writes without spare bits: no id can be written twice. */
const payloadBytes = 19;
const length = prefix.length + ((payloadBytes + macBytes) * 4) / 3;

/** Random bytes are asked for many at a time, because asking costs more than the bytes. */
const pool = { bytes: new Uint8Array(1_200), used: 1_200 };
const random = (count: number): Uint8Array => {
  if (pool.used + count > pool.bytes.length) {
    crypto.getRandomValues(pool.bytes);
    pool.used = 0;
  }
  pool.used += count;
  return pool.bytes.subarray(pool.used - count, pool.used);
};

const capped = (value: number, most: number): number => Math.min(value, most);

/** Layout: version, time (6), disposable, links, length (2), letters, script, random (6) so that no two are alike. */
const pack = ({ acceptedAt, facts }: Job): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(payloadBytes);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, version);
  view.setUint16(1, Math.floor(acceptedAt / 2 ** 32));
  view.setUint32(3, acceptedAt % 2 ** 32);
  view.setUint8(7, facts.disposable ? 1 : 0);
  view.setUint8(8, capped(facts.links, 255));
  view.setUint16(9, capped(facts.length, 65_535));
  view.setUint8(11, facts.letters);
  view.setUint8(12, facts.script);
  bytes.set(random(payloadBytes - 13), 13);
  return bytes;
};

const unpack = (bytes: Uint8Array<ArrayBuffer>): Job | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint8(0) !== version) return undefined;
  return {
    acceptedAt: view.getUint16(1) * 2 ** 32 + view.getUint32(3),
    facts: {
      disposable: view.getUint8(7) === 1,
      links: view.getUint8(8),
      length: view.getUint16(9),
      letters: view.getUint8(11),
      script: view.getUint8(12),
    },
  };
};

/** Writes a job into an id that any node with the same secret can read, and nobody can make or change (D5). */
export const writeJobId = async (job: Job, key: Mac): Promise<string> => {
  const payload = pack(job);
  const bytes = new Uint8Array(payloadBytes + macBytes);
  bytes.set(payload);
  bytes.set(await key.sign(payload), payloadBytes);
  return prefix + toBase64url(bytes);
};

/** The job that an id of ours says, or undefined where it is not one. The comparison takes the same time for all. */
export const readJobId = async (id: string, key: Mac): Promise<Job | undefined> => {
  if (id.length !== length || !id.startsWith(prefix)) return undefined;
  const bytes = fromBase64url(id.slice(prefix.length));
  if (!bytes) return undefined;
  const payload = bytes.slice(0, payloadBytes);
  const genuine = await key.verify(bytes.subarray(payloadBytes), payload);
  return genuine ? unpack(payload) : undefined;
};
