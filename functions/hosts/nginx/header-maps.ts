import type { Headers } from "../../../src/contract/headers.ts";
import { type HeaderRule, headerRules, headersFor } from "../../../src/contract/site/host-rules.ts";
import { localPath } from "../../../src/contract/site/languages.ts";
import { projectPages, sitePages } from "../../../src/contract/site/pages.ts";
import { revalidate } from "../../middleware/files.ts";
import { escapeRegExp, nginxString } from "./nginx-string.ts";

/** A response header of files. */
export interface FileHeader {
  readonly name: string;
  /** A quoted text, or an nginx variable. */
  readonly value: string;
}

/** The decoded request path, relative to the site. nginx changes `$uri` to the path of the file. */
export const pathVariable = "$vitrine_path";

/** The number of the headers of a file. */
const setVariable = "$vitrine_headers";

/** nginx's default hash tables cannot hold longer paths. */
const MAX_EXACT_PATH_LENGTH = 32;

const exactPattern = (path: string): string =>
  path.length > MAX_EXACT_PATH_LENGTH ? `"~^${escapeRegExp(path)}$"` : nginxString(path);

/** The pattern of all paths. */
const everyPath = "/*";

/** The pattern of a rule that ends with `*`. */
const prefixPattern = (pattern: string): string =>
  pattern === everyPath ? "default" : `"~^${escapeRegExp(pattern.slice(0, -1))}"`;

/** The header rules of all hosts, plus Vary and Cache-Control for Markdown alternates and compressed files (D2). */
const allRules = (
  basePath: string,
  policy: string | undefined,
  languages: readonly string[],
): readonly HeaderRule[] => [
  { pattern: everyPath, headers: { Vary: "Accept-Encoding", ...revalidate } },
  ...headerRules({ basePath, policy, languages }),
  ...[
    "/404.html",
    ...sitePages.map(({ path }) => path),
    ...languages.flatMap((language) => ["/", "/projects"].map((path) => localPath(language, path))),
  ].map((pattern) => ({
    pattern,
    headers: { Vary: "Accept, Accept-Encoding" },
  })),
];

/** The headers of files at each path or prefix that a rule names, in the order in which nginx compares patterns. */
const headersByPattern = (rules: readonly HeaderRule[]): readonly (readonly [pattern: string, headers: Headers])[] => {
  const headersAt = (path: string): Headers => {
    // Locations set it.
    const { "Content-Type": _, ...headers } = headersFor(path, rules);
    return headers;
  };
  const patterns = [...new Set(rules.map(({ pattern }) => pattern))].toSorted((a, b) => b.length - a.length);
  const paths = patterns.filter((pattern) => !pattern.endsWith("*"));
  const prefixes = patterns.filter((pattern) => pattern.endsWith("*"));
  const containsPattern = (prefix: string): boolean =>
    paths.some((path) => path.length > MAX_EXACT_PATH_LENGTH && path.startsWith(prefix.slice(0, -1)));
  const prefixLine = (prefix: string) => [prefixPattern(prefix), headersAt(prefix)] as const;
  return [
    // Project pages negotiate; their .md files do not.
    [`"~^${projectPages}[^./]+$"`, { ...headersAt(`${projectPages}*`), Vary: "Accept, Accept-Encoding" }],
    ...prefixes.filter((prefix) => !containsPattern(prefix)).map(prefixLine),
    ...paths.map((path) => [exactPattern(path), headersAt(path)] as const),
    ...prefixes.filter(containsPattern).map(prefixLine),
  ];
};

/** The maps of files: one from the path to a number for its headers, and one per header from that number to the value. */
export interface HeaderMaps {
  readonly maps: string;
  readonly headers: readonly FileHeader[];
}

/**
 * The headers by path, equal to those of other hosts. Content-Type is set in the locations. Comparing a path with patterns
 * costs more than reading a small file, so it happens once per request and not once per header.
 * @param policy the content security policy of pages, if it is not the default.
 */
export const headerMaps = (basePath: string, policy?: string, languages: readonly string[] = []): HeaderMaps => {
  const rules = allRules(basePath, policy, languages);
  const byPattern = headersByPattern(rules);
  const sets = new Map(byPattern.map(([, headers]) => [JSON.stringify(headers), headers]));
  const keys = [...sets.keys()];
  const numbers = byPattern.map(([pattern, headers]) => `  ${pattern} ${keys.indexOf(JSON.stringify(headers))};`);
  const names = new Set([...sets.values()].flatMap((headers) => Object.keys(headers)));

  const mapOf = (name: string): { readonly header: FileHeader; readonly map?: string } => {
    const values = [...sets.values()].map((headers) => headers[name] ?? "");
    const [first = ""] = values;
    if (values.every((value) => value === first)) return { header: { name, value: nginxString(first) } };
    const variable = `$vitrine_${name.toLowerCase().replaceAll("-", "_")}`;
    const lines = values.flatMap((value, number) => (value === "" ? [] : [`  ${number} ${nginxString(value)};`]));
    return { header: { name, value: variable }, map: [`map ${setVariable} ${variable} {`, ...lines, "}"].join("\n") };
  };

  const made = [...names].map(mapOf);
  return {
    maps: [
      [`map ${pathVariable} ${setVariable} {`, ...numbers, "}"].join("\n"),
      ...made.flatMap(({ map }) => map ?? []),
    ].join("\n"),
    headers: made.map(({ header }) => header),
  };
};
