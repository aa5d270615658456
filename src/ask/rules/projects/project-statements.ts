import { formatLongDate } from "../../../content/period.ts";
import { projectPath } from "../../../portfolio/projects/display.ts";
import { type Statement, statementAt } from "../../extract/statement.ts";
import type { ProjectFacts } from "../../knowledge/facts.ts";

type Template = (
  sentence: ReturnType<typeof statementAt>,
  title: string,
  value: string | readonly string[],
) => Statement;

/** How statements give the facts that the owner writes beside the text of a project. */
const factTemplates = {
  client: (sentence, title, value) => sentence`Client of ${title}: ${value}.`,
  duration: (sentence, title, value) => sentence`Duration of ${title}: ${value}.`,
  team: (sentence, title, value) => sentence`Team of ${title}: ${value}.`,
  roles: (sentence, title, value) => sentence`Role in ${title}: ${value}.`,
  result: (sentence, title, value) => sentence`Result of ${title}: ${value}.`,
} as const satisfies Record<string, Template>;

export type ProjectFact = keyof typeof factTemplates;

/** `Team of Atlas: two cartographers.`; undefined if the project does not have the fact. */
export const factStatement = (project: ProjectFacts, fact: ProjectFact): Statement | undefined => {
  const value = project[fact];
  return value === undefined ? undefined : factTemplates[fact](statementAt(projectPath(project)), project.title, value);
};

/** `2026`, `2024 to 2026` for a project of several years, or `since 2024` for one that has not ended. */
const yearsOf = ({ start, end, year }: ProjectFacts): string | undefined => {
  const first = start?.slice(0, 4);
  if (first && end === undefined) return `since ${first}`;
  return first && year && first !== String(year) ? `${first} to ${year}` : year && String(year);
};

/** `Atlas (2026)`, `Atlas (2024 to 2026)` or `Atlas (since 2024)`. */
export const titleWithYear = (project: ProjectFacts): string => {
  const years = yearsOf(project);
  return years ? `${project.title} (${years})` : project.title;
};

/** A statement on when a project was made, as exactly as the owner says. */
export const timeStatement = (project: ProjectFacts): Statement | undefined => {
  const sentence = statementAt(projectPath(project));
  const { title, start, end, year } = project;
  if (start && end) return sentence`${title} ran from ${formatLongDate(start)} to ${formatLongDate(end)}.`;
  if (start) return sentence`${title} began in ${formatLongDate(start)}.`;
  return year ? sentence`${title} is from ${year}.` : undefined;
};

/** A statement on whether a project has ended, according to its dates. */
export const statusStatement = (project: ProjectFacts): Statement | undefined => {
  const { title, start, end } = project;
  if (!start) return undefined;
  return end
    ? timeStatement(project)
    : statementAt(projectPath(project))`${title} began in ${formatLongDate(start)} and has no end date.`;
};

/** `Atlas (2026): A map of quiet places`, or without the subtitle if there is none. */
export const titleWithSubtitle = (project: ProjectFacts): string =>
  project.subtitle ? `${titleWithYear(project)}: ${project.subtitle}` : titleWithYear(project);

export const projectEntity = (item: ProjectFacts) => ({ kind: "project", item }) as const;
