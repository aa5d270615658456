/** The pages of every site, in navigation order, without project pages. */
export const sitePages = [
  { path: "/", label: "Portfolio" },
  { path: "/projects", label: "Projects" },
  { path: "/developers", label: "Developers" },
  { path: "/docs", label: "API reference" },
  { path: "/sandbox", label: "Sandbox" },
  { path: "/changelog", label: "Changelog" },
] as const;

/** The path prefix of project pages. */
export const projectPages = "/projects/";

/** Whether a path is a page, or has the form of a project page. */
export const isPagePath = (path: string): boolean =>
  path.startsWith(projectPages) || sitePages.some((page) => page.path === path);

/** The path of a page's Markdown alternate: `/docs.md` for `/docs`, `/index.md` for `/`. */
export const markdownPath = (path: string): string => (path === "/" ? "/index.md" : `${path}.md`);
