import { expect, test } from "vitest";
import { createSteadyClock } from "./steady-clock.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const stepped = () => {
  const clocks = { wall: 1_000 * HOUR_MS, monotonic: 7 };
  const now = createSteadyClock({ wall: () => clocks.wall, monotonic: () => clocks.monotonic });
  const pass = (milliseconds: number) => {
    clocks.wall += milliseconds;
    clocks.monotonic += milliseconds;
  };
  return { clocks, now, pass };
};

test("a steady clock tells the time", () => {
  const { clocks, now, pass } = stepped();
  expect(now()).toBe(clocks.wall);
  pass(HOUR_MS);
  expect(now()).toBe(clocks.wall);
});

test("a clock that is corrected gradually is steady", () => {
  const { clocks, now, pass } = stepped();
  for (let count = 0; count < 100; count += 1) {
    pass(1_000);
    clocks.wall += 500;
    expect(now()).toBe(clocks.wall);
  }
});

test.each([2 * HOUR_MS, -2 * HOUR_MS, 10_000, -10_000])(
  "a clock does not tell the time after a step of %i ms",
  (step) => {
    const { clocks, now, pass } = stepped();
    clocks.wall += step;
    expect(now()).toBeUndefined();
    pass(2_500);
    expect(now()).toBeUndefined();
    clocks.wall -= step;
    expect(now()).toBeUndefined();
    pass(10 * MINUTE_MS - 1);
    expect(now()).toBeUndefined();
    pass(1);
    expect(now()).toBe(clocks.wall);
  },
);
