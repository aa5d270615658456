import { routes } from "../../contract/routes.ts";
import { documents, icons } from "../../contract/site/documents.ts";
import { isInEachLanguage, localPath, splitLanguage } from "../../contract/site/languages.ts";
import { markdownPath, projectPages, sitePages } from "../../contract/site/pages.ts";
import { answerPath } from "../../contract/site/templates/answer-page.ts";
import { matchPath } from "../../contract/site/templates/match-page.ts";
import { type Hosting, isOffered, pagesFor } from "../../contract/static/hosting.ts";

/** The targets of links within a site. */
export interface SiteTargets {
  /** Paths that a wrong link may have meant. */
  readonly paths: readonly string[];
  /** Whether a path leads to a page or file. */
  readonly hasPath: (path: string) => boolean;
  /** Like `hasPath`, without the paths that only match a prefix. */
  readonly hasFile: (path: string) => boolean;
  readonly isDraft: (path: string) => boolean;
  /** The anchors of a page; undefined if they are not known. */
  readonly anchorsOf: (path: string) => readonly string[] | undefined;
}

/** The parts of a site that depend on its content. */
export interface SiteParts {
  /** The names of the projects. */
  readonly slugs: readonly string[];
  readonly drafts: readonly string[];
  /** Former addresses, and paths that the owner adds. One that ends in `*` stands for every path with this prefix. */
  readonly paths: readonly string[];
  /** The further languages of the site. */
  readonly languages: readonly string[];
  /** The anchors of `/` and `/projects` in a language; undefined while the content has errors that hide them. */
  readonly anchorsIn: (language?: string) => Readonly<Record<string, readonly string[]>> | undefined;
  /** The anchors of the headings of a project in a language. */
  readonly headingsOf: (slug: string, language?: string) => readonly string[];
  readonly hosting: Hosting;
}

/** Files with other names than documents and pages. */
const generatedFiles = [...Object.values(icons), "/og.png", "/404.html", answerPath, matchPath, "/api/projects.json"];

/** The files of the API that a link can lead to: pages of the project list. */
const listPage = /^\/api\/(?:v1\/)?projects\/(?:all|client|personal)\/\d+\.json$/;

/** The files below `/de/api` and the like (D18). */
const isReadInEachLanguage = (path: string): boolean =>
  /^\/api\/(?:v1\/)?projects(?:\/.*)?\.json$/.test(path) ||
  routes.some(({ tag, file }) => tag === "Portfolio" && file === path);

const reads = routes.filter(({ method }) => method === "get");
const fixedPaths = [
  ...sitePages.flatMap(({ path }) => [path, markdownPath(path)]),
  ...Object.values(documents),
  ...generatedFiles,
  ...reads.flatMap(({ path, file }) => [...(path.includes("{") ? [] : [path]), ...(file ? [file] : [])]),
];

/** The paths of a project: its page, its Markdown and its JSON. */
const projectPaths = (slug: string): string[] => [
  `${projectPages}${slug}`,
  `${projectPages}${slug}.md`,
  `${projectPages}${slug}/cover.svg`,
  `/api/projects/${slug}`,
  `/api/projects/${slug}.json`,
  `/api/v1/projects/${slug}`,
  `/api/v1/projects/${slug}.json`,
];

/** Whether a path is a page or a file, and not an operation. */
const isFile = (path: string): boolean => !path.startsWith("/api/") || path.endsWith(".json");

/** The targets of links within a site. */
export const siteTargets = ({
  slugs,
  drafts,
  paths: furtherPaths,
  languages,
  anchorsIn,
  headingsOf,
  hosting,
}: SiteParts): SiteTargets => {
  const offered = fixedPaths.filter((path) => isOffered(hosting, path));
  const prefixes = furtherPaths.filter((path) => path.endsWith("*")).map((path) => path.slice(0, -1));
  const exactPaths = furtherPaths.filter((path) => !path.endsWith("*"));
  const ofProjects = slugs.flatMap(projectPaths).filter((path) => isFile(path) || hosting === "app");
  const known = new Set([...offered, ...exactPaths, ...ofProjects]);
  const isInDefault = (path: string): boolean =>
    known.has(path) || path.startsWith("/.well-known/") || listPage.test(path);
  const hasFile = (path: string): boolean => {
    const { language, path: page } = splitLanguage(path, languages);
    const isLocal = language !== undefined && (isInEachLanguage(page) || isReadInEachLanguage(page));
    return isInDefault(path) || (isLocal && isInDefault(page));
  };
  const pages = [...pagesFor(hosting).map(({ path }) => path), ...slugs.map((slug) => projectPages + slug)];
  return {
    paths: [
      ...pages,
      ...languages.flatMap((language) => pages.filter(isInEachLanguage).map((path) => localPath(language, path))),
      ...exactPaths,
      ...offered,
    ],
    hasPath: (path) => hasFile(path) || prefixes.some((prefix) => path.startsWith(prefix)),
    hasFile,
    isDraft: (path) => drafts.some((slug) => splitLanguage(path, languages).path === projectPages + slug),
    anchorsOf: (localized) => {
      const { language, path } = splitLanguage(localized, languages);
      const slug = path.startsWith(projectPages) ? path.slice(projectPages.length) : undefined;
      return slug !== undefined && slugs.includes(slug) ? headingsOf(slug, language) : anchorsIn(language)?.[path];
    },
  };
};
