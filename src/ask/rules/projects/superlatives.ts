import { projectPath } from "../../../portfolio/projects/display.ts";
import type { ProjectFacts } from "../../knowledge/facts.ts";
import type { Knowledge } from "../../knowledge/knowledge.ts";
import { asksFor, containsWord, numberIn, type Question } from "../../question/question.ts";
import type { OptionalStatement, Statement } from "../../sentences/statement.ts";
import { latestDate, monthsOf } from "../duration.ts";
import { type RuleResult, ruleResult } from "../rule.ts";
import { factStatement, projectEntity, sentenceAbout, titleWithSubtitle, titleWithYear } from "./project-statements.ts";

/** The number of people in a team: the sum of its numbers, or the number of its parts. */
const peopleIn = ({ team = "" }: ProjectFacts): number => {
  const numbers = team.match(/\b\d+\b/g) ?? [];
  return numbers.length > 0
    ? numbers.reduce((sum, each) => sum + Number(each), 0)
    : team.split(/,|;|\band\b/).filter((part) => part.trim() !== "").length;
};

/** When a project began: `2008-06`, or its year. */
const beginning = ({ start, year = "" }: ProjectFacts): string => start ?? year;

/** The latest projects, as many as the question asks for, or the first, the longest, the shortest or the one with the biggest team. */
export const atTheEnd = (
  question: Question,
  projects: readonly ProjectFacts[],
  isNarrowed: boolean,
  { facts, phrases }: Knowledge,
): RuleResult | undefined => {
  const introduce = (project: ProjectFacts, key: string): Statement =>
    sentenceAbout(project, phrases)(key, { project: titleWithSubtitle(project, phrases) });
  const result = (
    first: ProjectFacts | undefined,
    statements: (project: ProjectFacts) => readonly OptionalStatement[],
  ) => first && ruleResult(statements(first), { cites: [projectPath(first)], about: [projectEntity(first)] });
  const isLongest = containsWord(question, "longest");
  if (isLongest || containsWord(question, "shortest")) {
    // One that runs is as long as it has lasted, but did not take that long.
    const until = containsWord(question, "running") ? latestDate(facts) : undefined;
    const months = ({ start, end = until }: ProjectFacts): number => monthsOf({ start, end });
    const byLength = projects.filter((project) => months(project) > 0).toSorted((a, b) => months(b) - months(a));
    return result(byLength.at(isLongest ? 0 : -1), (first) => [
      introduce(first, isLongest ? "answers.project.longest" : "answers.project.shortest"),
    ]);
  }
  if (containsWord(question, "biggest", "largest") && containsWord(question, "team"))
    return result(projects.filter(({ team }) => team).toSorted((a, b) => peopleIn(b) - peopleIn(a))[0], (first) => [
      introduce(first, "answers.project.biggestTeam"),
      factStatement(first, "team", phrases),
    ]);
  const isLatest = asksFor(question, "latest");
  if (!isLatest && !asksFor(question, "oldest")) return undefined;
  const dated = projects.filter(({ year }) => year !== undefined);
  // The list is sorted by end dates, which do not say what began first.
  const oldestFirst = dated.toReversed().toSorted((a, b) => beginning(a).localeCompare(beginning(b)));
  const [first, ...others] = isLatest ? dated.slice(0, numberIn(question) ?? 1) : oldestFirst.slice(0, 1);
  if (!first) return undefined;
  const [latest, earliest] = isNarrowed
    ? ["answers.project.latestOfThese", "answers.project.earliestOfThese"]
    : ["answers.project.latest", "answers.project.earliest"];
  return ruleResult(
    [
      introduce(first, isLatest ? latest : earliest),
      ...others.map((other) =>
        sentenceAbout(other, phrases)("answers.project.another", { project: titleWithYear(other, phrases) }),
      ),
    ],
    { cites: [first, ...others].map(projectPath), about: [first, ...others].map(projectEntity) },
  );
};
