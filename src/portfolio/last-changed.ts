import type { Portfolio } from "./content.ts";

type Dated = Pick<Portfolio, "site" | "projects">;

/** The latest of some days, each as YYYY-MM-DD; undefined where there is none. */
const latest = (days: readonly (string | undefined)[]): string | undefined =>
  days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);

/**
 * The day on which the content of a page of every site last changed, as the owner says it; undefined where nobody said.
 * Pages that are made of the contract change with releases, which have no day.
 */
export const lastChanged = ({ site, projects }: Dated, path: string): string | undefined => {
  const ofProjects = projects.map(({ updated }) => updated);
  if (path === "/") return latest([site.updated, ...ofProjects]);
  return path === "/projects" ? latest(ofProjects) : undefined;
};
