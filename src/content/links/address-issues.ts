import type { Hosting } from "../../contract/static/hosting.ts";
import { aliasIssues } from "../aliases/alias-issues.ts";
import { formerPath } from "../aliases/former-paths.ts";
import type { ContentValues } from "../content.ts";
import type { ContentIssue } from "../issues/content-issue.ts";
import { headingAnchors } from "../markdown.ts";
import type { ParsedProject } from "../read/project-file.ts";
import type { ContentLink } from "./content-links.ts";
import { linkIssues } from "./link-issues.ts";
import { pageAnchors } from "./page-anchors.ts";
import { siteTargets } from "./site-targets.ts";

/** The targets of links in a further language. */
export interface LanguageTargets {
  readonly language: string;
  /** Undefined while the content has errors. */
  readonly values: ContentValues | undefined;
  /** The texts of the projects that are translated, by slug. */
  readonly bodies: ReadonlyMap<string, string>;
}

/** What the content check knows about the site besides its content. */
export interface SiteFacts {
  /** The address of the site. Links that start with it are checked like paths. */
  readonly site?: string;
  /**
   * The paths that the owner adds to the site, so that links can lead to them. One that ends in `*` stands for every path
   * with this prefix.
   */
  readonly paths?: readonly string[];
  /** Whether links can lead to operations of the app and to pages about it; `app` by default. */
  readonly hosting?: Hosting;
  /** The current year, to warn of dates that are probably typos. Without it, there are no such warnings. */
  readonly thisYear?: number;
  /** Whether drafts are part of the site, as in `npm run dev`. By default they are not. */
  readonly hasDrafts?: boolean;
  /** Whether to include what the owner does not publish, to compare content. By default it is left out. */
  readonly hasPrivate?: boolean;
}

/** The projects that are part of the site. */
export const publishedProjects = (
  projects: readonly ParsedProject[],
  { hasDrafts = false }: SiteFacts,
): ParsedProject[] => projects.filter(({ isDraft }) => hasDrafts || !isDraft);

/**
 * The issues with aliases whose path is taken, and with broken links within the site. `links` are those outside projects
 * in the default language. Without `values`, because the content has errors, anchors of pages that show lists are not
 * checked.
 */
export const addressIssues = (
  projects: readonly ParsedProject[],
  links: readonly ContentLink[],
  values: ContentValues | undefined,
  languages: readonly LanguageTargets[],
  facts: SiteFacts,
): ContentIssue[] => {
  const { site, paths = [], hosting = "app" } = facts;
  const published = publishedProjects(projects, facts);
  const listed = published.flatMap(({ project }) => (project && !project.unlisted ? [project] : []));
  const parts = {
    slugs: published.map(({ slug }) => slug),
    drafts: projects.flatMap(({ slug, isDraft }) => (isDraft ? [slug] : [])),
    paths,
    hosting,
    languages: languages.map(({ language }) => language),
    anchorsIn: (language?: string) => {
      const shown = languages.find((each) => each.language === language)?.values ?? values;
      return shown && pageAnchors(shown, listed);
    },
    headingsOf: (slug: string, language?: string) => {
      const translated = languages.find((each) => each.language === language)?.bodies.get(slug);
      return headingAnchors(translated || (projects.find((project) => project.slug === slug)?.body ?? ""));
    },
  };
  const aliases = projects.flatMap((project) => project.aliases);
  // An alias that is free only without the app would be an error when the site gets the app.
  const withoutAliases = siteTargets({ ...parts, slugs: projects.map(({ slug }) => slug), hosting: "app" });
  const formerPaths = published.flatMap((project) => project.aliases).map(({ text }) => formerPath(text));
  const targets = siteTargets({ ...parts, paths: [...paths, ...formerPaths] });
  return [
    ...aliasIssues(aliases, withoutAliases.hasFile),
    ...linkIssues([...links, ...projects.flatMap((project) => project.links)], targets, site),
  ];
};
