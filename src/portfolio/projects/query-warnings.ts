import { didYouMean } from "../../content/issues/similar-names.ts";
import { quoteInput } from "../../contract/errors.ts";
import { limits } from "../../contract/limits.ts";
import { ProjectQuery } from "../../contract/resources/portfolio/project.ts";

const names = Object.keys(ProjectQuery.shape);

/** What to do instead of sending a parameter that other APIs have. */
const advice: ReadonlyMap<string, string> = new Map([
  ...["kind", "category"].map((name) => [name, "did you mean type?"] as const),
  ...["tags", "topic", "skill", "technology"].map((name) => [name, "did you mean tag?"] as const),
  ...["query", "search", "text", "keyword", "keywords", "term"].map((name) => [name, "did you mean q?"] as const),
  ...["per_page", "page_size", "pagesize", "perpage", "size", "count", "first"].map(
    (name) => [name, "did you mean limit?"] as const,
  ),
  ...["page", "offset", "skip", "after", "next_cursor"].map((name) => [name, "pass next_cursor as cursor"] as const),
]);

/** Parameters of caches and campaigns, which clients do not expect to have an effect. */
const isIgnoredSilently = (name: string): boolean => name === "_" || name.startsWith("utm_");

const warningOf = (name: string): string => {
  const nearest = didYouMean(name, names);
  const hint =
    advice.get(name.toLowerCase()) ?? (nearest ? `did you mean ${nearest}?` : `the parameters are ${names.join(", ")}`);
  // Names other than identifiers are quoted, so that they cannot be taken for a part of the sentence (D44).
  return `Unknown parameter ${/^\w{1,40}$/.test(name) ? name : quoteInput(name)}; ${hint}`;
};

/**
 * Warnings about the unknown parameters of a project list, which the API ignores (D17).
 *
 * @example queryWarnings({ kind: "client" }) // ["Unknown parameter kind; did you mean type?"]
 */
export const queryWarnings = (query: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.keys(query)
    .filter((name) => !names.includes(name) && !isIgnoredSilently(name))
    .slice(0, limits.maxIssues)
    .map(warningOf);
