import fc from "fast-check";
import { base64url } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import type { Job } from "../../src/portfolio/inquiry/job.ts";
import { deriveKeys, type Keys } from "../crypto/keys.ts";
import { readJobId, writeJobId } from "./job-id.ts";

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
  test("returns the job that was written, and has 72 URL-safe characters", async () => {
    await fc.assert(
      fc.asyncProperty(anyJob, async (written) => {
        const id = await write(written);
        expect(id).toMatch(/^job_[A-Za-z0-9_-]{68}$/);
        expect(await read(id)).toEqual(written);
      }),
    );
  });

  test("is unique, even for the same job", async () => {
    const ids = await Promise.all(Array.from({ length: 500 }, () => write(job)));
    expect(new Set(ids).size).toBe(500);
  });

  test("caps the number of links and characters", async () => {
    const id = await write({ ...job, facts: { ...facts, links: 1_666, length: 70_000 } });
    expect((await read(id))?.facts).toMatchObject({ links: 255, length: 65_535 });
  });

  test("signed with another secret or for another purpose is rejected", async () => {
    expect(await readJobId(await write(job), others.jobs)).toBeUndefined();
    const payload = base64url.decode((await write(job)).slice(4)).slice(0, 19);
    const mac = await keys.names.sign(payload);
    expect(await read(`job_${base64url.encode(Uint8Array.from([...payload, ...mac]))}`)).toBeUndefined();
  });

  test("of another version is rejected even with a valid signature", async () => {
    const payload = base64url.decode((await write(job)).slice(4)).slice(0, 19);
    const signed = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
      const mac = await keys.jobs.sign(bytes);
      return `job_${base64url.encode(Uint8Array.from([...bytes, ...mac]))}`;
    };
    expect(await read(await signed(payload))).toEqual(job);
    expect(await read(await signed(Uint8Array.from([2, ...payload.subarray(1)])))).toBeUndefined();
  });

  test("with any bit changed is rejected", async () => {
    const bytes = base64url.decode((await write(job)).slice(4));
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = bytes.slice();
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(await read(`job_${base64url.encode(changed)}`), `bit ${bit}`).toBeUndefined();
    }
  });

  test("with any character changed is rejected, so an id has only one form", async () => {
    const id = await write(job);
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+/=. \n";
    for (let index = 0; index < id.length; index += 1)
      for (const character of alphabet)
        if (character !== id[index])
          expect(
            await read(id.slice(0, index) + character + id.slice(index + 1)),
            `${index}: ${character}`,
          ).toBeUndefined();
  });

  test("that is truncated, extended or random is rejected", async () => {
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
        expect(await read(`job_${base64url.encode(bytes)}`)).toBeUndefined();
      }),
    );
  });
});
