import type { PageContext } from "../content/build-context.ts";
import type { Portfolio } from "../content/content.ts";
import { pathIn } from "../content/languages/languages.ts";
import { limits } from "../contract/limits.ts";
import { markdownPath } from "../contract/site/pages.ts";
import { changelogPage } from "../page-models/changelog.ts";
import { developersPage } from "../page-models/developers.ts";
import { operationGroupPages } from "../page-models/docs/operation-group.ts";
import { docsPage } from "../page-models/docs/overview.ts";
import { homePage } from "../page-models/home.ts";
import type { PageMeta } from "../page-models/page-meta.ts";
import { projectPage } from "../page-models/project.ts";
import { projectsPage } from "../page-models/projects.ts";
import { sandboxPage } from "../page-models/sandbox/sandbox.ts";
import { staticDocsPage } from "../page-models/static-docs.ts";
import { withFrontMatter } from "./front-matter.ts";
import { developersMarkdown } from "./pages/developers.ts";
import { docsMarkdown, operationGroupMarkdown } from "./pages/docs.ts";
import { homeMarkdown } from "./pages/home.ts";
import { projectMarkdown } from "./pages/project.ts";
import { projectsMarkdown } from "./pages/projects.ts";
import { sandboxMarkdown } from "./pages/sandbox.ts";
import { sectionsMarkdown } from "./pages/sections.ts";
import { withPictures } from "./project-pictures.ts";

/** Whether project pages have Markdown alternates. Large portfolios have none, because hosts limit the file count (D28). */
export const projectsHaveAlternates = ({ projects }: Pick<Portfolio, "projects">): boolean =>
  projects.length * 4 <= limits.host.maxFiles;

/** A file path and a text. */
type Alternate = readonly [path: string, text: string];

type Alternates = ReadonlyMap<string, readonly Alternate[]>;

/** Writes a page as Markdown. */
const writerFor = (context: PageContext) => {
  const { portfolio, site } = context;
  const hasProjects = projectsHaveAlternates(portfolio);
  const pathOf = (path: string): string => pathIn(portfolio, path);
  return <Page extends { readonly meta: PageMeta }>(page: Page, render: (page: Page) => string): Alternate => [
    pathOf(markdownPath(page.meta.path)),
    withFrontMatter(page.meta, site, render(page), hasProjects, pathOf),
  ];
};

const writePages = (context: PageContext): readonly Alternate[] => {
  const { portfolio, hosting } = context;
  const alternate = writerFor(context);
  // The pages about the API are in English, and exist once.
  const service = portfolio.fallback
    ? []
    : hosting === "static"
      ? [alternate(staticDocsPage(context), sectionsMarkdown)]
      : [
          alternate(developersPage(context), developersMarkdown),
          alternate(docsPage(context), docsMarkdown),
          ...operationGroupPages(context).map((page) => alternate(page, operationGroupMarkdown)),
          alternate(sandboxPage(context), sandboxMarkdown),
          alternate(changelogPage(context), ({ markdown }) => markdown),
        ];
  return [alternate(homePage(context), homeMarkdown), alternate(projectsPage(context), projectsMarkdown), ...service];
};

const written = new WeakMap<Portfolio, Alternates>();

/** The Markdown alternates of all pages but those of projects. They are written once: `/llms-full.txt` has most of them, too. */
export const pageAlternates = (context: PageContext): readonly Alternate[] => {
  const { portfolio, site, hosting } = context;
  const key = `${hosting} ${site}`;
  const known = written.get(portfolio);
  const alternates = known?.get(key) ?? writePages(context);
  written.set(portfolio, new Map([...(known ?? []), [key, alternates]]));
  return alternates;
};

/** The Markdown alternate of every page. */
export const markdownAlternates = (context: PageContext): readonly Alternate[] => {
  const { portfolio, site } = context;
  const projects = projectsHaveAlternates(portfolio) ? [...portfolio.projects, ...portfolio.unlisted] : [];
  const alternate = writerFor(context);
  return [
    ...pageAlternates(context),
    ...projects.map((project) => alternate(projectPage(withPictures(project, site), context), projectMarkdown)),
  ];
};
