import { mcpDocuments } from "../mcp/servers.ts";
import { routes } from "../routes.ts";
import { authorizationServerPath, protectedResourcePath, resourcesWithPath } from "../site/discovery.ts";
import { markdownPath, referencePages, sitePages } from "../site/pages.ts";
import { answerPath, answerTemplate } from "../site/templates/answer-page.ts";
import { matchPath, matchTemplate } from "../site/templates/match-page.ts";
import { appDocuments } from "./app-documents.ts";
import { fileReads } from "./file-reads.ts";

/** The kind of host that a site is built for: one that runs the app, or one that serves only files (D64). */
export type Hosting = "app" | "static";

/** Pages about what the app does. */
const appPages = ["/developers", "/sandbox", "/changelog", ...referencePages.map(({ path }) => path)];

const filesOfReads = new Set(fileReads(1).map(({ path }) => path));

/** Everything that only the app answers or that only describes the app. */
const appPaths: ReadonlySet<string> = new Set([
  ...routes.flatMap(({ path, file }) => [path, ...(file && !filesOfReads.has(file) ? [file] : [])]),
  ...appPages,
  ...appPages.map(markdownPath),
  ...[answerPath, answerTemplate, matchPath, matchTemplate],
  ...appDocuments,
  ...[authorizationServerPath, protectedResourcePath],
  ...resourcesWithPath.flatMap(({ metadata, file }) => [metadata, file]),
  ...Object.keys(mcpDocuments),
]);

/**
 * Whether a site has a path. Without the app, it neither has operations nor the pages and documents that only describe
 * them.
 *
 * @example isOffered("static", "/ask") // false
 * @example isOffered("static", "/api/profile.json") // true
 */
export const isOffered = (hosting: Hosting, path: string): boolean => hosting === "app" || !appPaths.has(path);

/** The pages of a site, in navigation order, without project pages. */
export const pagesFor = (hosting: Hosting) => sitePages.filter(({ path }) => isOffered(hosting, path));
