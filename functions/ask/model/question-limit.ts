import { limits } from "../../../src/contract/limits.ts";
import type { Ports } from "../../ports/ports.ts";
import { ModelFailure } from "./failure.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Counts a question for the language model, over all clients and all processes that share the store (D12). It is counted
 * once, before the first of its two calls, so that no question is left half answered. A question that the limit of a minute
 * refuses does not count against the day.
 * @throws ModelFailure if a limit is reached, or if the store cannot count.
 */
export const countModelQuestion = async ({
  settings,
  store,
  clock,
}: Pick<Ports, "settings" | "store" | "clock">): Promise<void> => {
  const { perMinute, perDay } = settings.modelQuestions ?? limits.ask.modelQuestions;
  for (const [unit, limit, window] of [
    ["minute", perMinute, MINUTE_MS],
    ["day", perDay, DAY_MS],
  ] as const) {
    const counted = await Promise.resolve()
      .then(() => store.count(`model/${unit}`, window, clock.now()))
      .catch(() => {
        throw new ModelFailure("the store could not count the question");
      });
    if (counted.count > limit) throw new ModelFailure(`the limit of ${limit} questions per ${unit} is reached`);
  }
};
