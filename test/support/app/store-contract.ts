import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Attempt, BeginResult, Counter, Store } from "../../../functions/ports/ports.ts";
import { runsAll } from "../setup/tier.ts";

/** A store engine opened for a test. */
export interface OpenedStore<S> {
  readonly store: S;
  /** A second connection to the same data, such as another process; otherwise the same one. */
  readonly other?: S;
  readonly close?: () => Promise<void> | void;
}

type Open<S> = () => Promise<OpenedStore<S>> | OpenedStore<S>;

const minute = 60_000;
const day = 24 * 60 * minute;
/**
 * Tests set the clock. It starts days ahead of the real one, so that no sweep deletes rows that they still
 * need, and the initial revocation of a new database has expired.
 */
const start = Date.now() + 3 * day;

let last = 0;
/** A name that is unique in the store. */
const fresh = (kind: string): string => {
  last += 1;
  return `${kind}-${crypto.randomUUID()}-${last}`;
};

const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const oneTo = (count: number): number[] => times(count, (index) => index + 1);

const opening = <S>(open: Open<S>) => {
  let opened: OpenedStore<S> | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(async () => opened?.close?.());
  return (at = 0): S => {
    if (!opened) throw new Error("the store is not open");
    return at % 2 === 0 ? opened.store : (opened.other ?? opened.store);
  };
};

