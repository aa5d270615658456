import type { Route } from "../route.ts";

/** The page of the API reference with the operations of a tag. */
export const referencePage = (tag: Route["tag"]): string => `/docs/${tag.toLowerCase()}`;

/** The address of an operation in the API reference. */
export const referenceOf = ({ operationId, tag }: Pick<Route, "operationId" | "tag">): string =>
  `${referencePage(tag)}#${operationId}`;

/** The tags of operations, in display order. Each has a page. */
export const referenceTags = ["Portfolio", "Service", "Agents", "Credentials"] as const satisfies Route["tag"][];

/** A page of every site. */
export interface SitePage {
  readonly path: string;
  readonly label: string;
  /** The page that it belongs to, which is in the navigation instead. */
  readonly parent?: string;
}

/** The pages of the API reference, without its overview. */
export const referencePages: readonly SitePage[] = referenceTags.map((tag) => ({
  path: referencePage(tag),
  label: `API reference: ${tag}`,
  parent: "/docs",
}));

/** The pages of every site, in navigation order, without project pages. */
export const sitePages: readonly SitePage[] = [
  { path: "/", label: "Portfolio" },
  { path: "/projects", label: "Projects" },
  { path: "/developers", label: "Developers" },
  { path: "/docs", label: "API reference" },
  ...referencePages,
  { path: "/sandbox", label: "Sandbox" },
  { path: "/changelog", label: "Changelog" },
];

/** The path prefix of project pages. */
export const projectPages = "/projects/";

/** Whether a path is a page, or has the form of a project page. */
export const isPagePath = (path: string): boolean =>
  path.startsWith(projectPages) || sitePages.some((page) => page.path === path);

/** Whether a path is that of a page about the API: these pages contain code. */
export const isAboutApi = (path: string): boolean =>
  path !== "/" && path !== "/projects" && sitePages.some((page) => page.path === path);

/** The path of a page's Markdown alternate: `/docs.md` for `/docs`, `/index.md` for `/`. */
export const markdownPath = (path: string): string => (path === "/" ? "/index.md" : `${path}.md`);
