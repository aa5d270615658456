/** The pages of every site, in the order of its navigation. Pages of projects come beside them. */
export const sitePages = [
  { path: "/", label: "Portfolio" },
  { path: "/projects", label: "Projects" },
  { path: "/developers", label: "Developers" },
  { path: "/docs", label: "API reference" },
  { path: "/sandbox", label: "Sandbox" },
  { path: "/changelog", label: "Changelog" },
] as const;

/** Where the Markdown of a page lies: `/docs.md` for `/docs`, and `/index.md` for `/`. */
export const twinOf = (path: string): string => (path === "/" ? "/index.md" : `${path}.md`);
