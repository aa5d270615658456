import { twinOf } from "./pages.ts";

/** Where the documents lie that say what the site is and what is in it. */
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
  apiCatalog: "/.well-known/api-catalog",
  security: "/.well-known/security.txt",
  skills: "/.well-known/agent-skills/index.json",
} as const;

/** Those that may be meant by another path: every site has them, and a part of their name does not stand for something else. */
export const likelyDocuments = Object.values(documents).filter(
  (path) => path !== documents.security && path !== documents.skills,
);

/** The paths of the pages that a map of the site lists, as the build writes it. */
export const pathsInSitemap = (sitemap: string): readonly string[] =>
  Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, location = ""]) => new URL(location).pathname);

/** The skills that agents can take from the site, each in a folder of its name (agentskills.io). */
export const skillNames = ["portfolio-api", "vitrine-content"] as const;
export type SkillName = (typeof skillNames)[number];

/** Where a skill lies. */
export const skillPath = (name: SkillName) => `/.well-known/agent-skills/${name}/SKILL.md` as const;

/** The type of a catalog of APIs (RFC 9727 §4.2). */
export const linksetType = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/** Documents whose type their name does not tell, each with its type. */
export const documentTypes: Readonly<Record<string, string>> = {
  [documents.atom]: "application/atom+xml; charset=utf-8",
  [documents.jsonFeed]: "application/feed+json; charset=utf-8",
  [documents.apiCatalog]: linksetType,
};

const link = (path: string, rel: string, type?: string): string =>
  `<${path}>; rel="${rel}"${type ? `; type="${type}"` : ""}`;

/** Where a page says that the rest is (RFC 8288): the APIs, their description, the guide for agents, and every page. */
const pageLinks = [
  link(documents.apiCatalog, "api-catalog", "application/linkset+json"),
  link(documents.openApi, "service-desc", "application/json"),
  link("/docs", "service-doc", "text/html"),
  link(documents.guide, "describedby", "text/plain"),
  link(documents.sitemap, "sitemap", "application/xml"),
].join(", ");

/** The Link header of pages whose Markdown is found by their path alone; of one page, with its Markdown. */
export const linkHeader = (path?: string): string =>
  path === undefined ? pageLinks : `${pageLinks}, ${link(twinOf(path), "alternate", "text/markdown")}`;

/** The Link header of the catalog of APIs, by which it says of itself that it is one (RFC 9727 §3). */
export const catalogLink = link(documents.apiCatalog, "api-catalog", "application/linkset+json");
