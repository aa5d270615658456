import fc from "fast-check";
import { base64url } from "jose";
import { describe, expect, test } from "vitest";
import { portsWith } from "../../test/support/app/ports.ts";
import { withCharacterChanged } from "../../test/support/auth/jwt-encodings.ts";
import { createApp } from "../app.ts";
import { writeJobId } from "../contact/job-id.ts";
import { deriveKeys, type Keys, type Secrets } from "../crypto/keys.ts";
import { writeSignedId, writeTime } from "../crypto/signed-id.ts";
import { issueDemoKey, verifyDemoKey } from "./demo-key.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const start = Date.UTC(2026, 5, 1, 12) + 500;
const second = 1_000;
const day = 86_400 * second;
const prefix = "vitrine_demo_";

const random = (): Bytes => crypto.getRandomValues(new Uint8Array(32));
const [newest, former] = [random(), random()];
const keysOf = (...secrets: Secrets): Promise<Keys> => deriveKeys(secrets);
const [ours, theirs] = await Promise.all([keysOf(newest), keysOf(former)]);

const make = async (now = start, keys = ours): Promise<string> => (await issueDemoKey(now, keys.demoKeys)).text;
const read = (text: string, keys = ours) => verifyDemoKey(text, keys.demoKeys);

/** A service with a settable clock, and a function that checks whether it accepts a key in both headers. */
const service = (keys: Keys = ours) => {
  const clock = { at: start };
  const settings = { site: "https://ada.example.com", rateLimit: 1_000_000, servesFiles: false };
  const app = createApp(portsWith({ settings, keys: async () => keys, clock: { now: () => clock.at } }));
  const answers = async (key: string, now = clock.at): Promise<Response[]> => {
    clock.at = now;
    const sent = [{ Authorization: `Bearer ${key}` }, { "x-api-key": key }];
    return Promise.all(sent.map((headers) => app.request("/agent/auth", { headers })));
  };
  return {
    clock,
    answers,
    statuses: async (...asked: Parameters<typeof answers>) => statusesOf(await answers(...asked)),
  };
};
const statusesOf = (responses: readonly Response[]): number[] => responses.map(({ status }) => status);

/** Signs arbitrary bytes as a demo key. */
const signed = (payload: Bytes, key = ours.demoKeys): Promise<string> =>
  writeSignedId({ prefix, payloadBytes: payload.length }, payload, key);
const payloadOf = (version: number, issuedAt = start): Bytes => {
  const payload = new Uint8Array(25);
  payload[0] = version;
  writeTime(new DataView(payload.buffer), 1, issuedAt);
  return payload;
};

