import { type Redirects, redirectKey } from "../../contract/site/host-rules.ts";
import { projectPages } from "../../contract/site/pages.ts";
import type { Portfolio, WrittenProject } from "../content.ts";

/** The path of an alias, decoded and without a trailing slash. A name stands for the page of a project (D16). */
export const formerPath = (alias: string): string => redirectKey(alias.startsWith("/") ? alias : projectPages + alias);

/** The former paths of a project, decoded. */
const formerPathsOf = ({ aliases = [] }: Pick<WrittenProject, "aliases">): string[] => aliases.map(formerPath);

/** Every permanent redirect of a site: the former path, decoded, and the path of the page, encoded. */
export const redirectsOf = ({ projects, unlisted }: Pick<Portfolio, "projects" | "unlisted">): Redirects =>
  new Map(
    [...projects, ...unlisted].flatMap((project) =>
      formerPathsOf(project).map((path) => [path, projectPages + encodeURIComponent(project.slug)] as const),
    ),
  );
