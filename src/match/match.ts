import type { Knowledge } from "../ask/knowledge/knowledge.ts";
import { monthsIn } from "../ask/rules/duration.ts";
import type { MatchedRequirement } from "../contract/resources/agents/match.ts";
import { assessAvailability } from "./availability.ts";
import { assessDegree } from "./degrees.ts";
import { spansOf } from "./duration.ts";
import { type Assessment, combine, type Evidence, isLapsed, noEvidence } from "./evidence.ts";
import { assessLanguages } from "./languages.ts";
import { passageFinder } from "./passages/passage-finder.ts";
import type { Passage } from "./passages/sections.ts";
import { type Need, parseRequirement, type Requirement } from "./requirement.ts";

/** The most citations of a requirement, and of those for years of work. */
const MAX_EVIDENCE = 5;
const MAX_DATED = 2;

const MONTHS_PER_YEAR = 12;

/** A requirement is compared up to this many characters. In job descriptions, the longest have 300. */
const MAX_COMPARED_CHARACTERS = 1000;

/** Pages show what somebody does, so nothing shows `no Rust`. `Not only` and `no-code` deny nothing. */
const denial = /^(?:no|not|without|(?:must|should|may|do) not)\b(?!-| (?:only|just|later|less|fewer|more)\b)/i;

const evidenceOf = ({ text, chunk }: Passage): Evidence => ({ quote: text, name: chunk.name, path: chunk.path });

/**
 * Returns a function that compares a requirement with a portfolio and quotes what shows it. `today` ends current positions,
 * YYYY-MM-DD.
 */
export const requirementMatcher = (knowledge: Knowledge, today: string) => {
  const find = passageFinder(knowledge);
  const { site, profile, experience } = knowledge.facts;
  const spanOf = spansOf(knowledge.facts, today);

  const compare = (need: Need): Assessment => {
    if (denial.test(need.text)) return noEvidence;
    const dated = assessAvailability(need.text, profile);
    if (dated) return dated;
    const [best] = find.best(need);
    if (!best) return noEvidence;
    const verdict = isLapsed(best.chunk.name) || isLapsed(best.text) ? "partly" : "met";
    return { verdict, evidence: [evidenceOf(best)] };
  };
  const compared = new Map<string, Assessment>();
  /** Compares a need once, even if several requirements have it. */
  const assessNeed = (need: Need): Assessment => {
    const key = [need.text, ...need.strict].join("\n");
    const assessment = compared.get(key) ?? compare(need);
    compared.set(key, assessment);
    return assessment;
  };

  const withSpans = (passages: readonly Passage[]) =>
    passages.flatMap((passage) => {
      const span = spanOf(passage.chunk);
      return span ? [{ passage, span }] : [];
    });
  /** The roles of all positions. */
  const positions = (): Passage[] =>
    knowledge.chunks
      .filter(({ path }) => path === "/#experience")
      .map((chunk) => ({ text: chunk.names?.[0] ?? "", chunk }));

  /** Counts the time in which positions and projects name what is required, or of all positions if nothing is named. */
  const assessYears = ({ needs, isAlternative }: Requirement, years: number): Assessment => {
    const perNeed = (needs.length > 0 ? needs.map(find.dated) : [positions()]).map(withSpans);
    const dated = isAlternative ? perNeed.flat() : (perNeed.find((list) => list.length > 0) ?? []);
    if (dated.length === 0) {
      const { evidence } = combine(needs.map(assessNeed), isAlternative);
      return evidence.length > 0 ? { verdict: "partly", evidence } : noEvidence;
    }
    const isMet = monthsIn(dated.map(({ span }) => span)) >= years * MONTHS_PER_YEAR;
    const longest = dated.toSorted((a, b) => b.span.last - b.span.first - (a.span.last - a.span.first));
    return {
      verdict: isMet ? "met" : "partly",
      evidence: longest.slice(0, MAX_DATED).map(({ passage }) => evidenceOf(passage)),
    };
  };

  const assess = (text: string): Assessment => {
    const special = assessLanguages(text, experience.languages ?? []) ?? assessDegree(text, experience.education ?? []);
    if (special) return special;
    const requirement = parseRequirement(text);
    const { needs, years, isAlternative, isCut, instead } = requirement;
    if (needs.length === 0 && (years === undefined || instead.length > 0)) return noEvidence;
    if (years !== undefined) return assessYears(requirement, years);
    const main = combine(needs.map(assessNeed), isAlternative);
    if (main.verdict === "no_evidence") return combine(instead.map(assessNeed), true);
    return isCut && !isAlternative ? { ...main, verdict: "partly" } : main;
  };

  return (text: string): MatchedRequirement => {
    const line = text.replaceAll(/\s+/g, " ").trim();
    const { verdict, evidence } = assess(line.slice(0, MAX_COMPARED_CHARACTERS));
    return {
      requirement: text,
      verdict: verdict === "met" && line.length > MAX_COMPARED_CHARACTERS ? "partly" : verdict,
      evidence: evidence
        .slice(0, MAX_EVIDENCE)
        .map(({ quote, name, path }) => ({ quote, name, url: `${site}${path}` })),
    };
  };
};
