import { type ContentKey, contentKinds } from "../../../content/content.ts";
import type { JsonObject } from "../../../resume/json-object.ts";
import { incompleteComment } from "../content-files.ts";
import type { ImportBase } from "./import-base.ts";
import type { MergeContext, MergedFile } from "./merge-files.ts";
import { type ContentText, editContentText } from "./text/content-text.ts";
import { sameValue } from "./values/same-value.ts";
import { mergeMembers } from "./values/three-way.ts";

type Incomplete = ImportBase["incomplete"];

/** The incomplete items that the last import did not have. */
const newItems = (now: Incomplete, before: Incomplete): Incomplete =>
  Object.fromEntries(
    Object.entries(now).flatMap(([list, items]) => {
      const added = items.filter((item) => !before[list]?.some((known) => sameValue(known, item)));
      return added.length > 0 ? [[list, added]] : [];
    }),
  );

/**
 * The owner's experience.yaml without the comment that lists incomplete items, and the comment that belongs at its end now.
 * If the owner has changed the comment, it stays, and another one lists only new items.
 */
const splitIncomplete = (
  text: string,
  now: Incomplete,
  before: Incomplete,
): { readonly text: string; readonly comment: string } => {
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const commentOf = (items: Incomplete): string => incompleteComment(items).replaceAll("\n", eol);
  const known = [commentOf(now), commentOf(before)].find((comment) => comment !== "" && text.includes(comment));
  return known === undefined
    ? { text, comment: commentOf(newItems(now, before)) }
    : { text: text.replace(known, () => ""), comment: commentOf(now) };
};

const isRequired = (key: ContentKey): boolean => !contentKinds[key].schema.safeParse({}).success;

const textOf = (
  key: ContentKey,
  own: ContentText,
  result: JsonObject,
  { base, incomplete, options }: MergeContext,
): string => {
  const { file } = contentKinds[key];
  if (key !== "experience") return editContentText(file, own, result, options.origins);
  if (sameValue(own.value, result) && sameValue(incomplete, base.incomplete)) return own.text;
  const { text, comment } = splitIncomplete(own.text, incomplete, base.incomplete);
  return editContentText(file, { text, value: own.value }, result, options.origins) + comment;
};

/** Whether a file contains nothing but its first line. */
const isEmptied = (text: string): boolean => text.replace(/^# yaml-language-server:.*\r?\n/, "").trim() === "";

/** Merges a YAML file. `imported` is its value in the new import; undefined if it has no such file. */
export const mergeYamlFile = (key: ContentKey, imported: JsonObject | undefined, context: MergeContext): MergedFile => {
  const { yours, theirs, base: before, options } = context;
  const { file, schema } = contentKinds[key];
  const own = yours.get(file);
  // The owner cannot do without a required file, so its absence is not a deletion.
  const base = own || !isRequired(key) ? before.files[file] : undefined;
  const versions = { base: base ?? {}, yours: own?.value ?? {}, theirs: imported ?? {} };
  const { result, differences } = mergeMembers(schema, versions, [file], options);
  if (own) {
    const text = textOf(key, own, result, context);
    const isRemoved = base !== undefined && imported === undefined && text !== own.text && isEmptied(text);
    return { file, text: isRemoved ? undefined : text, imported, differences };
  }
  const isDeleted = base !== undefined && Object.keys(result).length === 0;
  const start = isDeleted ? undefined : theirs.get(file);
  return { file, text: start && editContentText(file, start, result, options.origins), imported, differences };
};
