import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { fromBase64url, toBase64url } from "../base64url.ts";
import { deriveKeys, type Keys } from "../keys.ts";
import { type Job, readJobId, writeJobId } from "./job-id.ts";

let keys: Keys;
let others: Keys;
beforeAll(async () => {
  keys = await deriveKeys([crypto.getRandomValues(new Uint8Array(32))]);
  others = await deriveKeys([crypto.getRandomValues(new Uint8Array(32))]);
});
const write = (job: Job): Promise<string> => writeJobId(job, keys.jobs);
const read = (id: string): Promise<Job | undefined> => readJobId(id, keys.jobs);

const facts = { disposable: false, links: 1, length: 55, letters: 98, script: 0 };
const job: Job = { acceptedAt: Date.UTC(2026, 5, 1, 12, 0, 0, 123), facts };

const anyJob: fc.Arbitrary<Job> = fc.record({
  acceptedAt: fc.integer({ min: 0, max: 2 ** 48 - 1 }),
  facts: fc.record({
    disposable: fc.boolean(),
    links: fc.nat(255),
    length: fc.nat(65_535),
    letters: fc.nat(100),
    script: fc.nat(11),
  }),
});

describe("a job id", () => {
  test("says what was written into it, in 72 characters that are safe in an address", async () => {
    await fc.assert(
      fc.asyncProperty(anyJob, async (written) => {
        const id = await write(written);
        expect(id).toMatch(/^job_[A-Za-z0-9_-]{68}$/);
        expect(await read(id)).toEqual(written);
      }),
    );
  });

  test("is unlike any other, even of the same job", async () => {
    const ids = await Promise.all(Array.from({ length: 500 }, () => write(job)));
    expect(new Set(ids).size).toBe(500);
  });

  test("says the most that fits where there was more", async () => {
    const id = await write({ ...job, facts: { ...facts, links: 1_666, length: 70_000 } });
    expect((await read(id))?.facts).toMatchObject({ links: 255, length: 65_535 });
  });

  test("of another secret, or signed with another key of this one, is none", async () => {
    expect(await readJobId(await write(job), others.jobs)).toBeUndefined();
    const payload = (fromBase64url((await write(job)).slice(4)) ?? new Uint8Array()).slice(0, 19);
    const mac = await keys.names.sign(payload);
    expect(await read(`job_${toBase64url(Uint8Array.from([...payload, ...mac]))}`)).toBeUndefined();
  });

  test("of another version is none, however well it is signed", async () => {
    const payload = (fromBase64url((await write(job)).slice(4)) ?? new Uint8Array()).slice(0, 19);
    const signed = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
      const mac = await keys.jobs.sign(bytes);
      return `job_${toBase64url(Uint8Array.from([...bytes, ...mac]))}`;
    };
    expect(await read(await signed(payload))).toEqual(job);
    expect(await read(await signed(Uint8Array.from([2, ...payload.subarray(1)])))).toBeUndefined();
  });

  test("with any one bit changed is none", async () => {
    const bytes = fromBase64url((await write(job)).slice(4)) ?? new Uint8Array();
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = bytes.slice();
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(await read(`job_${toBase64url(changed)}`), `bit ${bit}`).toBeUndefined();
    }
  });

  test("with any one character changed is none: no id can be written twice", async () => {
    const id = await write(job);
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=. ";
    for (let at = 0; at < id.length; at += 1)
      for (const character of alphabet)
        if (character !== id[at])
          expect(await read(id.slice(0, at) + character + id.slice(at + 1)), `${at}: ${character}`).toBeUndefined();
  });

  test("that is cut, longer, or something else is none", async () => {
    const id = await write(job);
    for (let length = 0; length < id.length; length += 1) expect(await read(id.slice(0, length))).toBeUndefined();
    for (const other of [`${id}A`, `${id}=`, ` ${id}`, id.slice(4), `JOB_${id.slice(4)}`, "é".repeat(72)])
      expect(await read(other)).toBeUndefined();
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        expect(await read(text)).toBeUndefined();
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 51, maxLength: 51 }), async (bytes) => {
        expect(await read(`job_${toBase64url(bytes)}`)).toBeUndefined();
      }),
    );
  });
});
