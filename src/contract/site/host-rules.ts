import {
  apiHeaders,
  corsHeaders,
  deprecationHeaders,
  discoveryCache,
  type Headers,
  immutableCache,
  pageHeaders,
  securityHeaders,
  sharedCache,
} from "../headers.ts";
import { mcpDocuments } from "../mcp/servers.ts";
import { reservedSlugs } from "../resources/portfolio/project.ts";
import type { Route } from "../route.ts";
import { routes } from "../routes.ts";
import { type Hosting, isOffered } from "../static/hosting.ts";
import { resourcesWithPath } from "./discovery.ts";
import {
  catalogLink,
  documents,
  documentTypes,
  icons,
  linkHeader,
  manifestType,
  skillNames,
  skillPath,
} from "./documents.ts";
import { decodePath } from "./nearest-path.ts";
import { markdownPath, projectPages, sitePages } from "./pages.ts";

/** Headers for the site-relative paths that match a pattern: an exact path, or a prefix that ends in `*`. Later rules win. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: Headers;
}

const without = (headers: Headers, remove: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in remove)));

const publicHeaders: Headers = { ...corsHeaders, ...sharedCache };
const contentType = (type: string): Headers => ({ "Content-Type": type });
const jsonType = contentType("application/json; charset=utf-8");

/** Documents with CORS headers. `/.well-known/` has its own rule. */
const publicTexts = [
  ...Object.values(documents).filter((path) => !path.startsWith("/.well-known/")),
  ...sitePages.map(({ path }) => markdownPath(path)),
];

/** Whether a site has a path. */
type HasPath = (path: string) => boolean;

/** A Link header with only the links to what the site has. */
const offeredLinks = (header: string, hasPath: HasPath, basePath: string): string =>
  header
    .split(", ")
    .filter((link) => hasPath(/^<([^>]*)>/.exec(link)?.[1]?.slice(basePath.length) ?? ""))
    .join(", ");

/**
 * Link and CORS headers of pages, whose Markdown scripts of any origin may read. Project pages share one rule with their
 * Markdown files, so it has no link to the Markdown alternate; their HTML head has it, and hosts with content negotiation
 * add it.
 */
const pageRules = (hasPath: HasPath, basePath: string): HeaderRule[] => {
  const links = (path?: string): string => offeredLinks(linkHeader(basePath, path), hasPath, basePath);
  return [
    ...sitePages.map(({ path }) => ({ pattern: path, headers: { ...corsHeaders, Link: links(path) } })),
    { pattern: `${projectPages}*`, headers: { ...corsHeaders, Link: links() } },
  ];
};

/** Documents under `/.well-known/` that are not JSON. */
const wellKnownRules = (basePath: string): HeaderRule[] => [
  {
    pattern: documents.apiCatalog,
    headers: { ...contentType(documentTypes[documents.apiCatalog] ?? ""), Link: catalogLink(basePath) },
  },
  { pattern: documents.security, headers: contentType("text/plain; charset=utf-8") },
  ...skillNames.map((name) => ({ pattern: skillPath(name), headers: contentType("text/markdown; charset=utf-8") })),
];

/** An empty value removes the header of an earlier rule. */
const notDeprecated: Headers = { Deprecation: "false", Sunset: "" };

/**
 * Deprecation headers for the files of deprecated operations (D14). The pages of a list match the pattern of single
 * projects too, so its rules come later: in `all`, the list precedes the single project.
 */
export const deprecationRules = (all: readonly Route[]): HeaderRule[] =>
  all.toReversed().flatMap((route) => {
    const { path, file, isNextToFiles, response, deprecation } = route;
    if (!deprecation) return [];
    const headers = deprecationHeaders(route);
    const [list] = path.split("/{");
    const pages = (rest: Headers) => reservedSlugs.map((slug) => ({ pattern: `${list}/${slug}/*`, headers: rest }));
    if (file) return [{ pattern: file, headers }];
    if (isNextToFiles) return [{ pattern: `${list}/*`, headers }, ...pages(notDeprecated)];
    return response.schema === "ProjectList" ? [{ pattern: `${path}.json`, headers }, ...pages(headers)] : [];
  });

/** What the headers of a site depend on. */
interface HeaderOptions {
  /** Links start with it (D52). */
  readonly basePath: string;
  readonly hosting?: Hosting;
  /** The content security policy of pages, if it is not the default. */
  readonly policy?: string | undefined;
  /** The further languages of the site (D18). */
  readonly languages?: readonly string[] | undefined;
}

/** Pages and files of a further language. Few rules for all of them, because hosts limit their number. */
const languageRules = (language: string, hasPath: HasPath, basePath: string): HeaderRule[] => {
  const link = offeredLinks(linkHeader(basePath), hasPath, basePath);
  const pages: Headers = { ...corsHeaders, Link: link, "Content-Language": language };
  const start = `/${language}`;
  return [
    { pattern: start, headers: pages },
    { pattern: `${start}/*`, headers: pages },
    {
      pattern: `${start}/api/*`,
      headers: { ...without(apiHeaders, securityHeaders), ...sharedCache, "Content-Language": language },
    },
    ...[documents.atom, documents.jsonFeed].map((path) => ({
      pattern: start + path,
      headers: contentType(documentTypes[path] ?? ""),
    })),
  ];
};

