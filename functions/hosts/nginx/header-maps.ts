import { type HeaderRule, headerRules, headersFor } from "../../../src/contract/host-rules.ts";
import { projectPages, sitePages } from "../../../src/contract/pages.ts";
import { revalidate } from "../../steps/files.ts";
import { literally, quoted } from "./quoted.ts";

/** One header of the files: its name, the variable that holds its value, and the map that finds it. */
export interface HeaderMap {
  readonly name: string;
  readonly variable: string;
  readonly map: string;
}

/** The path as it was asked for, without escapes; `$uri` becomes that of the file. */
export const pathVariable = "$vitrine_path";

/** Longer paths do not fit nginx's tables as they are set up by default. */
const longest = 32;

const exactly = (path: string): string => (path.length > longest ? `"~^${literally(path)}$"` : quoted(path));

/** The rules of every host, and what hosts add to them: pages are also Markdown, and files are also compressed (D2). */
const allRules: readonly HeaderRule[] = [
  { pattern: "/*", headers: { Vary: "Accept-Encoding", ...revalidate } },
  ...headerRules,
  ...["/404.html", ...sitePages.map(({ path }) => path)].map((pattern) => ({
    pattern,
    headers: { Vary: "Accept, Accept-Encoding" },
  })),
];

const mapOf = (name: string, rules: readonly HeaderRule[]): HeaderMap => {
  const variable = `$vitrine_${name.toLowerCase().replaceAll("-", "_")}`;
  const setting = rules.filter(({ headers }) => name in headers);
  const lineOf = (pattern: string, value: string | undefined): string => `  ${pattern} ${quoted(value ?? "")};`;
  // nginx takes an exact path before any pattern, so that has its final value; of patterns it takes the first.
  const exact = [...new Set(setting.map(({ pattern }) => pattern).filter((pattern) => !pattern.endsWith("*")))];
  const wide = setting.filter(({ pattern }) => pattern.endsWith("*")).toReversed();
  const lines = [
    ...exact.map((path) => lineOf(exactly(path), headersFor(path, rules)[name])),
    // Its Markdown lies beside a project's page, and is not both.
    ...(name === "Vary" ? [lineOf(`"~^${projectPages}[^./]+$"`, "Accept, Accept-Encoding")] : []),
    ...wide.map(({ pattern, headers }) => lineOf(`"~^${literally(pattern.slice(0, -1))}"`, headers[name])),
  ];
  return { name, variable, map: [`map ${pathVariable} ${variable} {`, ...lines, "}"].join("\n") };
};

/** The headers of files as nginx finds them by path, so that they are those of every other host. Types are set otherwise. */
export const headerMaps = (): readonly HeaderMap[] => {
  const names = new Set(allRules.flatMap(({ headers }) => Object.keys(headers)));
  names.delete("Content-Type");
  return [...names].map((name) => mapOf(name, allRules));
};
