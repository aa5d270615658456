import { limits } from "../../contract/limits.ts";
import { twinOf } from "../../contract/pages.ts";
import type { Portfolio } from "../content.ts";
import { changelogPage } from "./changelog.ts";
import { developersPage } from "./developers.ts";
import { docsPage } from "./docs.ts";
import { twin } from "./front-matter.ts";
import { homePage } from "./home.ts";
import type { PageText, TwinSource } from "./page-text.ts";
import { projectPage } from "./project.ts";
import { projectsPage } from "./projects.ts";
import { sandboxPage } from "./sandbox.ts";

/**
 * Whether pages of projects have twins: not where hosts would refuse so many files. With its page, its twin and its part of
 * the API a project is about two files, and hosts want room for those that a deployment replaces.
 */
export const projectsHaveTwins = ({ projects }: Pick<Portfolio, "projects">): boolean =>
  projects.length * 4 <= limits.host.files;

/** The Markdown of every page, by the path of its file. */
export const twins = (source: TwinSource): readonly (readonly [path: string, text: string])[] => {
  const { portfolio } = source;
  const projects = projectsHaveTwins(portfolio) ? portfolio.projects : [];
  const pages: readonly PageText[] = [
    homePage(source),
    projectsPage(source),
    developersPage(source),
    docsPage(source),
    sandboxPage(source),
    changelogPage(source),
    ...projects.map((project) => projectPage(project, source)),
  ];
  return pages.map(({ meta, text }) => [twinOf(meta.path), twin(meta, source.site, text)]);
};
