import type { Portfolio } from "../content/content.ts";

type Dated = Pick<Portfolio, "site" | "projects">;

/** The latest of the dates, each as YYYY-MM-DD; undefined if there is none. */
const latest = (days: readonly (string | undefined)[]): string | undefined =>
  days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);

/**
 * The date on which a page last changed, as YYYY-MM-DD, from the `updated` fields of the content. Undefined if there are
 * none, and for pages that change with releases.
 */
export const lastModified = ({ site, projects }: Dated, path: string): string | undefined => {
  const ofProjects = projects.map(({ updated }) => updated);
  if (path === "/") return latest([site.updated, ...ofProjects]);
  return path === "/projects" ? latest(ofProjects) : undefined;
};
