import * as z from "zod";
import { limits } from "../limits.ts";
import { getContact, getPortfolio, getProject, listProjects } from "../operations/portfolio.ts";
import { ProjectKind } from "../resources/portfolio/project.ts";
import type { Route } from "../route.ts";
import { routes } from "../routes.ts";

/** The path of a page of projects. */
const ProjectPagePath = z.object({
  type: z.enum(["all", ...ProjectKind.options]).describe("The kind of the projects, or `all`."),
  cursor: z.string().regex(/^\d+$/).describe("`0` for the first page, then the `next_cursor` of the previous page."),
});

/** The path of a project. */
const ProjectFilePath = z.object({ slug: z.string().describe("The `slug` of a project, as in the list of projects.") });

/** The parameters and descriptions of files, where they differ from those of the operation. */
const differences: Readonly<Record<string, Partial<Pick<Route, "summary" | "description" | "params">>>> = {
  [listProjects.operationId]: {
    params: ProjectPagePath,
    description:
      `Lists ${limits.pageSize.default} projects by year, newest first. While \`has_more\` is true, the file named after \`next_cursor\` has ` +
      "the next page. `/api/projects.json` is a copy of the first page of all projects.",
  },
  [getProject.operationId]: { params: ProjectFilePath, description: "Returns one project with its complete text." },
  [getPortfolio.operationId]: { summary: "Get everything in one file" },
  [getContact.operationId]: { description: "Returns the public contact channels of the portfolio's owner." },
};

/** The id of an operation without that of the v1 mirror. */
const originalId = ({ operationId, version }: Route): string =>
  version === "v1" ? operationId.replace(/V1$/, "") : operationId;

/** The path of an operation's files, with parameters in braces. Undefined if it has none that clients read. */
const filePathOf = (route: Route): string | undefined => {
  const { path, tag, file } = route;
  if (tag !== "Portfolio") return undefined;
  if (originalId(route) === listProjects.operationId) return `${path}/{type}/{cursor}.json`;
  return originalId(route) === getProject.operationId ? `${path}.json` : file;
};

/** The read of an operation's files, for hosts that serve only files. */
const fileRead = (route: Route): readonly Route[] => {
  const path = filePathOf(route);
  if (path === undefined) return [];
  const { query: _query, params: _params, ...rest } = route;
  return [{ ...rest, ...differences[originalId(route)], path, errors: [], batchable: false }];
};

const allFileReads = routes.flatMap(fileRead);

/**
 * The reads of a site without the app, and their v1 mirror: every operation of the portfolio that has files (D64). Only
 * their paths with `.json` work on every host. Portfolios without projects, and large ones (D28), have no files of single
 * projects.
 */
export const fileReads = (projects: number): readonly Route[] =>
  projects > 0 && projects <= limits.host.maxProjectFiles
    ? allFileReads
    : allFileReads.filter(({ path }) => !path.includes("{slug}"));
