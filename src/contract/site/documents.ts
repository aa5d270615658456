import { markdownPath } from "./pages.ts";

/** Paths of the documents that describe the site. */
export const documents = {
  robots: "/robots.txt",
  sitemap: "/sitemap.xml",
  sitemapText: "/sitemap.md",
  guide: "/llms.txt",
  wholeGuide: "/llms-full.txt",
  credentials: "/auth.md",
  atom: "/feed.xml",
  jsonFeed: "/feed.json",
  openApi: "/openapi.json",
  resume: "/resume.json",
  resumePdf: "/resume.pdf",
  apiCatalog: "/.well-known/api-catalog",
  security: "/.well-known/security.txt",
  skills: "/.well-known/agent-skills/index.json",
} as const;

/** Documents that a 404 may suggest: every site has them, and their names are unambiguous. */
export const suggestedDocuments = Object.values(documents).filter(
  (path) => path !== documents.security && path !== documents.skills,
);

/** The URL paths of all pages in a sitemap that the build wrote. */
export const pathsInSitemap = (sitemap: string): readonly string[] =>
  Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, location = ""]) => new URL(location).pathname);

/** The skills for agents, each in a folder of the same name (agentskills.io). */
export const skillNames = ["portfolio-api", "vitrine-content"] as const;
export type SkillName = (typeof skillNames)[number];

/** The path of a skill. */
export const skillPath = (name: SkillName) => `/.well-known/agent-skills/${name}/SKILL.md` as const;

/** The media type of an API catalog (RFC 9727 §4.2). */
const linksetType = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/** Media types that do not follow from the file extension. */
export const documentTypes: Readonly<Record<string, string>> = {
  [documents.atom]: "application/atom+xml; charset=utf-8",
  [documents.jsonFeed]: "application/feed+json; charset=utf-8",
  [documents.apiCatalog]: linksetType,
};

/** The icons of a site, and the manifest that lists them. */
export const icons = {
  ico: "/favicon.ico",
  svg: "/favicon.svg",
  appleTouch: "/apple-touch-icon.png",
  small: "/icon-192.png",
  large: "/icon-512.png",
  manifest: "/site.webmanifest",
} as const;

/** The media type of the manifest (W3C Web Application Manifest §4). */
export const manifestType = "application/manifest+json";

const link = (path: string, rel: string, type?: string): string =>
  `<${path}>; rel="${rel}"${type ? `; type="${type}"` : ""}`;

/** The Link header of the API catalog itself (RFC 9727 §3). */
export const catalogLink = (basePath: string): string =>
  link(basePath + documents.apiCatalog, "api-catalog", "application/linkset+json");

/** Links of every page (RFC 8288), with registered relations only: API catalog, OpenAPI, reference and llms.txt. */
const pageLinks = (basePath: string): string =>
  [
    catalogLink(basePath),
    link(basePath + documents.openApi, "service-desc", "application/json"),
    link(`${basePath}/docs`, "service-doc", "text/html"),
    link(basePath + documents.guide, "describedby", "text/plain"),
  ].join(", ");

/** The Link header of a page. With the path of a page, it includes the page's Markdown alternate. */
export const linkHeader = (basePath: string, path?: string): string =>
  path === undefined
    ? pageLinks(basePath)
    : `${pageLinks(basePath)}, ${link(basePath + markdownPath(path), "alternate", "text/markdown")}`;
