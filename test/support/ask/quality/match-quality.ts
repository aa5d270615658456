import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import * as z from "zod";
import { openKnowledge } from "../../../../src/ask/knowledge/knowledge.ts";
import { stemsOf } from "../../../../src/ask/knowledge/words.ts";
import type { MatchedRequirement } from "../../../../src/contract/resources/agents/match.ts";
import type { RequirementVerdict } from "../../../../src/match/evidence.ts";
import { requirementMatcher } from "../../../../src/match/match.ts";
import { requirementsIn } from "../../../../src/match/posting/requirements-in.ts";
import posting from "../../../../src/match/posting/weights.json" with { type: "json" };
import { knowledgeOf, site, unseenPortfolios } from "./ask-quality.ts";

const folder = "test/fixtures/job-descriptions";

/** The day on which the job descriptions were written. Years of current positions count until then. */
export const today = "2026-11-24";

/** The portfolios with job descriptions; nobody reads the verdicts for the blind ones. */
export const matchedPortfolios = {
  cook: { isBlind: false },
  engineer: { isBlind: false },
  writer: { isBlind: false },
  nurse: { isBlind: true },
  gamecomposer: { isBlind: true },
  security: { isBlind: true },
} as const satisfies Partial<Record<keyof typeof unseenPortfolios, { readonly isBlind: boolean }>>;
export type MatchedPortfolio = keyof typeof matchedPortfolios;

const Requirement = z.object({
  text: z.string(),
  verdict: z.enum(["met", "partly", "no_evidence"]),
  pages: z.array(z.string()),
});

const JobDescription = z.object({
  portfolio: z.enum(Object.keys(matchedPortfolios) as MatchedPortfolio[]),
  text: z.string(),
  requirements: z.array(Requirement),
});
/** A job description with the verdict that an author gave each requirement, and the pages that show it. */
type JobDescription = z.infer<typeof JobDescription>;

/**
 * How close the words of job descriptions are to those of the pages. The authors of `reworded` ones had to name a third of
 * the requirements in other words, as employers do who do not know the pages.
 */
export type Wording = "close" | "reworded";

/** The job descriptions by portfolio and wording, each by an author who did not see the code. */
const jobDescriptions = (portfolio: string, wording: Wording): JobDescription[] =>
  readdirSync(folder)
    .filter((file) => file.startsWith(`${portfolio}-`) && file.includes("-reworded-") === (wording === "reworded"))
    .map((file) => JobDescription.parse(parse(readFileSync(`${folder}/${file}`, "utf8"))));

/** The judgment of a requirement that the author, the splitter or both found. */
export interface Judgment {
  readonly text: string;
  /** What the author expects; undefined for a text that is not a requirement. */
  readonly wanted: RequirementVerdict | undefined;
  /** Undefined if the splitter did not find the requirement. */
  readonly found: RequirementVerdict | undefined;
  readonly results: readonly MatchedRequirement[];
  /** Whether the author accepts each cited page. */
  readonly citations: readonly boolean[];
}

/** The share of the shorter text's words that are in the other. */
const overlap = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  one.intersection(other).size / Math.max(1, Math.min(one.size, other.size));

const MIN_OVERLAP = 0.5;

/** A requirement that was split is met if all its parts are. */
const combine = (results: readonly MatchedRequirement[]): RequirementVerdict | undefined => {
  if (results.length === 0) return undefined;
  if (results.every(({ verdict }) => verdict === "met")) return "met";
  return results.some(({ verdict }) => verdict !== "no_evidence") ? "partly" : "no_evidence";
};

const pageOf = (url: string): string => url.slice(site.length).replace(/#.*$/, "") || "/";

const judge = (match: (text: string) => MatchedRequirement, { text, requirements }: JobDescription): Judgment[] => {
  const words = (requirement: string) => new Set(stemsOf(requirement));
  const results = requirementsIn(text, posting.weights).map(match);
  const byRequirement = Map.groupBy(results, (result) => {
    const found = words(result.requirement);
    const [best] = requirements
      .map((requirement) => ({ requirement, share: overlap(words(requirement.text), found) }))
      .toSorted((a, b) => b.share - a.share);
    return best && best.share >= MIN_OVERLAP ? best.requirement : undefined;
  });
  return [
    ...requirements.map((requirement) => {
      const parts = byRequirement.get(requirement) ?? [];
      const cited = parts.flatMap(({ evidence }) => evidence.map(({ url }) => pageOf(url)));
      return {
        text: requirement.text,
        wanted: requirement.verdict,
        found: combine(parts),
        results: parts,
        citations: cited.map((page) => requirement.pages.includes(page)),
      };
    }),
    ...(byRequirement.get(undefined) ?? []).map((result) => ({
      text: result.requirement,
      wanted: undefined,
      found: result.verdict,
      results: [result],
      citations: result.evidence.map(() => false),
    })),
  ];
};

/** Judges the requirements of the job descriptions for a portfolio. */
export const judgePortfolio = (portfolio: MatchedPortfolio, wording: Wording): Judgment[] => {
  const match = requirementMatcher(openKnowledge(knowledgeOf(unseenPortfolios[portfolio].content)), today);
  return jobDescriptions(portfolio, wording).flatMap((description) => judge(match, description));
};

/**
 * The share of the requirements for other portfolios that a portfolio claims to meet: those of a civil engineer for a cook.
 * Nearly all such claims are wrong.
 */
export const claimsForOthers = (): number => {
  const seen = (Object.keys(matchedPortfolios) as MatchedPortfolio[]).filter(
    (name) => !matchedPortfolios[name].isBlind,
  );
  const requirements = (portfolio: MatchedPortfolio) =>
    (["close", "reworded"] as const).flatMap((wording) =>
      jobDescriptions(portfolio, wording).flatMap((description) => description.requirements.map(({ text }) => text)),
    );
  const claims = seen.flatMap((name) => {
    const match = requirementMatcher(openKnowledge(knowledgeOf(unseenPortfolios[name].content)), today);
    const others = seen.filter((other) => other !== name).flatMap(requirements);
    return others.map((text) => isClaim(match(text).verdict));
  });
  return claims.filter(Boolean).length / claims.length;
};

const isClaim = (verdict: RequirementVerdict | undefined): boolean => verdict === "met" || verdict === "partly";

/** The metrics of judgments, each from 0 to 1. A claim counts as right only with the verdict of the author. */
export const matchMetricsOf = (judgments: readonly Judgment[]) => {
  const claimed = judgments.filter(({ found }) => isClaim(found));
  const right = claimed.filter(({ found, wanted }) => found === wanted).length;
  const wanted = judgments.filter((judgment) => isClaim(judgment.wanted));
  const requirements = judgments.filter((judgment) => judgment.wanted !== undefined);
  const precision = right / Math.max(1, claimed.length);
  const recall = right / Math.max(1, wanted.length);
  // Wrong claims are counted by F1; this is about what supports the others.
  const citations = claimed.filter((judgment) => isClaim(judgment.wanted)).flatMap((judgment) => judgment.citations);
  return {
    F1: (2 * precision * recall) / Math.max(Number.EPSILON, precision + recall),
    precision,
    recall,
    split: requirements.filter(({ found }) => found !== undefined).length / Math.max(1, requirements.length),
    "evidence precision": citations.filter(Boolean).length / Math.max(1, citations.length),
    "claims with a citation":
      claimed.filter(({ citations }) => citations.length > 0).length / Math.max(1, claimed.length),
  };
};
