import { type HeaderRule, headerRules, headersFor } from "../../../src/contract/site/host-rules.ts";
import { localPath } from "../../../src/contract/site/languages.ts";
import { projectPages, sitePages } from "../../../src/contract/site/pages.ts";
import { revalidate } from "../../middleware/files.ts";
import { escapeRegExp, nginxString } from "./nginx-string.ts";

/** A response header of files: its name, its nginx variable, and the map that sets the variable. */
export interface HeaderMap {
  readonly name: string;
  readonly variable: string;
  readonly map: string;
}

/** The decoded request path, relative to the site. nginx changes `$uri` to the path of the file. */
export const pathVariable = "$vitrine_path";

/** nginx's default hash tables cannot hold longer paths. */
const MAX_EXACT_PATH_LENGTH = 32;

const exactPattern = (path: string): string =>
  path.length > MAX_EXACT_PATH_LENGTH ? `"~^${escapeRegExp(path)}$"` : nginxString(path);

/** The header rules of all hosts, plus Vary and Cache-Control for Markdown alternates and compressed files (D2). */
const allRules = (
  basePath: string,
  policy: string | undefined,
  languages: readonly string[],
): readonly HeaderRule[] => [
  { pattern: "/*", headers: { Vary: "Accept-Encoding", ...revalidate } },
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

const mapOf = (name: string, rules: readonly HeaderRule[]): HeaderMap => {
  const variable = `$vitrine_${name.toLowerCase().replaceAll("-", "_")}`;
  const matchingRules = rules.filter(({ headers }) => name in headers);
  const lineOf = (pattern: string, value: string | undefined): string => `  ${pattern} ${nginxString(value ?? "")};`;
  // nginx uses the line of an exact path if there is one, otherwise the first matching pattern. A later rule overrides an
  // earlier one, so each exact path gets the value after all rules, and patterns are listed in reverse order.
  const exactPaths = [
    ...new Set(matchingRules.map(({ pattern }) => pattern).filter((pattern) => !pattern.endsWith("*"))),
  ];
  const prefixRules = matchingRules.filter(({ pattern }) => pattern.endsWith("*")).toReversed();
  const lines = [
    ...exactPaths.map((path) => lineOf(exactPattern(path), headersFor(path, rules)[name])),
    // Project pages negotiate; their .md files do not.
    ...(name === "Vary" ? [lineOf(`"~^${projectPages}[^./]+$"`, "Accept, Accept-Encoding")] : []),
    ...prefixRules.map(({ pattern, headers }) => lineOf(`"~^${escapeRegExp(pattern.slice(0, -1))}"`, headers[name])),
  ];
  return { name, variable, map: [`map ${pathVariable} ${variable} {`, ...lines, "}"].join("\n") };
};

/**
 * The header maps by path, equal to those of other hosts. Content-Type is set in the locations.
 * @param policy the content security policy of pages, if it is not the default.
 */
export const headerMaps = (
  basePath: string,
  policy?: string,
  languages: readonly string[] = [],
): readonly HeaderMap[] => {
  const rules = allRules(basePath, policy, languages);
  const names = new Set(rules.flatMap(({ headers }) => Object.keys(headers)));
  names.delete("Content-Type");
  return [...names].map((name) => mapOf(name, rules));
};
