import { expect, test } from "vitest";
import { portsWith } from "../../test/support/ports.ts";
import { countModelCall } from "./model-calls.ts";

/** Counts calls with a settable clock. Returns undefined, or why a call is refused. */
const calls = (perMinute: number, perDay: number) => {
  const clock = { at: Date.now() };
  const { settings, store } = portsWith();
  const ports = { settings: { ...settings, modelCalls: { perMinute, perDay } }, store, clock: { now: () => clock.at } };
  const call = () =>
    countModelCall(ports).then(
      () => undefined,
      (error: Error) => error.message,
    );
  return { clock, call, ports };
};

test("calls to a language model are limited per minute and per day", async () => {
  const { call, clock } = calls(2, 3);
  const perMinute = "the limit of 2 calls per minute is reached";
  const perDay = "the limit of 3 calls per day is reached";
  expect([await call(), await call(), await call()]).toEqual([undefined, undefined, perMinute]);
  clock.at += 60_000;
  expect([await call(), await call(), await call()]).toEqual([undefined, perDay, perMinute]);
  clock.at += 86_400_000;
  expect(await call()).toBeUndefined();
});

test("a call that the minute refuses does not count against the day", async () => {
  const { call, clock } = calls(1, 2);
  for (let count = 0; count < 10; count += 1) await call();
  clock.at += 60_000;
  expect(await call()).toBeUndefined();
});

test("a call that cannot be counted is not made", async () => {
  const { ports } = calls(2, 3);
  const away = () => {
    throw new Error("the disk is full");
  };
  for (const count of [away, async () => away()])
    await expect(countModelCall({ ...ports, store: { ...ports.store, count } })).rejects.toThrow(
      "the store could not count the call",
    );
});
