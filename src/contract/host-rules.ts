import { resourcesWithPath } from "./discovery.ts";
import { catalogLink, documents, documentTypes, linkHeader, skillNames, skillPath } from "./documents.ts";
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
} from "./headers.ts";
import { mcpDocuments } from "./mcp-servers.ts";
import { projectPages, sitePages, twinOf } from "./pages.ts";
import type { Route } from "./route.ts";
import { routes } from "./routes.ts";

/** Headers for all paths that match a pattern: a path, or a prefix that ends in `*`. A later rule wins over an earlier one. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: Headers;
}

const without = (headers: Headers, remove: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in remove)));

const open: Headers = { ...corsHeaders, ...sharedCache };
const typed = (type: string): Headers => ({ "Content-Type": type });
const json = typed("application/json; charset=utf-8");

/** Texts that anyone may read from anywhere. What lies below `/.well-known/` has a rule of its own. */
const openTexts = [
  ...Object.values(documents).filter((path) => !path.startsWith("/.well-known/")),
  ...sitePages.map(({ path }) => twinOf(path)),
];

/**
 * Pages say where the rest is. Those of projects share a rule, so theirs does not name their Markdown: their head does, and
 * a host that negotiates adds it.
 */
const pageRules: HeaderRule[] = [
  ...sitePages.map(({ path }) => ({ pattern: path, headers: { Link: linkHeader(path) } })),
  { pattern: `${projectPages}*`, headers: { Link: linkHeader() } },
];

/** Documents below `/.well-known/` that are not JSON. */
const wellKnownRules: HeaderRule[] = [
  {
    pattern: documents.apiCatalog,
    headers: { ...typed(documentTypes[documents.apiCatalog] ?? ""), Link: catalogLink },
  },
  { pattern: documents.security, headers: typed("text/plain; charset=utf-8") },
  ...skillNames.map((name) => ({ pattern: skillPath(name), headers: typed("text/markdown; charset=utf-8") })),
];

/** What the files of a deprecated operation say: its own file, or the pages of a list. */
const deprecationRules = ({ path, file, deprecation }: Route): HeaderRule[] =>
  deprecation
    ? (file ? [file] : [`${path}.json`, `${path}/*`]).map((pattern) => ({
        pattern,
        headers: deprecationHeaders({ deprecation }),
      }))
    : [];

/** The headers of everything that the build writes, in few wide rules, because hosts take about 100 (D1). */
export const headerRules: readonly HeaderRule[] = [
  { pattern: "/*", headers: { ...securityHeaders, ...pageHeaders } },
  { pattern: "/api/*", headers: { ...without(apiHeaders, securityHeaders), ...sharedCache } },
  { pattern: "/_astro/*", headers: immutableCache },
  ...pageRules,
  ...openTexts.map((pattern) => ({
    pattern,
    headers: { ...open, ...(documentTypes[pattern] && typed(documentTypes[pattern])) },
  })),
  { pattern: "/.well-known/*", headers: { ...open, ...json } },
  ...wellKnownRules,
  ...Object.entries(mcpDocuments).map(([pattern, type]) => ({
    pattern,
    headers: { ...typed(type), ...discoveryCache },
  })),
  ...routes.flatMap(deprecationRules),
];

const matches = (pattern: string, path: string): boolean =>
  pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** The headers that the rules give a path. */
export const headersFor = (path: string, rules: readonly HeaderRule[] = headerRules): Headers =>
  Object.assign({}, ...rules.filter(({ pattern }) => matches(pattern, path)).map(({ headers }) => headers));

/**
 * The `_headers` file of static hosts. They join a header that several rules set, so a rule first takes off (`! Name`)
 * what an earlier rule has set on its paths.
 */
export const headersFile = (rules: readonly HeaderRule[] = headerRules): string =>
  rules
    .map(({ pattern, headers }, at) => {
      const path = pattern.replace(/\*$/, "");
      const earlier = rules.slice(0, at).filter((rule) => matches(rule.pattern, path));
      const taken = Object.keys(headers).filter((name) => earlier.some((rule) => name in rule.headers));
      const lines = [...taken.map((name) => `! ${name}`), ...Object.entries(headers).map((entry) => entry.join(": "))];
      return [pattern, ...lines.map((line) => `  ${line}`)].join("\n");
    })
    .join("\n\n")
    .concat("\n");

/** Paths that are answered by a file of another name, and are no operation. */
export const aliases: readonly (readonly [path: string, file: string])[] = resourcesWithPath.map(
  ({ metadata, file }) => [metadata, file],
);

/**
 * The `_redirects` file of static hosts: a read without its extension is answered by its file. Lists are left out: their
 * query would be ignored, and page 1 would answer for every page (D1).
 */
export const redirectsFile = (): string =>
  [...routes.flatMap(({ path, file }) => (file ? [[path, file] as const] : [])), ...aliases]
    .map(([path, file]) => `${path} ${file} 200`)
    .join("\n")
    .concat("\n");
