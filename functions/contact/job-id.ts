import type { Job } from "../../src/portfolio/inquiry/job.ts";
import type { Mac } from "../crypto/keys.ts";
import { randomBytes } from "../crypto/random.ts";
import { type IdFormat, readSignedId, readTime, writeSignedId, writeTime } from "../crypto/signed-id.ts";

const VERSION = 1;
const format: IdFormat = { prefix: "job_", payloadBytes: 19 };

/** Layout in bytes: version, time (6), disposable, links, length (2), letters, script, random (6) to make it unique. */
const pack = ({ acceptedAt, facts }: Job): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(format.payloadBytes);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, VERSION);
  writeTime(view, 1, acceptedAt);
  view.setUint8(7, facts.disposable ? 1 : 0);
  view.setUint8(8, Math.min(facts.links, 255));
  view.setUint16(9, Math.min(facts.length, 65_535));
  view.setUint8(11, facts.letters);
  view.setUint8(12, facts.script);
  bytes.set(randomBytes(format.payloadBytes - 13), 13);
  return bytes;
};

const unpack = (bytes: Uint8Array<ArrayBuffer>): Job | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint8(0) !== VERSION) return undefined;
  return {
    acceptedAt: readTime(view, 1),
    facts: {
      disposable: view.getUint8(7) === 1,
      links: view.getUint8(8),
      length: view.getUint16(9),
      letters: view.getUint8(11),
      script: view.getUint8(12),
    },
  };
};

/** Creates the id of a job. Every node with the same secret can read it, and it cannot be forged (D5). */
export const writeJobId = (job: Job, key: Mac): Promise<string> => writeSignedId(format, pack(job), key);

/** Returns the job of a genuine id, otherwise undefined. Takes the same time for every invalid id. */
export const readJobId = async (id: string, key: Mac): Promise<Job | undefined> => {
  const payload = await readSignedId(format, id, key);
  return payload && unpack(payload);
};
