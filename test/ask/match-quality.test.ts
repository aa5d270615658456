import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { requirementsIn } from "../../src/match/posting/requirements-in.ts";
import posting from "../../src/match/posting/weights.json" with { type: "json" };
import {
  claimsForOthers,
  judgePortfolio,
  type MatchedPortfolio,
  matchedPortfolios,
  matchMetricsOf,
} from "../support/ask/quality/match-quality.ts";
import { sampled } from "../support/setup/tier.ts";

const names = Object.keys(matchedPortfolios) as MatchedPortfolio[];

/** Lower bounds of the figures in docs/performance.md. */
const sets = [
  ["close", "that we read", false, { F1: 0.89, "evidence precision": 0.95, split: 0.97 }],
  ["close", "that we do not read", true, { F1: 0.75, "evidence precision": 0.93, split: 0.92 }],
  ["reworded", "that we read", false, { F1: 0.61, "evidence precision": 0.84, split: 0.96 }],
  ["reworded", "that we do not read", true, { F1: 0.57, "evidence precision": 0.85, split: 0.92 }],
] as const;
test.each(sampled(sets, 2))("the %s job descriptions %s", (wording, _, isBlind, floors) => {
  const judgments = names
    .filter((name) => matchedPortfolios[name].isBlind === isBlind)
    .flatMap((name) => judgePortfolio(name, wording));
  const metrics = matchMetricsOf(judgments);
  for (const name of ["F1", "evidence precision", "split"] as const)
    expect(metrics[name], name).toBeGreaterThanOrEqual(floors[name]);
  expect(metrics["claims with a citation"]).toBe(1);
});

test("claims little of what the jobs of other trades require", () => {
  expect(claimsForOthers()).toBeLessThanOrEqual(0.21);
});

/** Lower bounds for authors from whose postings the weights were not learned. */
test.each([
  ["in many forms", "job-postings", { found: 0.9, right: 0.88 }],
  ["mostly in prose, and very short ones", "prose-postings", { found: 0.69, right: 0.75 }],
])("finds the requirements of postings %s, and little else", (_, file, floors) => {
  const postings: readonly { text: string; requirements: readonly string[] }[] = parse(
    readFileSync(`test/fixtures/${file}.yaml`, "utf8"),
  );
  const isSame = (one: string, other: string): boolean => one.includes(other) || other.includes(one);
  const counted = postings.map(({ text, requirements }) => {
    const listed = requirementsIn(text, posting.weights);
    return {
      all: requirements.length,
      listed: listed.length,
      found: requirements.filter((requirement) => listed.some((line) => isSame(requirement, line))).length,
      right: listed.filter((line) => requirements.some((requirement) => isSame(requirement, line))).length,
    };
  });
  const sum = (name: "all" | "listed" | "found" | "right") => counted.reduce((total, count) => total + count[name], 0);
  expect(sum("found") / sum("all")).toBeGreaterThanOrEqual(floors.found);
  expect(sum("right") / sum("listed")).toBeGreaterThanOrEqual(floors.right);
});