/** The contract of every counter. */
export const counterContract = (name: string, open: Open<Counter>): void => {
  describe(`counters in ${name}`, () => {
    const store = opening(open);

    test("start a window with the first request and reset when it ends", async () => {
      const key = fresh("counted");
      expect(await store().count(key, minute, start)).toEqual({ count: 1, endsAt: start + minute });
      expect(await store(1).count(key, minute, start + 1)).toEqual({ count: 2, endsAt: start + minute });
      expect(await store().count(key, minute, start + minute - 1)).toEqual({ count: 3, endsAt: start + minute });
      expect(await store(1).count(key, minute, start + minute)).toEqual({ count: 1, endsAt: start + 2 * minute });
    });

    test("add an amount", async () => {
      const key = fresh("counted");
      expect((await store().count(key, minute, start, 5)).count).toBe(5);
      expect((await store(1).count(key, minute, start)).count).toBe(6);
      expect((await store().count(key, minute, start, 3)).count).toBe(9);
      expect((await store(1).count(key, minute, start + minute, 2)).count).toBe(2);
    });

    test("keep keys separate", async () => {
      const [one, two] = [fresh("counted"), fresh("counted")];
      await store().count(one, minute, start);
      expect((await store().count(two, minute, start)).count).toBe(1);
      expect((await store().count(one, minute, start)).count).toBe(2);
    });

    test("count each of 100 concurrent requests exactly once", async () => {
      const key = fresh("counted");
      const counts = await Promise.all(
        times(100, async (index) => (await store(index).count(key, minute, start)).count),
      );
      expect(counts.toSorted((a, b) => a - b)).toEqual(oneTo(100));
    });

    test("end their window in time after the clock was set back or forward", async () => {
      for (const step of [-60 * minute, -minute / 2, 60 * minute, -30 * day, 30 * day]) {
        const key = fresh("counted");
        for (let index = 0; index < 3; index += 1) await store().count(key, minute, start + Math.max(0, step));
        const now = start + Math.min(0, step);
        const { endsAt } = await store(1).count(key, minute, now);
        expect(endsAt).toBeGreaterThan(now);
        expect(endsAt).toBeLessThanOrEqual(now + minute);
        expect(await store().count(key, minute, endsAt)).toEqual({ count: 1, endsAt: endsAt + minute });
      }
    });

    test("count exactly although requests arrive out of order", async () => {
      const key = fresh("counted");
      const counts: number[] = [];
      for (let index = 0; index < 20; index += 1)
        counts.push((await store(index).count(key, minute, start - (index % 3))).count);
      expect(counts).toEqual(oneTo(20));
    });

    test("start one window for concurrent requests after the last ended", async () => {
      const key = fresh("counted");
      for (let index = 0; index < 5; index += 1) await store().count(key, minute, start);
      const now = start + 2 * minute;
      const counted = await Promise.all(times(20, async (index) => store(index).count(key, minute, now)));
      expect(counted.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(oneTo(20));
      expect(new Set(counted.map(({ endsAt }) => endsAt))).toEqual(new Set([now + minute]));
    });
  });
};

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const attemptOf = (key: string, changed: Partial<Attempt> = {}): Attempt => ({
  key,
  fingerprint: "body",
  owner: fresh("owner"),
  ...changed,
});

/** A result with its bytes as numbers, because engines return different byte types. */
const plain = (begun: BeginResult): unknown =>
  begun.state === "finished" ? { state: begun.state, response: [...begun.response] } : { state: begun.state };
const finished = (text: string): unknown => ({ state: "finished", response: [...bytes(text)] });

/** A key's state in the model of the contract. */
interface Remembered {
  readonly attempt: Attempt;
  answer?: string;
  endsAt: number;
}

/** The contract of every store (D7, D12), tested through the port's interface. */
export const storeContract = (name: string, open: Open<Store>): void => {
  counterContract(name, open);

  describe(`idempotent requests in ${name}`, () => {
    const store = opening(open);
    const begin = async (attempt: Attempt, now = start, lease = minute, at = 0): Promise<unknown> =>
      plain(await store(at).begin(attempt, lease, now));

    test("start once, then replay their response", async () => {
      const key = fresh("key");
      const first = attemptOf(key);
      expect(await begin(first)).toEqual({ state: "started" });
      expect(await begin(attemptOf(key), start, minute, 1)).toEqual({ state: "running" });
      expect(await store().finish(first, bytes("answer"), start + 10 * minute)).toBe(true);
      expect(await begin(attemptOf(key), start + 1)).toEqual(finished("answer"));
      expect(await begin(attemptOf(key), start + 1, minute, 1)).toEqual(finished("answer"));
    });

    test("do not start a second time for the same owner", async () => {
      const attempt = attemptOf(fresh("key"));
      await begin(attempt);
      expect(await begin(attempt)).toEqual({ state: "running" });
    });

    test("refuse another body while running and after finishing", async () => {
      const key = fresh("key");
      const first = attemptOf(key);
      await begin(first);
      expect(await begin(attemptOf(key, { fingerprint: "other" }))).toEqual({ state: "reused" });
      await store().finish(first, bytes("answer"), start + minute);
      expect(await begin(attemptOf(key, { fingerprint: "other" }))).toEqual({ state: "reused" });
      expect(await begin(attemptOf(key))).toEqual(finished("answer"));
    });

    test("keep keys separate", async () => {
      await begin(attemptOf(fresh("key")));
      expect(await begin(attemptOf(fresh("key")))).toEqual({ state: "started" });
    });

    test("can be taken over after their lease ended, even with another body", async () => {
      for (const fingerprint of ["body", "other"]) {
        const key = fresh("key");
        await begin(attemptOf(key));
        expect(await begin(attemptOf(key, { fingerprint }), start + minute - 1)).not.toEqual({ state: "started" });
        expect(await begin(attemptOf(key, { fingerprint }), start + minute)).toEqual({ state: "started" });
        expect(await begin(attemptOf(key, { fingerprint }), start + minute)).toEqual({ state: "running" });
      }
    });

    test("ignore the response and the release of an owner that lost its key", async () => {
      const key = fresh("key");
      const [late, next] = [attemptOf(key), attemptOf(key)];
      await begin(late);
      await begin(next, start + minute);
      expect(await store().finish(late, bytes("late"), start + 9 * minute)).toBe(false);
      await store().abandon(late);
      expect(await begin(attemptOf(key), start + minute)).toEqual({ state: "running" });
      expect(await store(1).finish(next, bytes("next"), start + 9 * minute)).toBe(true);
      expect(await store().finish(late, bytes("late"), start + 9 * minute)).toBe(false);
      await store().abandon(late);
      expect(await begin(attemptOf(key), start + minute)).toEqual(finished("next"));
    });

    test("keep a late response if no other owner took the key", async () => {
      const late = attemptOf(fresh("key"));
      await begin(late);
      expect(await store().finish(late, bytes("late"), start + 9 * minute)).toBe(true);
      expect(await begin(attemptOf(late.key), start + 2 * minute)).toEqual(finished("late"));
    });

    test("keep their first response, which cannot be released", async () => {
      const attempt = attemptOf(fresh("key"));
      await begin(attempt);
      await store().finish(attempt, bytes("first"), start + minute);
      expect(await store().finish(attempt, bytes("second"), start + 9 * minute)).toBe(false);
      await store().abandon(attempt);
      expect(await begin(attemptOf(attempt.key))).toEqual(finished("first"));
    });

    test("delete their response after it expires", async () => {
      const attempt = attemptOf(fresh("key"));
      await begin(attempt);
      await store().finish(attempt, bytes("answer"), start + 5 * minute);
      expect(await begin(attemptOf(attempt.key), start + 5 * minute - 1)).toEqual(finished("answer"));
      const next = attemptOf(attempt.key, { fingerprint: "other" });
      expect(await begin(next, start + 5 * minute)).toEqual({ state: "started" });
      expect(await store().finish(next, bytes("next"), start + 9 * minute)).toBe(true);
    });

    test("keep their response after a clock step, and end their lease in time", async () => {
      const [done, running] = [attemptOf(fresh("key")), attemptOf(fresh("key"))];
      await begin(done);
      await begin(running);
      await store().finish(done, bytes("answer"), start + 10 * minute);
      for (const now of [start - 120 * minute, start - 30 * day, start + 5 * minute, start])
        expect(await begin(attemptOf(done.key), now)).toEqual(finished("answer"));
      const back = start - 120 * minute;
      expect(await begin(attemptOf(running.key), back)).toEqual({ state: "running" });
      expect(await begin(attemptOf(running.key), back + minute - 1)).toEqual({ state: "running" });
      expect(await begin(attemptOf(running.key), back + minute)).toEqual({ state: "started" });
    });

    test("can start again immediately after a release", async () => {
      const first = attemptOf(fresh("key"));
      await begin(first);
      await store().abandon(first);
      expect(await begin(attemptOf(first.key, { fingerprint: "other" }), start, minute, 1)).toEqual({
        state: "started",
      });
    });

    test("that never started can be neither finished nor released", async () => {
      const attempt = attemptOf(fresh("key"));
      await store().abandon(attempt);
      expect(await store().finish(attempt, bytes("answer"), start + minute)).toBe(false);
      expect(await begin(attempt)).toEqual({ state: "started" });
    });

    test("preserve every byte of empty and very large responses", async () => {
      for (const answer of [
        new Uint8Array(),
        Uint8Array.from(times(256, (index) => index)),
        new Uint8Array(1_000_000).fill(7),
      ]) {
        const attempt = attemptOf(fresh("key"));
        await begin(attempt);
        expect(await store().finish(attempt, answer, start + minute)).toBe(true);
        const begun = await store(1).begin(attemptOf(attempt.key), minute, start);
        expect(begun.state).toBe("finished");
        if (begun.state !== "finished") continue;
        expect(begun.response).toHaveLength(answer.length);
        expect(answer.every((byte, index) => begun.response[index] === byte)).toBe(true);
      }
    });

    test("start exactly one of 50 concurrent requests", async () => {
      for (let round = 0; round < (runsAll ? 10 : 3); round += 1) {
        const key = fresh("key");
        const attempts = times(50, () => attemptOf(key));
        const begun = await Promise.all(attempts.map((attempt, index) => begin(attempt, start, minute, index)));
        const started = attempts.filter((_, index) => JSON.stringify(begun[index]) === '{"state":"started"}');
        expect(started).toHaveLength(1);
        const kept = await Promise.all(
          attempts.map((attempt, index) => store(index).finish(attempt, bytes(attempt.owner), start + minute)),
        );
        expect(attempts.filter((_, index) => kept[index])).toEqual(started);
        expect(await begin(attemptOf(key))).toEqual(finished(started[0]?.owner ?? ""));
      }
    });

    test("are taken over by exactly one of 50 concurrent requests", async () => {
      const key = fresh("key");
      await begin(attemptOf(key));
      const begun = await Promise.all(times(50, (index) => begin(attemptOf(key), start + minute, minute, index)));
      expect(begun.filter((each) => JSON.stringify(each) === '{"state":"started"}')).toHaveLength(1);
    });

    test("match the model in any order of calls", async () => {
      const step = fc.record({
        what: fc.constantFrom("begin", "begin", "finish", "abandon"),
        who: fc.nat(2),
        fingerprint: fc.constantFrom("one", "two"),
        passed: fc.constantFrom(0, 1, 30_000, 59_999, 60_000),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
          const key = fresh("key");
          let now = start;
          let there: Remembered | undefined;
          for (const [index, { what, who, fingerprint, passed }] of steps.entries()) {
            now += passed;
            const attempt = { key, fingerprint, owner: `owner-${who}` };
            const isMine = there !== undefined && there.attempt.owner === attempt.owner && there.answer === undefined;
            if (what === "begin") {
              let expected: unknown = { state: "started" };
              if (there && there.endsAt > now) {
                expected = there.answer === undefined ? { state: "running" } : finished(there.answer);
                if (there.attempt.fingerprint !== fingerprint) expected = { state: "reused" };
              } else there = { attempt, endsAt: now + minute };
              expect(await begin(attempt, now, minute, index)).toEqual(expected);
            } else if (what === "finish") {
              expect(await store(index).finish(attempt, bytes(`${index}`), now + 2 * minute)).toBe(isMine);
              if (there && isMine) Object.assign(there, { answer: `${index}`, endsAt: now + 2 * minute });
            } else {
              await store(index).abandon(attempt);
              if (isMine) there = undefined;
            }
          }
        }),
        { numRuns: runsAll ? 60 : 20 },
      );
    });
  });

  describe(`single-use ids in ${name}`, () => {
    const store = opening(open);

    test("are consumed once until they expire", async () => {
      const id = fresh("id");
      expect(await store().consumeOnce(id, start + minute, start)).toBe(true);
      expect(await store(1).consumeOnce(id, start + 9 * minute, start)).toBe(false);
      expect(await store().consumeOnce(id, start + 9 * minute, start + minute - 1)).toBe(false);
      expect(await store().consumeOnce(id, start + 2 * minute, start + minute)).toBe(true);
      expect(await store(1).consumeOnce(id, start + 9 * minute, start + 2 * minute - 1)).toBe(false);
      expect(await store(1).consumeOnce(id, start + 9 * minute, start + 2 * minute)).toBe(true);
    });

    test("stay consumed after a clock step", async () => {
      const id = fresh("id");
      await store().consumeOnce(id, start + 5 * minute, start);
      for (const now of [start - day, start - 30 * day, start + 4 * minute, start])
        expect(await store(1).consumeOnce(id, start + 5 * minute, now)).toBe(false);
    });

    test("are independent", async () => {
      await store().consumeOnce(fresh("id"), start + minute, start);
      expect(await store().consumeOnce(fresh("id"), start + minute, start)).toBe(true);
    });

    test("are consumed by exactly one of 50 concurrent calls, and again after they expire", async () => {
      const id = fresh("id");
      for (const now of [start, start + minute, start + 2 * minute]) {
        const spent = await Promise.all(times(50, (index) => store(index).consumeOnce(id, now + minute, now)));
        expect(spent.filter(Boolean)).toHaveLength(1);
      }
    });
  });

  describe(`revocations in ${name}`, () => {
    const store = opening(open);

    test("do not exist for unknown ids", async () => {
      expect(await store().revokedUpTo([], start)).toBeUndefined();
      expect(await store().revokedUpTo([fresh("id")], start)).toBeUndefined();
      expect(await store(1).revokedUpTo([fresh("id"), fresh("id"), fresh("id")], start)).toBeUndefined();
    });

    test("hold until the credential expires", async () => {
      const id = fresh("id");
      await store().revoke(id, start, start + minute);
      expect(await store().revokedUpTo([id], start)).toBe(start);
      expect(await store(1).revokedUpTo([id], start + minute - 1)).toBe(start);
      expect(await store(1).revokedUpTo([id], start + minute)).toBeUndefined();
    });

    test("hold after a clock step", async () => {
      const id = fresh("id");
      await store().revoke(id, start, start + minute);
      for (const now of [start + 120 * minute, start + 30 * day])
        expect(await store().revokedUpTo([id], now)).toBeUndefined();
      for (const now of [start, start - day, start - 30 * day])
        expect(await store(1).revokedUpTo([id], now)).toBe(start);
    });

    test("may have any cutoff time", async () => {
      for (const upTo of [0, start + 99 * minute]) {
        const id = fresh("id");
        await store().revoke(id, upTo, start + minute);
        expect(await store(1).revokedUpTo([id], start)).toBe(upTo);
      }
    });

    test("keep ids separate and accept any text", async () => {
      const revoked = ["*", "", "'; DROP TABLE revoked; --", '"', "\u{1F980} ✓ \n\t", "x".repeat(200)].map(fresh);
      for (const [index, id] of revoked.entries()) await store().revoke(id, start + index, start + minute);
      for (const [index, id] of revoked.entries()) expect(await store(1).revokedUpTo([id], start)).toBe(start + index);
      expect(await store().revokedUpTo([fresh("id")], start)).toBeUndefined();
    });

    test("of several ids return the latest unexpired cutoff", async () => {
      const [early, late, ended, other] = [fresh("id"), fresh("id"), fresh("id"), fresh("id")];
      await store().revoke(early, start + 1, start + 3 * minute);
      await store().revoke(late, start + 2, start + 2 * minute);
      await store().revoke(ended, start + 3, start + minute);
      const ids = [other, early, late, ended];
      expect(await store(1).revokedUpTo(ids, start)).toBe(start + 3);
      expect(await store(1).revokedUpTo(ids.toReversed(), start + minute)).toBe(start + 2);
      expect(await store().revokedUpTo(ids, start + 2 * minute)).toBe(start + 1);
      expect(await store().revokedUpTo([...ids, ...ids], start + 3 * minute - 1)).toBe(start + 1);
      expect(await store().revokedUpTo(ids, start + 3 * minute)).toBeUndefined();
    });

    test("keep the later of two cutoffs", async () => {
      for (const order of [1, -1]) {
        const id = fresh("id");
        const times = [
          [start + 1, start + 2 * minute],
          [start, start + 3 * minute],
        ] as const;
        for (const [upTo, until] of order === 1 ? times : times.toReversed()) await store(1).revoke(id, upTo, until);
        expect(await store().revokedUpTo([id], start + 3 * minute - 1)).toBe(start + 1);
        expect(await store().revokedUpTo([id], start + 3 * minute)).toBeUndefined();
      }
    });

    test("lose none of 50 concurrent calls", async () => {
      const id = fresh("id");
      const shuffled = times(50, (index) => (index * 7) % 50);
      await Promise.all(shuffled.map((index) => store(index).revoke(id, start + index, start + minute + index)));
      expect(await store().revokedUpTo([id], start + minute + 48)).toBe(start + 49);
      expect(await store().revokedUpTo([id], start + minute + 49)).toBeUndefined();
    });

    test("match the model in any order of calls", async () => {
      const step = fc.record({
        what: fc.constantFrom("revoke", "ask"),
        which: fc.uniqueArray(fc.nat(2), { minLength: 1 }),
        passed: fc.constantFrom(0, 1, 30_000, 60_000),
        ahead: fc.constantFrom(0, 1, 30_000),
        lasting: fc.constantFrom(0, 1, 59_999, 60_000),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
          const ids = times(3, () => fresh("id"));
          const model = new Map<string, { readonly upTo: number; readonly until: number }>();
          let now = start;
          for (const [index, { what, which, passed, ahead, lasting }] of steps.entries()) {
            now += passed;
            for (const [id, { until }] of model) if (until <= now) model.delete(id);
            const asked = which.map((one) => ids[one] ?? "");
            const [id = ""] = asked;
            if (what === "revoke") {
              const there = model.get(id) ?? { upTo: 0, until: 0 };
              const [upTo, until] = [now + ahead, now + ahead + lasting];
              await store(index).revoke(id, upTo, until);
              model.set(id, { upTo: Math.max(there.upTo, upTo), until: Math.max(there.until, until) });
            }
            const current = asked.flatMap((each) => model.get(each) ?? []).filter(({ until }) => until > now);
            const expected = current.length > 0 ? Math.max(...current.map(({ upTo }) => upTo)) : undefined;
            expect(await store(index + 1).revokedUpTo(asked, now)).toBe(expected);
          }
        }),
        { numRuns: runsAll ? 30 : 10 },
      );
    });
  });

  describe(`logs in ${name}`, () => {
    const store = opening(open);

    test("return entries newest first", async () => {
      const log = fresh("log");
      expect(await store().entries(log)).toEqual([]);
      for (const entry of ["a", "b", "c"]) await store().append(log, entry, 100);
      expect(await store(1).entries(log)).toEqual(["c", "b", "a"]);
    });

    test("keep at most their maximum and are independent", async () => {
      const [one, two] = [fresh("log"), fresh("log")];
      for (let index = 0; index < 10; index += 1) {
        await store(index).append(one, `one ${index}`, 3);
        await store(index).append(two, `two ${index}`, 5);
      }
      expect(await store().entries(one)).toEqual(["one 9", "one 8", "one 7"]);
      expect(await store().entries(two)).toEqual(["two 9", "two 8", "two 7", "two 6", "two 5"]);
    });

    test("shrink if the maximum is lowered", async () => {
      const log = fresh("log");
      for (let index = 0; index < 10; index += 1) await store().append(log, String(index), 10);
      await store().append(log, "last", 2);
      expect(await store().entries(log)).toEqual(["last", "9"]);
    });

    test("keep duplicates and any text", async () => {
      const log = fresh("log");
      const entries = ["", "same", "same", "'; DROP TABLE entries; --", "\u{1F980} ✓ \n\t", "x".repeat(10_000)];
      for (const entry of entries) await store().append(log, entry, 100);
      expect(await store().entries(log)).toEqual(entries.toReversed());
    });

    test("lose none of 100 concurrent appends and keep at most the maximum", async () => {
      const log = fresh("log");
      await Promise.all(times(100, (index) => store(index).append(log, `entry ${index}`, 100)));
      expect((await store().entries(log)).toSorted()).toEqual(times(100, (index) => `entry ${index}`).toSorted());
      await Promise.all(times(50, (index) => store(index).append(log, `later ${index}`, 20)));
      const kept = await store().entries(log);
      expect(kept).toHaveLength(20);
      for (const entry of kept) expect(entry).toMatch(/^later /);
    });
  });
};
