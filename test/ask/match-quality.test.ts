import { expect, test } from "vitest";
import { judgePortfolio, type MatchedPortfolio, matchedPortfolios, matchMetricsOf } from "../support/match-quality.ts";

const names = Object.keys(matchedPortfolios) as MatchedPortfolio[];

/** Lower bounds of the figures in docs/performance.md. */
test.each([
  ["that we read", false, { F1: 0.9, "evidence precision": 0.95, split: 0.97 }],
  ["that we do not read", true, { F1: 0.7, "evidence precision": 0.9, split: 0.9 }],
] as const)("the job descriptions %s", (_, isBlind, floors) => {
  const judgments = names.filter((name) => matchedPortfolios[name].isBlind === isBlind).flatMap(judgePortfolio);
  const metrics = matchMetricsOf(judgments);
  for (const name of ["F1", "evidence precision", "split"] as const)
    expect(metrics[name], name).toBeGreaterThanOrEqual(floors[name]);
  expect(metrics["claims with a citation"]).toBe(1);
});
