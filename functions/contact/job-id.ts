import type { Mac } from "../keys.ts";
import { randomBytes } from "../random.ts";
import { type IdFormat, putTime, readSignedId, timeAt, writeSignedId } from "../signed-id.ts";
import type { Facts } from "./checks.ts";

/** What a job id says: when the inquiry was accepted, in milliseconds since 1970, and what was found in it. */
export interface Job {
  readonly acceptedAt: number;
  readonly facts: Facts;
}

const version = 1;
const format: IdFormat = { prefix: "job_", payloadBytes: 19 };

const capped = (value: number, most: number): number => Math.min(value, most);

/** Layout: version, time (6), disposable, links, length (2), letters, script, random (6) so that no two are alike. */
const pack = ({ acceptedAt, facts }: Job): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(format.payloadBytes);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, version);
  putTime(view, 1, acceptedAt);
  view.setUint8(7, facts.disposable ? 1 : 0);
  view.setUint8(8, capped(facts.links, 255));
  view.setUint16(9, capped(facts.length, 65_535));
  view.setUint8(11, facts.letters);
  view.setUint8(12, facts.script);
  bytes.set(randomBytes(format.payloadBytes - 13), 13);
  return bytes;
};

const unpack = (bytes: Uint8Array<ArrayBuffer>): Job | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint8(0) !== version) return undefined;
  return {
    acceptedAt: timeAt(view, 1),
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
export const writeJobId = (job: Job, key: Mac): Promise<string> => writeSignedId(format, pack(job), key);

/** The job that an id of ours says, or undefined where it is not one. The comparison takes the same time for all. */
export const readJobId = async (id: string, key: Mac): Promise<Job | undefined> => {
  const payload = await readSignedId(format, id, key);
  return payload && unpack(payload);
};
