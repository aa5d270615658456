import { parse } from "@humanwhocodes/momoa";
import { workerPathsFor } from "../../contract/site/worker-paths.ts";

/**
 * The text of wrangler.jsonc with all of Vitrine's paths in `run_worker_first`, also those of further languages. Keeps the
 * owner's further paths, comments and all other settings. Unchanged if nothing is missing, or if there is no such list.
 */
export const withWorkerPaths = (text: string, languages: readonly string[] = []): string => {
  const { body, tokens = [] } = parse(text, { mode: "jsonc", allowTrailingCommas: true, ranges: true, tokens: true });
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
  // The comma follows the last path, because a comment may follow.
  const last = list.elements.at(-1)?.loc.end.offset ?? end;
  const next = tokens.find(({ type, loc }) => loc.start.offset >= last && !type.endsWith("Comment"));
  const comma = first && next?.type !== "Comma" ? "," : "";
  const before = `${text.slice(0, last)}${comma}${text.slice(last, end)}`.trimEnd();
  const lines = missing.map((path) => `${indent}${JSON.stringify(path)}`).join(",\n");
  return `${before}\n${lines}\n${" ".repeat(Math.max(indent.length - 2, 0))}${text.slice(end)}`;
};
