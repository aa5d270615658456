import type { ProjectFacts } from "../../knowledge/facts.ts";

/** `Atlas (2026)`. */
export const titleWithYear = ({ title, year }: ProjectFacts): string => (year ? `${title} (${year})` : title);

/** `Atlas (2026): A map of quiet places`, or without the subtitle if there is none. */
export const titleWithSubtitle = (project: ProjectFacts): string =>
  project.subtitle ? `${titleWithYear(project)}: ${project.subtitle}` : titleWithYear(project);

export const projectEntity = (item: ProjectFacts) => ({ kind: "project", item }) as const;
