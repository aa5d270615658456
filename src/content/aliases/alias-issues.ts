import { isApiPath } from "../../contract/site/api-paths.ts";
import { decodePath } from "../../contract/site/nearest-path.ts";
import { projectPages } from "../../contract/site/pages.ts";
import { type ContentIssue, type Finding, issueAt } from "../issues/content-issue.ts";
import { duplicates } from "../issues/duplicates.ts";
import { normalizeForComparison } from "../issues/similar-names.ts";
import type { Source } from "../issues/source.ts";
import { formerPath } from "./former-paths.ts";

/** An alias in the front matter of a project, and its offsets in the file. */
export interface WrittenAlias {
  readonly source: Source;
  readonly slug: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Hosts give other characters a meaning in redirect rules, or do not compare them literally. */
const NAME = /^[\p{L}\p{N}\p{M}_-]+$/u;
const PATH = /^(?:\/(?!\.{1,2}(?:\/|$))[\p{L}\p{N}\p{M}_.~+@,-]+)+\/?$/u;

const expected = "a former file name, such as tide-clock, or a former path, such as /made/tide-clock";

const invalidAlias = (text: string): Finding => {
  const { pathname = "" } = URL.parse(text, "https://portfolio.example") ?? {};
  const path = decodePath(pathname);
  return {
    found: `the alias \`${text}\``,
    expected,
    fix: PATH.test(path)
      ? `write ${path}`
      : "write a path of letters, digits and _ - . ~ + @ , only; other addresses cannot redirect on every host",
  };
};

const takenAlias = (text: string, path: string): Finding => ({
  found: `the alias \`${text}\`, but the site has a page or file at \`${path}\``,
  expected: "an address that no page or file has",
  fix: "remove the alias, or rename the page or file that has this address",
});

const reservedAlias = (text: string): Finding => ({
  found: `the alias \`${text}\`, which is a path of the API or of files for hosts`,
  expected: "an address that no page or file has",
  fix: "remove the alias",
});

const ownAlias = (text: string): Finding => ({
  found: `the alias \`${text}\`, which is the address of this project itself`,
  expected,
  fix: "remove it",
});

const repeatedAlias = ({ text, source }: WrittenAlias, { source: other }: WrittenAlias): Finding => ({
  found: `the alias \`${text}\`, which ${other.file === source.file ? "this project has twice" : `${other.file} also has`}`,
  expected: "each alias only once",
  fix: "remove one of the two",
});

/** Whether a path belongs to the API, or to files for hosts such as `/_headers`. */
const isReserved = (path: string): boolean => isApiPath(path) || /^\/[._]/.test(path);

/** The page that some static hosts also serve at the path of a file: `/docs` for `/docs.html`. */
const pageOfFile = (path: string): string => path.replace(/(?:\/index)?\.html?$/, "") || "/";

/** The issues with aliases that are not paths, or whose path is taken. `hasPath` is whether the site has a page or file. */
export const aliasIssues = (aliases: readonly WrittenAlias[], hasPath: (path: string) => boolean): ContentIssue[] => {
  const isValid = ({ text }: WrittenAlias): boolean => NAME.test(text) || PATH.test(text);
  // Some file systems and hosts ignore case.
  const nameOf = ({ text }: WrittenAlias): string => normalizeForComparison(formerPath(text));
  const repeated = duplicates(aliases.filter(isValid), nameOf);
  return aliases.flatMap((alias) => {
    const { source, slug, text, start, end } = alias;
    const issue = (finding: Finding): ContentIssue[] => [issueAt(source, start, end, finding)];
    if (!isValid(alias)) return issue(invalidAlias(text));
    const path = formerPath(text);
    const name = nameOf(alias);
    const earlier = repeated.get(alias);
    if (earlier) return issue(repeatedAlias(alias, earlier));
    if (name === normalizeForComparison(projectPages + slug)) return issue(ownAlias(text));
    if (isReserved(path)) return issue(reservedAlias(text));
    return [path, name, pageOfFile(name)]
      .filter(hasPath)
      .slice(0, 1)
      .flatMap((taken) => issue(takenAlias(text, taken)));
  });
};
