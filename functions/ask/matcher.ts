import { ApiError, type FieldIssue } from "../../src/contract/errors.ts";
import { limits } from "../../src/contract/limits.ts";
import type { MatchResult } from "../../src/contract/resources/agents/match.ts";
import type { MatchInput } from "../../src/contract/resources/agents/match-input.ts";
import { formatCount } from "../../src/contract/text/format-count.ts";
import { validationError } from "../../src/contract/validate.ts";
import { requirementMatcher } from "../../src/match/match.ts";
import { plainLine } from "../../src/match/posting/parts.ts";
import { type PostingWeights, postingWeightsFile, requirementsIn } from "../../src/match/posting/requirements-in.ts";
import { readBuiltFile } from "../http/built-file.ts";
import { cachedJsonParser } from "../http/json-asset.ts";
import type { Ports } from "../ports/ports.ts";
import { siteKnowledge } from "./site-knowledge.ts";

const { maxTextBytes, requirements: count } = limits.match;

const issue = (path: string, message: string): FieldIssue => ({ path, code: "validation_failed", message });

const sizeOf = (texts: readonly string[]): number => new TextEncoder().encode(texts.join("")).length;

/** What is wrong with a request beyond its schema. */
const issuesOf = ({ text, requirements }: MatchInput): FieldIssue[] => {
  if (text === undefined && requirements === undefined)
    return [issue("text", "`text` and `requirements` are missing; expected one of them.")];
  if (text !== undefined && requirements !== undefined)
    return [issue("requirements", "Both `text` and `requirements` are set; expected one of them.")];
  const [field, texts] = requirements ? ["requirements", requirements] : ["text", [text ?? ""]];
  const bytes = sizeOf(texts);
  if (bytes > maxTextBytes)
    return [
      issue(field, `\`${field}\` has ${formatCount(bytes)} bytes; expected at most ${formatCount(maxTextBytes)}.`),
    ];
  return (requirements ?? []).flatMap((requirement, index) =>
    plainLine(requirement) === ""
      ? [issue(`requirements.${index}`, `\`requirements.${index}\` is blank; expected a requirement.`)]
      : [],
  );
};

const parseWeights = cachedJsonParser((weights: PostingWeights) => weights);

/**
 * The requirements of a request: as sent, or found in the text.
 * @throws ApiError `validation_failed`, also for a text in which no requirement is found.
 */
const requirementsOf = async (input: MatchInput, ports: Ports): Promise<readonly string[]> => {
  const issues = issuesOf(input).slice(0, limits.maxIssues);
  if (issues.length > 0) throw validationError(issues);
  if (input.requirements) return input.requirements.map(plainLine);
  const weights = parseWeights(await readBuiltFile(ports, postingWeightsFile));
  const found = requirementsIn(input.text?.toWellFormed() ?? "", weights).slice(0, count.max);
  if (found.length > 0) return found;
  const message = "`text` has no requirements that were recognized; expected a job description in English.";
  throw new ApiError("validation_failed", {
    message,
    issues: [issue("text", message)],
    hint: "Send each requirement on a line of its own after a heading such as Requirements, or send a list as `requirements`.",
  });
};

/** Compares the requirements of a job with the portfolio. Current positions end today. */
export const matchJob = async (input: MatchInput, ports: Ports): Promise<MatchResult> => {
  const requirements = await requirementsOf(input, ports);
  const { knowledge } = await siteKnowledge(ports);
  const match = requirementMatcher(knowledge, new Date(ports.clock.now()).toISOString().slice(0, "YYYY-MM-DD".length));
  return { count: requirements.length, results: requirements.map(match) };
};