describe("a demo key", () => {
  test("is short, has a prefix, 144 random bits and a 256-bit MAC", async () => {
    const key = await make();
    expect(key).toMatch(/^vitrine_demo_[\w-]{76}$/);
    expect(key.length).toBeLessThanOrEqual(100);
    expect(base64url.decode(key.slice(prefix.length))).toHaveLength(1 + 6 + 18 + 32);
  });

  test("identifies an anonymous subject for a day", async () => {
    const { text, credential } = await issueDemoKey(start, ours.demoKeys);
    expect(await read(text)).toStrictEqual(credential);
    const [, id = ""] = credential.id.split("/");
    expect(credential).toStrictEqual({
      id: `key/${id}`,
      subject: `anonymous_${id}`,
      identityType: "anonymous",
      scope: "portfolio:read jobs:read",
      issuedAt: start,
      vouchedAt: start,
      expiresAt: start + day,
    });
  });

  test("is unique, even at the same time", async () => {
    const made = await Promise.all(Array.from({ length: 500 }, () => issueDemoKey(start, ours.demoKeys)));
    expect(new Set(made.map(({ credential }) => credential.id)).size).toBe(500);
    expect(new Set(made.map(({ credential }) => credential.subject)).size).toBe(500);
  });

  test.each([
    ["is refused more than a minute before it is issued", start - 60 * second - 1, false],
    ["is accepted a minute before it is issued, because clocks may be behind", start - 60 * second, true],
    ["is accepted when it is issued", start, true],
    ["is accepted when it expires", start + day, true],
    ["is accepted less than a minute later, because clocks may be ahead", start + day + 60 * second - 1, true],
    ["is refused a minute later", start + day + 60 * second, false],
    ["is refused a year later", start + 365 * day, false],
  ])("%s", async (_, now, isTaken) => {
    const status = isTaken ? 200 : 401;
    expect(await service().statuses(await make(), now)).toStrictEqual([status, status]);
  });

  test("also expires if it is in the cache", async () => {
    const { statuses } = service();
    const key = await make();
    const end = start + day + 60 * second;
    expect(await statuses(key, end - 1)).toStrictEqual([200, 200]);
    expect(await statuses(key, end)).toStrictEqual([401, 401]);
  });

  test("is refused with the same response for a change at any position", async () => {
    const { answers } = service();
    const key = await make();
    const bodies = new Set<string>();
    for (let index = 0; index < key.length; index += 1)
      for (const wrong of [withCharacterChanged(key, index), key.slice(0, index) + key.slice(index + 1)])
        for (const response of await answers(wrong)) {
          expect(response.status, wrong).toBe(401);
          bodies.add(`${response.headers.get("WWW-Authenticate")} ${await response.text()}`);
        }
    expect(bodies.size).toBe(1);
    expect(await service().statuses(key)).toStrictEqual([200, 200]);
  });

  test("has one encoding", async () => {
    const key = await make();
    const bytes = base64url.decode(key.slice(prefix.length));
    const [base64, hex] = ["base64", "hex"].map((encoding) => Buffer.from(bytes).toString(encoding as "hex"));
    const others = [
      `${key}=`,
      `${key}==`,
      `${key}A`,
      `${key}AAAA`,
      `A${key}`,
      ` ${key}`,
      `${key}\n`,
      `${key.slice(0, 50)} ${key.slice(50)}`,
      key.toLowerCase(),
      key.toUpperCase(),
      key.replace(prefix, prefix.toUpperCase()),
      key.replace("vitrine_demo_", "vitrine-demo-"),
      key.replace(prefix, "job_"),
      key.slice(prefix.length),
      prefix + prefix + key.slice(prefix.length),
      prefix + base64?.replaceAll("A", "/"),
      prefix + hex,
      key.replace(prefix, "v\u0456trine_demo_"),
      key.replace("v", "\uff56"),
      `${key}\u200b`,
    ];
    for (const other of others) expect(await read(other), other).toBeUndefined();
  });

  test("is refused with a MAC made for another purpose", async () => {
    const facts = { disposable: false, links: 0, length: 20, letters: 20, script: 0 };
    const job = await writeJobId({ acceptedAt: start, facts }, ours.jobs);
    expect(await read(job)).toBeUndefined();
    expect(await read(job.replace("job_", prefix))).toBeUndefined();
    for (const other of [ours.jobs, ours.names, theirs.demoKeys, theirs.jobs])
      expect(await read(await signed(payloadOf(1), other))).toBeUndefined();
    expect(await read(await signed(payloadOf(1)))).toBeDefined();
  });

  test("of another version or length is refused", async () => {
    for (const version of [0, 2, 3, 255]) expect(await read(await signed(payloadOf(version)))).toBeUndefined();
    for (const length of [1, 22, 28, 64]) {
      const payload = new Uint8Array(length);
      payload[0] = 1;
      expect(await read(await signed(payload))).toBeUndefined();
    }
  });

  test("with an impossible time is refused without an exception", async () => {
    for (const issuedAt of [0, 1, 2 ** 48 - 1]) {
      const key = await signed(payloadOf(1, issuedAt));
      expect(await service().statuses(key)).toStrictEqual([401, 401]);
    }
  });
});

describe("when secrets change", () => {
  test("demo keys of the previous secret are valid while it is a fallback", async () => {
    const old = await make(start, theirs);
    const both = await keysOf(newest, former);
    expect(await service(both).statuses(old)).toStrictEqual([200, 200]);
    expect(await service(ours).statuses(old)).toStrictEqual([401, 401]);
    expect(await read(await make(start, both))).toBeDefined();
  });
});

describe("any text", () => {
  const bytes = fc.uint8Array({ maxLength: 80 }).map((each) => prefix + base64url.encode(new Uint8Array(each)));
  const whole = fc
    .uint8Array({ minLength: 57, maxLength: 57 })
    .map((each) => prefix + base64url.encode(new Uint8Array(each)));
  const texts = fc.oneof(fc.string({ unit: "binary", maxLength: 200 }), bytes, whole);

  test("is rejected as a demo key without an exception", async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        expect(await read(text)).toBeUndefined();
      }),
      { numRuns: 1_000 },
    );
  });

  test("that differs from a demo key is rejected", async () => {
    const key = await make();
    const change = fc.record({ at: fc.nat(key.length), removed: fc.nat(4), added: fc.string({ maxLength: 4 }) });
    await fc.assert(
      fc.asyncProperty(change, async ({ at, removed, added }) => {
        const changed = key.slice(0, at) + added + key.slice(at + removed);
        fc.pre(changed !== key);
        expect(await read(changed)).toBeUndefined();
      }),
      { numRuns: 1_000 },
    );
  });

  test("that was issued as a demo key is read back unchanged", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(2 ** 31).map((n) => n * 131_071),
        async (now) => {
          const { text, credential } = await issueDemoKey(now, ours.demoKeys);
          expect(await read(text)).toStrictEqual(credential);
          expect(credential.issuedAt).toBe(now);
        },
      ),
    );
  });
});
