/** The pages of every site, in the order of its navigation. Pages of projects come beside them. */
export const sitePages = [
  { path: "/", label: "Portfolio" },
  { path: "/projects", label: "Projects" },
  { path: "/developers", label: "Developers" },
  { path: "/docs", label: "API reference" },
  { path: "/sandbox", label: "Sandbox" },
  { path: "/changelog", label: "Changelog" },
] as const;

/** What the paths of the pages of projects begin with. */
export const projectPages = "/projects/";

/** Whether a path is one at which there is a page, or can be one of a project. */
export const isPagePath = (path: string): boolean =>
  path.startsWith(projectPages) || sitePages.some((page) => page.path === path);

/** Where the Markdown of a page lies: `/docs.md` for `/docs`, and `/index.md` for `/`. */
export const twinOf = (path: string): string => (path === "/" ? "/index.md" : `${path}.md`);
