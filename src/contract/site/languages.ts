import { searchFile } from "../search/search-entry.ts";
import { documents } from "./documents.ts";
import { markdownPath, projectPages } from "./pages.ts";

/** Pages and files that each language has, besides the pages of projects and JSON below /api (D18). */
const inEachLanguage: ReadonlySet<string> = new Set([
  ...["/", "/projects"].flatMap((path) => [path, markdownPath(path)]),
  ...[documents.atom, documents.jsonFeed, documents.resume, documents.resumePdf, searchFile],
]);

/** The file with the languages of a site that has several, the default first, from which the app on Workers reads them. */
export const languagesFile = "/api/languages.json";

/** Whether each language has a path of its own. Generated covers have no words. */
export const isInEachLanguage = (path: string): boolean =>
  inEachLanguage.has(path) || (path.startsWith(projectPages) && !path.endsWith("/cover.svg"));

/**
 * A path of the site in a further language: `/de/projects#tags` for `/projects#tags`. Paths that exist only once are
 * returned unchanged.
 * @example localPath("de", "/") // "/de"
 * @example localPath("de", "/docs") // "/docs"
 */
export const localPath = (language: string, path: string): string => {
  const [page = ""] = path.split(/[?#]/, 1);
  if (!isInEachLanguage(page)) return path;
  return `/${language}${page === "/" ? path.slice(1) : path}`;
};

/** A path in parts: the further language that it starts with, and the path in the default language. */
export const splitLanguage = (
  path: string,
  languages: readonly string[],
): { readonly language?: string; readonly path: string } => {
  const language = path.split("/", 2)[1] ?? "";
  return languages.includes(language) ? { language, path: path.slice(language.length + 1) || "/" } : { path };
};

/** The languages in which visitors can ask (D10). */
export const questionLanguages = ["en", "ar", "de", "es", "fr", "ja", "nl", "pt"] as const;

/** Whether visitors can ask in a language, such as `pt-BR`. */
export const canAskIn = (language: string): boolean =>
  questionLanguages.some((known) => known === language.replace(/-.*/, ""));
