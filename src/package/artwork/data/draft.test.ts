import { expect, test } from "vitest";
import { isWarpUp, networkDraft, twillTieUp } from "./draft.ts";

test("a twill lifts the same runs of shafts on every treadle, shifted by one", () => {
  expect(twillTieUp(4, [2, 2])).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 0],
  ]);
});

test("a draft has a shaft for every warp end and a treadle for every pick", () => {
  const draft = networkDraft(16, { ends: 126, picks: 66, across: [2.5, 11], down: [1.5, 9], runs: [3, 1, 2, 2, 4, 4] });
  expect([draft.threading.length, draft.treadling.length]).toEqual([126, 66]);
  for (const shaft of [...draft.threading, ...draft.treadling]) {
    expect(shaft).toBeGreaterThanOrEqual(0);
    expect(shaft).toBeLessThan(16);
  }
});

test("a crossing shows the warp where the treadle lifts the shaft of the end", () => {
  const draft = { shafts: 2, threading: [0, 1], treadling: [0, 1], tieUp: [[0], [1]] };
  expect([isWarpUp(draft, 0, 0), isWarpUp(draft, 1, 0), isWarpUp(draft, 1, 1)]).toEqual([true, false, true]);
});
