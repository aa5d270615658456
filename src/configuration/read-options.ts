import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type * as z from "zod";
import { byPosition, type ContentIssue, fileIssue, formatIssues, issueAt } from "../content/issues/content-issue.ts";
import { didYouMean } from "../content/issues/similar-names.ts";
import { ownerPaths } from "../content/links/owner-paths.ts";
import { valueAt } from "../contract/json/value-at.ts";
import { nearestPath } from "../contract/site/nearest-path.ts";
import { sitePages } from "../contract/site/pages.ts";
import { blockedElements } from "./blocked-elements.ts";
import { optionPosition } from "./option-position.ts";
import { componentNames, directives, HeadElement, Options, OwnPage, type SiteOptions } from "./options.ts";

/** The names that Astro accepts for its configuration. */
export const configFiles = ["astro.config.mjs", "astro.config.js", "astro.config.ts", "astro.config.mts"];

/** The options of `vitrine({ … })` are invalid. The message is the whole report. */
export class ConfigurationError extends Error {
  constructor(issues: readonly ContentIssue[]) {
    super(formatIssues(issues.toSorted(byPosition)));
    this.name = "ConfigurationError";
  }
}

interface Finding {
  readonly path: readonly PropertyKey[];
  readonly ofName: boolean;
  readonly found: string;
  readonly expected: string;
  readonly fix: string;
}

/** The names that are allowed inside each option. */
const namesIn: Readonly<Record<string, readonly string[]>> = {
  components: componentNames,
  csp: directives,
  head: Object.keys(HeadElement.shape),
  pages: Object.keys(OwnPage.shape),
};

const namesAt = ([option]: readonly PropertyKey[]): readonly string[] =>
  option === undefined ? Object.keys(Options.shape) : (namesIn[String(option)] ?? []);

const describe = (value: unknown): string => {
  if (value === undefined) return "no value";
  if (typeof value === "function") return "a function";
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

const typeNames: Readonly<Record<string, string>> = {
  array: "a list: [ … ]",
  boolean: "true or false",
  object: "an object: { … }",
  record: "an object: { … }",
  string: "text in quotes",
};

const oneOf = (names: readonly string[]): string => `one of ${names.join(", ")}`;

const unknownNames = (path: readonly PropertyKey[], keys: readonly string[], known: readonly string[]): Finding[] =>
  keys.map((key) => {
    const meant = didYouMean(key, known);
    return {
      path: [...path, key],
      ofName: true,
      found: `the unknown name \`${key}\``,
      expected: oneOf(known),
      fix: meant ? `did you mean \`${meant}\`?` : "remove it",
    };
  });

const findingsOf = (issue: z.core.$ZodIssue, options: unknown): Finding[] => {
  const { path } = issue;
  if (issue.code === "unrecognized_keys") return unknownNames(path, issue.keys, namesAt(path));
  if (issue.code === "invalid_key") {
    const [inner] = issue.issues;
    return [
      {
        path,
        ofName: true,
        found: `the name \`${String(path.at(-1))}\``,
        expected: inner?.message.replace(/^expected /, "") ?? "another name",
        fix: "correct it",
      },
    ];
  }
  const value = valueAt(options, path);
  const name = path.length > 0 ? `\`${String(path.findLast((part) => typeof part === "string"))}\`` : "the options";
  const values = issue.code === "invalid_value" ? issue.values.map(String) : [];
  const meant = typeof value === "string" ? didYouMean(value, values) : undefined;
  const expected =
    values.length > 0
      ? oneOf(values)
      : issue.code === "invalid_type"
        ? (typeNames[issue.expected] ?? issue.expected)
        : issue.code === "invalid_union"
          ? "text in quotes, true or false"
          : issue.code === "too_small"
            ? "text that is not empty"
            : issue.message.replace(/^expected /, "");
  return [
    {
      path,
      ofName: false,
      found: describe(value),
      expected,
      fix: value === undefined ? `add ${name}` : meant ? `did you mean "${meant}"?` : `correct ${name}`,
    },
  ];
};

/** Components whose file does not exist. */
const missingFiles = ({ components }: SiteOptions, root: string): Finding[] =>
  Object.entries(components).flatMap(([name, file]) =>
    existsSync(join(root, file))
      ? []
      : [
          {
            path: ["components", name],
            ofName: false,
            found: `${JSON.stringify(file)}, which does not exist`,
            expected: "the path of a file, relative to astro.config.mjs",
            fix: `create ${file} or remove \`${name}\``,
          },
        ],
  );

/** Pages in the navigation that do not exist. */
const missingPages = ({ pages }: SiteOptions, root: string): Finding[] => {
  const paths = [...ownerPaths(root), ...sitePages.map(({ path }) => path)];
  const exists = (path: string): boolean =>
    paths.some((each) => (each.endsWith("*") ? path.startsWith(each.slice(0, -1)) : each === path));
  return pages.flatMap(({ path }, index) => {
    if (exists(path)) return [];
    const meant = nearestPath(path, paths);
    return {
      path: ["pages", index, "path"],
      ofName: false,
      found: `"${path}", but there is no such page in src/pages/`,
      expected: "the path of a page, such as /about for src/pages/about.astro",
      fix: meant ? `did you mean "${meant}"?` : `create src/pages${path}.astro, or remove the page from \`pages\``,
    };
  });
};

/** Elements of `head` that the content security policy blocks. */
const blocked = (options: SiteOptions): Finding[] =>
  blockedElements(options).map(({ index, attribute, url, origin, directive }) => ({
    path: ["head", index, "attrs", attribute],
    ofName: false,
    found: `${describe(url)}, which the content security policy blocks`,
    expected: `a URL that \`${directive}\` of \`csp\` allows`,
    fix: origin.startsWith("http:")
      ? "use https:"
      : `add it to the options: csp: { ${JSON.stringify(directive)}: [${JSON.stringify(origin)}] }`,
  }));

const located = (findings: readonly Finding[], root: string): ContentIssue[] => {
  const file = configFiles.find((name) => existsSync(join(root, name)));
  const text = file && readFileSync(join(root, file), "utf8");
  return findings.map(({ path, ofName, ...finding }) => {
    const position = text && optionPosition(text, path, ofName);
    return file && text && position
      ? issueAt({ file, text }, position.start, position.end, finding)
      : fileIssue(file ?? "astro.config.mjs", finding);
  });
};

/**
 * Checks the options of the integration.
 * @param root the folder of `astro.config.mjs`.
 * @throws ConfigurationError with every error and its line.
 */
export const readOptions = (options: unknown, root: string): SiteOptions => {
  const result = Options.safeParse(options);
  const findings = result.success
    ? [...missingFiles(result.data, root), ...missingPages(result.data, root), ...blocked(result.data)]
    : result.error.issues.flatMap((issue) => findingsOf(issue, options));
  if (findings.length > 0) throw new ConfigurationError(located(findings, root));
  return result.data as SiteOptions;
};
