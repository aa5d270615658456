import { expect, test } from "vitest";
import { createServerClock } from "./server-clock.ts";

/** A server whose clock is at `at`, and which answers after the given round trips, in milliseconds. */
const setUp = (at: number, roundTrips: readonly number[]) => {
  const machine = { now: 1_000, server: at };
  let calls = 0;
  const pass = (milliseconds: number): void => {
    machine.now += milliseconds;
    machine.server += milliseconds;
  };
  const clock = createServerClock(
    async () => {
      const roundTrip = roundTrips[calls % roundTrips.length] ?? 0;
      calls += 1;
      // The request takes the whole time, and the response none: the worst case.
      pass(roundTrip);
      return machine.server;
    },
    () => machine.now,
  );
  return { machine, pass, clock };
};

test("differs from the server's clock by at most half of the shortest round trip", async () => {
  for (const at of [0, Date.UTC(2026, 0, 1), Date.UTC(2040, 0, 1)]) {
    const { machine, pass, clock } = setUp(at, [80, 4, 200]);
    await clock.refresh();
    for (const passed of [0, 1, 60_000]) {
      pass(passed);
      expect(Math.abs(clock.now() - machine.server)).toBeLessThanOrEqual(3);
    }
  }
});

test("follows the server's clock when it is set, and runs on if the server cannot be reached", async () => {
  const { machine, pass, clock } = setUp(1_000_000, [0]);
  await clock.refresh();
  machine.server += 3_600_000;
  await clock.refresh();
  expect(clock.now()).toBe(machine.server);
  const failing = createServerClock(() => Promise.reject(new Error("down")));
  await expect(failing.refresh()).rejects.toThrow("down");
  pass(5_000);
  expect(clock.now()).toBe(machine.server);
});