const rulesFor = (hasPath: HasPath, { basePath, policy, languages = [] }: HeaderOptions): HeaderRule[] => [
  {
    pattern: "/*",
    headers: { ...securityHeaders, ...pageHeaders, ...(policy !== undefined && { "Content-Security-Policy": policy }) },
  },
  { pattern: "/api/*", headers: { ...without(apiHeaders, securityHeaders), ...sharedCache } },
  { pattern: "/_astro/*", headers: immutableCache },
  { pattern: icons.manifest, headers: contentType(manifestType) },
  ...pageRules(hasPath, basePath),
  ...publicTexts.map((pattern) => ({
    pattern,
    headers: { ...publicHeaders, ...(documentTypes[pattern] && contentType(documentTypes[pattern])) },
  })),
  { pattern: "/.well-known/*", headers: { ...publicHeaders, ...jsonType } },
  ...wellKnownRules(basePath),
  ...Object.entries(mcpDocuments).map(([pattern, type]) => ({
    pattern,
    headers: { ...contentType(type), ...discoveryCache },
  })),
  ...deprecationRules(routes),
  ...languages.flatMap((language) => languageRules(language, hasPath, basePath)),
];

/** The headers of responses that scripts may read on a host without the app. */
const exposed = "Access-Control-Expose-Headers";
const exposedByStaticHosts: Headers = { [exposed]: "ETag, Link, API-Version, Deprecation" };

/** Headers of all built files, in few broad rules, because hosts accept about 100 (D1). */
export const headerRules = ({ hosting = "app", ...options }: HeaderOptions): readonly HeaderRule[] => {
  const hasPath = (path: string): boolean => isOffered(hosting, path);
  const rules = rulesFor(hasPath, options).filter(({ pattern }) => hasPath(pattern));
  if (hosting === "app") return rules;
  return rules.map(({ pattern, headers }) => ({
    pattern,
    headers: { ...headers, ...(exposed in headers && exposedByStaticHosts) },
  }));
};

const matches = (pattern: string, path: string): boolean =>
  pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

const withoutRemoved = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value));

/** The headers of a site-relative path. */
export const headersFor = (path: string, rules: readonly HeaderRule[]): Headers =>
  withoutRemoved(Object.assign({}, ...rules.map(({ pattern, headers }) => matches(pattern, path) && headers)));

/**
 * The `_headers` file of static hosts. Hosts join the values of a header that several rules set, so a rule first removes
 * (`! Name`) the values of earlier rules.
 */
export const headersFile = (basePath: string, rules = headerRules({ basePath })): string =>
  rules
    .map(({ pattern, headers }, index) => {
      const path = pattern.replace(/\*$/, "");
      const earlier = rules.slice(0, index).filter((rule) => matches(rule.pattern, path));
      const repeatedNames = Object.keys(headers).filter((name) => earlier.some((rule) => name in rule.headers));
      const lines = [
        ...repeatedNames.map((name) => `! ${name}`),
        ...Object.entries(withoutRemoved(headers)).map((entry) => entry.join(": ")),
      ];
      return [basePath + pattern, ...lines.map((line) => `  ${line}`)].join("\n");
    })
    .join("\n\n")
    .concat("\n");

/** Paths of documents that are stored under another file name. */
export const aliases: readonly (readonly [path: string, file: string])[] = resourcesWithPath.map(
  ({ metadata, file }) => [metadata, file],
);

/** Permanent redirects: the former path, decoded and without a trailing slash, and the path of the page, encoded. */
export type Redirects = ReadonlyMap<string, string>;

/** A path without the slashes at its end. The pattern takes linear time, because it matches only at the start of slashes. */
export const withoutFinalSlashes = (path: string): string => path.replace(/(?<!\/)\/+$/, "");

/** A path as redirects compare it: decoded, and without a trailing slash. */
export const redirectKey = (path: string): string => withoutFinalSlashes(decodePath(path).normalize("NFC")) || "/";

/** The status of redirects from former addresses. Static hosts support 301, but not all of them 308. */
export const redirectStatus = 301;

/** Hosts differ in whether a rule also matches the path with a trailing slash. Files have none. */
const redirectLines = ([from, to]: readonly [string, string], basePath: string): string[] =>
  [from, ...(/\.\w+$/.test(from) ? [] : [`${from}/`])].map(
    (path) => `${basePath}${encodeURI(path)} ${basePath}${to} ${redirectStatus}`,
  );

/** What the redirects of a site depend on. */
interface RedirectOptions {
  readonly basePath: string;
  readonly hosting?: Hosting;
  readonly redirects?: Redirects;
}

/**
 * The `_redirects` file of static hosts, which rewrites a read to its file, and redirects former addresses (D16). Lists are
 * excluded: static hosts ignore the query and would return page 1 for every page (D1).
 */
export const redirectsFile = ({ basePath, hosting = "app", redirects = new Map() }: RedirectOptions): string =>
  [
    ...[...routes.flatMap(({ path, file }) => (file ? [[path, file] as const] : [])), ...aliases]
      .filter(([, file]) => isOffered(hosting, file))
      .map(([path, file]) => `${basePath}${path} ${basePath}${file} 200`),
    ...[...redirects].flatMap((redirect) => redirectLines(redirect, basePath)),
  ]
    .join("\n")
    .concat("\n");
