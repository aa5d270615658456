import type { PageContext } from "../content/build-context.ts";
import type { Portfolio } from "../content/content.ts";
import { pathIn } from "../content/languages/languages.ts";
import { limits } from "../contract/limits.ts";
import { markdownPath, referencePages } from "../contract/site/pages.ts";
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
import { projectPath } from "../portfolio/projects/display.ts";
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

/** A file path, and how to write the text, which is written once. */
type Alternate = readonly [path: string, text: () => string];

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** Writes the page at a path as Markdown. */
const writerFor = (context: PageContext) => {
  const { portfolio, site } = context;
  const hasProjects = projectsHaveAlternates(portfolio);
  const pathOf = (path: string): string => pathIn(portfolio, path);
  return <Page extends { readonly meta: PageMeta }>(
    path: string,
    model: () => Page,
    render: (page: Page) => string,
  ): Alternate => [
    pathOf(markdownPath(path)),
    once(() => {
      const page = model();
      return withFrontMatter(page.meta, site, render(page), hasProjects, pathOf);
    }),
  ];
};

const writePages = (context: PageContext): readonly Alternate[] => {
  const { portfolio, hosting } = context;
  const alternate = writerFor(context);
  const groups = once(() => new Map(operationGroupPages(context).map((page) => [page.meta.path, page])));
  const groupAt = (path: string) => {
    const page = groups().get(path);
    if (!page) throw new Error(`No page describes the operations at ${path}.`);
    return page;
  };
  // The pages about the API are in English, and exist once.
  const service = portfolio.fallback
    ? []
    : hosting === "static"
      ? [alternate("/docs", () => staticDocsPage(context), sectionsMarkdown)]
      : [
          alternate("/developers", () => developersPage(context), developersMarkdown),
          alternate("/docs", () => docsPage(context), docsMarkdown),
          ...referencePages.map(({ path }) => alternate(path, () => groupAt(path), operationGroupMarkdown)),
          alternate("/sandbox", () => sandboxPage(context), sandboxMarkdown),
          alternate(
            "/changelog",
            () => changelogPage(context),
            ({ markdown }) => markdown,
          ),
        ];
  return [
    alternate("/", () => homePage(context), homeMarkdown),
    alternate("/projects", () => projectsPage(context), projectsMarkdown),
    ...service,
  ];
};

const written = new WeakMap<Portfolio, ReadonlyMap<string, readonly Alternate[]>>();

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
    ...projects.map((project) =>
      alternate(projectPath(project), () => projectPage(withPictures(project, site), context), projectMarkdown),
    ),
  ];
};
