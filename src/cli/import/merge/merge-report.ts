import { columnsOf } from "../../../content/issues/code-frame.ts";
import { pluralize } from "../../../contract/text/pluralize.ts";
import type { ContentTexts } from "./merge-files.ts";
import { sameValue } from "./values/same-value.ts";
import { type Difference, type Preference, pathText } from "./values/three-way.ts";

/** The width of a terminal, in columns. */
const COLUMNS = 80;

const onOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim();

/** A text on one line, cut to a number of columns. */
const cut = (text: string, columns: number): string => {
  const line = onOneLine(text);
  let [width, start] = [0, ""];
  for (const character of line) {
    width += columnsOf(character);
    if (width > columns) return `${start.trimEnd()}…`;
    if (width < columns) start += character;
  }
  return line;
};

/** A value as text: lists and objects as their values. */
const textOf = (value: unknown): string => {
  if (value === undefined) return "(none)";
  if (Array.isArray(value)) return value.length === 0 ? "(empty)" : value.map(textOf).join("; ");
  return typeof value === "object" && value !== null ? Object.values(value).map(textOf).join(", ") : String(value);
};

/** The characters shown before the first one that differs. */
const CONTEXT_CHARACTERS = 20;

const MIN_CUT_CHARACTERS = 50;

/** Cuts the start that both texts share, if they differ too far on the right. */
const fromDifference = (texts: readonly [string, string]): readonly [string, string] => {
  const [one, other] = texts.map((text) => [...onOneLine(text)]) as [string[], string[]];
  const at = one.findIndex((character, index) => character !== other[index]);
  const shared = at === -1 ? one.length : at;
  if (shared < MIN_CUT_CHARACTERS) return texts;
  const from = shared - CONTEXT_CHARACTERS;
  return [`…${one.slice(from).join("")}`, `…${other.slice(from).join("")}`];
};

/** The width of the name of a list item, so that the key after it is shown. */
const MAX_NAME_COLUMNS = 36;

/** One difference: where it is, both values, and the result. */
const block = ({ path, yours, theirs, result }: Difference): string[] => {
  const [yourText, theirText] = fromDifference([textOf(yours), textOf(theirs)]);
  const outcome = sameValue(result, yours) ? "yours" : sameValue(result, theirs) ? "theirs" : textOf(result);
  const line = (name: string, text: string): string => `    ${name.padEnd(8)}${cut(text, COLUMNS - 12)}`;
  const where = pathText(path.map((name, index) => (index === 0 ? name : cut(name, MAX_NAME_COLUMNS))));
  return [`  ${cut(where, COLUMNS - 2)}`, line("yours", yourText), line("theirs", theirText), line("result", outcome)];
};

const section = (heading: string, differences: readonly Difference[]): string[] =>
  differences.length === 0 ? [] : ["", heading, ...differences.flatMap(block)];

/** Values that no import ever contained, one line per file. */
const ownValues = (differences: readonly Difference[]): string[] => {
  const files = Map.groupBy(
    differences.filter(({ path }) => path.length > 1),
    ({ path: [file] }) => file,
  );
  if (files.size === 0) return [];
  const lines = [...files].map(([file, own]) => {
    const names = own.map(({ path }) => pathText(path.slice(1))).join("; ");
    return `  ${cut(`${file}: ${names}`, COLUMNS - 2)}`;
  });
  return ["", "Not in the import, kept:", ...lines];
};

const conflictHeading = (count: number, preference: Preference): string[] => {
  const heading = `${pluralize(count, "conflict")}: you and the import changed the same value.`;
  if (preference === "theirs") return [`${heading} The import's is used.`];
  if (preference === "ours") return [`${heading} Yours is kept.`];
  return [`${heading} Yours is kept.`, "Pass --theirs to use the import's values, or --ours to stop reporting them."];
};

/** Files that init wrote count as absent in a merge. In its report, their values are the owner's. */
export const withStarterValues = (differences: readonly Difference[], starter: ContentTexts): Difference[] =>
  differences.flatMap((difference) => {
    const [file = "", key = ""] = difference.path;
    const yours = difference.yours ?? starter.get(file)?.value[key];
    return sameValue(yours, difference.theirs) ? [] : [{ ...difference, yours }];
  });

/** What the merge did with each value that differs: yours, theirs and the result. At most 80 columns wide. */
export const mergeReport = (differences: readonly Difference[], preference: Preference): string[] => {
  const own = differences.filter(({ isOwn }) => isOwn);
  const conflicts = differences.filter(({ isConflict }) => isConflict);
  const others = differences.filter(({ isConflict, isOwn }) => !isConflict && !isOwn);
  const kept = others.filter(({ yours, result }) => sameValue(yours, result));
  const updated = others.filter((difference) => !kept.includes(difference));
  const [heading = "", ...advice] = conflictHeading(conflicts.length, preference);
  return [
    ...section("Changed by the import:", updated),
    ...section([heading, ...advice].join("\n"), conflicts),
    ...section("Changed by you, kept:", kept),
    ...ownValues(own),
  ];
};
