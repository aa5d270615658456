import { projectPath } from "../../../portfolio/projects/display.ts";
import type { ProjectFacts } from "../../knowledge/facts.ts";
import type { Phrases } from "../../sentences/phrases.ts";
import { type Statement, statementAt } from "../../sentences/statement.ts";

/** A fact that the owner writes beside the text of a project. */
export type ProjectFact = "client" | "duration" | "team" | "roles" | "result";

/** Returns a function that writes a sentence about a project by its key. */
export const sentenceAbout = (project: ProjectFacts, phrases: Phrases) => statementAt(projectPath(project), phrases);

/** `Team of Atlas: two cartographers.`; undefined if the project does not have the fact. */
export const factStatement = (project: ProjectFacts, fact: ProjectFact, phrases: Phrases): Statement | undefined => {
  const value = project[fact];
  return value === undefined
    ? undefined
    : sentenceAbout(project, phrases)(`answers.project.${fact}`, { title: project.title, value });
};

/** `2026`, `2024 to 2026` for a project of several years, or `since 2024` for one that has not ended. */
const yearsOf = ({ start, end, year }: ProjectFacts, { fill }: Phrases): string | undefined => {
  const first = start?.slice(0, 4);
  if (first && end === undefined) return fill("phrases.sinceYear", { start: first });
  return first && year && first !== year ? fill("phrases.years", { start: first, end: year }) : year;
};

/** `Atlas (2026)`, `Atlas (2024 to 2026)` or `Atlas (since 2024)`. */
export const titleWithYear = (project: ProjectFacts, phrases: Phrases): string => {
  const { title } = project;
  const years = yearsOf(project, phrases);
  return years ? phrases.fill("phrases.titleWithYears", { title, years }) : title;
};

/** The same of several projects. */
export const titlesWithYears = (projects: readonly ProjectFacts[], phrases: Phrases): string[] =>
  projects.map((project) => titleWithYear(project, phrases));

/** A statement on when a project was made, as exactly as the owner says. */
export const timeStatement = (project: ProjectFacts, phrases: Phrases): Statement | undefined => {
  const sentence = sentenceAbout(project, phrases);
  const { title, start, end, year } = project;
  if (start && end) return sentence("answers.project.ran", { title, start, end });
  if (start) return sentence("answers.project.began", { title, start });
  return year ? sentence("answers.project.year", { title, year }) : undefined;
};

/** A statement on whether a project has ended, according to its dates. */
export const statusStatement = (project: ProjectFacts, phrases: Phrases): Statement | undefined => {
  const { title, start, end } = project;
  if (!start) return undefined;
  return end
    ? timeStatement(project, phrases)
    : sentenceAbout(project, phrases)("answers.project.unfinished", { title, start });
};

/** `Atlas (2026): A map of quiet places`, or without the subtitle if there is none. */
export const titleWithSubtitle = (project: ProjectFacts, phrases: Phrases): string => {
  const title = titleWithYear(project, phrases);
  const { subtitle } = project;
  return subtitle ? phrases.fill("phrases.titleWithSubtitle", { title, subtitle }) : title;
};

/** `Atlas (2026):`, which introduces quotations from its page. */
export const headingStatement = (project: ProjectFacts, phrases: Phrases): Statement =>
  sentenceAbout(project, phrases)("answers.project.heading", { title: titleWithYear(project, phrases) });

/** `Atlas (2026): A map of quiet places.`; undefined without a subtitle. */
export const summaryStatement = (project: ProjectFacts, phrases: Phrases): Statement | undefined => {
  const { subtitle } = project;
  return subtitle === undefined
    ? undefined
    : sentenceAbout(project, phrases)("answers.project.summary", { title: titleWithYear(project, phrases), subtitle });
};

export const projectEntity = (item: ProjectFacts) => ({ kind: "project", item }) as const;
