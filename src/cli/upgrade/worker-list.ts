import { parse } from "@humanwhocodes/momoa";
import { workerPathsFor } from "../../contract/site/worker-paths.ts";

/**
 * The text of wrangler.jsonc with all of Vitrine's paths in `run_worker_first`, also those of further languages. Keeps the owner's further paths, comments and
 * all other settings. Unchanged if nothing is missing, or if there is no such list.
 */
export const withWorkerPaths = (text: string, languages: readonly string[] = []): string => {
  const { body } = parse(text, { mode: "jsonc", allowTrailingCommas: true, ranges: true });
  const memberOf = (node: typeof body | undefined, key: string) =>
    node?.type === "Object"
      ? node.members.find(({ name }) => (name.type === "String" ? name.value : name.name) === key)?.value
      : undefined;
  const list = memberOf(memberOf(body, "assets"), "run_worker_first");
  if (list?.type !== "Array") return text;
  const listed = list.elements.flatMap(({ value }) => (value.type === "String" ? [value.value] : []));
  const missing = workerPathsFor(languages).filter((path) => !listed.includes(path));
  if (missing.length === 0) return text;
  const end = list.loc.end.offset - 1;
  const [first] = list.elements;
  const indent = first ? " ".repeat(first.loc.start.column - 1) : "      ";
  const before = text.slice(0, end).trimEnd();
  const comma = listed.length > 0 && !before.endsWith(",") ? "," : "";
  const lines = missing.map((path) => `${indent}${JSON.stringify(path)}`).join(",\n");
  return `${before}${comma}\n${lines}\n${" ".repeat(Math.max(indent.length - 2, 0))}${text.slice(end)}`;
};
