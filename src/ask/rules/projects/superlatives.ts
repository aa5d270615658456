import { projectPath } from "../../../portfolio/projects/display.ts";
import { type OptionalStatement, statementAt } from "../../extract/statement.ts";
import type { ProjectFacts } from "../../knowledge/facts.ts";
import { asksFor, containsWord, numberIn, type Question } from "../../question/question.ts";
import { monthsOf } from "../duration.ts";
import { type RuleResult, ruleResult } from "../rule.ts";
import { factStatement, projectEntity, titleWithSubtitle, titleWithYear } from "./project-statements.ts";

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
  today: string | undefined,
): RuleResult | undefined => {
  const result = (
    first: ProjectFacts | undefined,
    statement: (project: ProjectFacts) => readonly OptionalStatement[],
  ) => first && ruleResult(statement(first), { cites: [projectPath(first)], about: [projectEntity(first)] });
  const isLongest = containsWord(question, "longest");
  if (isLongest || containsWord(question, "shortest")) {
    // One that runs is as long as it has lasted, but did not take that long.
    const until = containsWord(question, "running") ? today : undefined;
    const months = ({ start, end = until }: ProjectFacts): number => monthsOf({ start, end });
    const byLength = projects.filter((project) => months(project) > 0).toSorted((a, b) => months(b) - months(a));
    return result(byLength.at(isLongest ? 0 : -1), (first) => {
      const sentence = statementAt(projectPath(first));
      return [
        isLongest
          ? sentence`The longest project is ${titleWithSubtitle(first)}.`
          : sentence`The shortest project is ${titleWithSubtitle(first)}.`,
      ];
    });
  }
  if (containsWord(question, "biggest", "largest") && containsWord(question, "team"))
    return result(projects.filter(({ team }) => team).toSorted((a, b) => peopleIn(b) - peopleIn(a))[0], (first) => [
      statementAt(projectPath(first))`The project with the biggest team is ${titleWithSubtitle(first)}.`,
      factStatement(first, "team"),
    ]);
  const isLatest = asksFor(question, "latest");
  if (!isLatest && !asksFor(question, "oldest")) return undefined;
  const dated = projects.filter(({ year }) => year !== undefined);
  // The list is sorted by end dates, which do not say what began first.
  const oldestFirst = dated.toReversed().toSorted((a, b) => beginning(a).localeCompare(beginning(b)));
  const [first, ...others] = isLatest ? dated.slice(0, numberIn(question) ?? 1) : oldestFirst.slice(0, 1);
  if (!first) return undefined;
  const sentence = statementAt(projectPath(first));
  const [latest, oldest] = isNarrowed
    ? [
        sentence`The latest of these projects is ${titleWithSubtitle(first)}.`,
        sentence`The earliest of these projects is ${titleWithSubtitle(first)}.`,
      ]
    : [
        sentence`The latest project is ${titleWithSubtitle(first)}.`,
        sentence`The earliest project is ${titleWithSubtitle(first)}.`,
      ];
  return ruleResult(
    [
      isLatest ? latest : oldest,
      ...others.map((other) => statementAt(projectPath(other))`Another is ${titleWithYear(other)}.`),
    ],
    { cites: [first, ...others].map(projectPath), about: [first, ...others].map(projectEntity) },
  );
};
