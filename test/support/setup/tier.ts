import { inject, test } from "vitest";
import type { Tool } from "./tools.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Whether this is `npm run test:all`. */
    runsAll: boolean;
    /** The tools besides Node, npm and git, and whether this machine has them. */
    tools: Readonly<Record<Tool, boolean>>;
  }
}

/** Whether every case runs: in `npm run test:all`, and not in `npm test`. */
export const runsAll = inject("runsAll");

/** A test that only `npm run test:all` runs. */
export const slowTest = test.runIf(runsAll);

/** Every case in `npm run test:all`; in `npm test` at most `count` of them, evenly spread, the first among them. */
export const sampled = <T>(cases: readonly T[], count: number): readonly T[] => {
  if (runsAll || cases.length <= count) return cases;
  return Array.from({ length: count }, (_, index) => cases[Math.floor((index * cases.length) / count)] as T);
};

/** Whether this machine has a tool. Tests that need a missing one are skipped, and the run says so once. */
export const hasTool = (tool: Tool): boolean => inject("tools")[tool];
