import { expect, test } from "vitest";
import { portsWith } from "../../../test/support/app/ports.ts";
import { countModelQuestion } from "./question-limit.ts";

/** Counts questions with a settable clock. Returns undefined, or why a question is refused. */
const questions = (perMinute: number, perDay: number) => {
  const clock = { at: Date.now() };
  const { settings, store } = portsWith();
  const ports = {
    settings: { ...settings, modelQuestions: { perMinute, perDay } },
    store,
    clock: { now: () => clock.at },
  };
  const count = () =>
    countModelQuestion(ports).then(
      () => undefined,
      (error: Error) => error.message,
    );
  return { clock, count, ports };
};

test("questions for a language model are limited per minute and per day", async () => {
  const { count, clock } = questions(2, 3);
  const perMinute = "the limit of 2 questions per minute is reached";
  const perDay = "the limit of 3 questions per day is reached";
  expect([await count(), await count(), await count()]).toEqual([undefined, undefined, perMinute]);
  clock.at += 60_000;
  expect([await count(), await count(), await count()]).toEqual([undefined, perDay, perMinute]);
  clock.at += 86_400_000;
  expect(await count()).toBeUndefined();
});

test("a question that the minute refuses does not count against the day", async () => {
  const { count, clock } = questions(1, 2);
  for (let asked = 0; asked < 10; asked += 1) await count();
  clock.at += 60_000;
  expect(await count()).toBeUndefined();
});

test("a question that cannot be counted is not sent", async () => {
  const { ports } = questions(2, 3);
  const away = () => {
    throw new Error("the disk is full");
  };
  for (const count of [away, async () => away()])
    await expect(countModelQuestion({ ...ports, store: { ...ports.store, count } })).rejects.toThrow(
      "the store could not count the question",
    );
});
