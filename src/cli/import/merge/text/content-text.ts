import { type Document, isMap, isSeq, parseDocument } from "yaml";
import { projectKind } from "../../../../content/content.ts";
import { splitFrontMatter } from "../../../../content/read/project-file.ts";
import { isJsonObject, type JsonObject } from "../../../../resume/json-object.ts";
import { describeReminder } from "../../content-files.ts";
import { sameValue } from "../values/same-value.ts";
import { editYaml } from "./edit-yaml.ts";
import { ownersComments } from "./yaml-comments.ts";

/** A content file as one value. The text of a project is its key `description`. */
export interface ContentText {
  readonly text: string;
  readonly value: JsonObject;
  /** The items of lists that contain comments; of a project with comments, the value itself. */
  readonly commented: readonly unknown[];
}

/** The list items that contain comments, as values. */
const commentedItems = (node: unknown, value: unknown): unknown[] => {
  if (isSeq(node) && Array.isArray(value))
    return node.items.flatMap((item, index) =>
      isMap(item) && ownersComments(item).length > 0 ? [value[index]] : commentedItems(item, value[index]),
    );
  if (!isMap(node) || !isJsonObject(value)) return [];
  return node.items.flatMap(({ key, value: member }) => commentedItems(member, value[String(key)]));
};

const readYamlValue = (yaml: string): { readonly value: JsonObject; readonly document: Document } | undefined => {
  const document: Document = parseDocument(yaml, { logLevel: "silent" });
  if (document.errors.length > 0 || document.warnings.length > 0) return undefined;
  const value: unknown = document.toJS({ maxAliasCount: 50 }) ?? {};
  return isJsonObject(value) ? { value, document } : undefined;
};

const isProject = (name: string): boolean => name.endsWith(projectKind.ending);

const unixLines = (text: string): string => text.replaceAll("\r\n", "\n");

/** The parts of a project file: the line above its front matter, the front matter, the line below it, and the text. */
const projectParts = (text: string) => {
  const parts = splitFrontMatter({ file: "", text });
  if (!parts) return undefined;
  const opening = text.slice(0, text.indexOf("\n") + 1);
  return {
    opening,
    yaml: parts.yaml.slice(opening.length),
    closing: text.slice(parts.yaml.length, parts.end),
    rest: text.slice(parts.end),
    description: parts.body,
  };
};

/** Parses a content file; undefined if it has syntax errors. `name` is its path in the content folder. */
export const readContentText = (name: string, text: string): ContentText | undefined => {
  try {
    if (!isProject(name)) {
      const read = readYamlValue(unixLines(text));
      return read && { text, value: read.value, commented: commentedItems(read.document.contents, read.value) };
    }
    const parts = projectParts(unixLines(text));
    const read = parts && readYamlValue(parts.yaml);
    if (!read) return undefined;
    const value = { ...read.value, description: parts.description };
    return { text, value, commented: ownersComments(read.document).length > 0 ? [value] : [] };
  } catch {
    // Too many aliases.
    return undefined;
  }
};

const editProject = (text: string, current: JsonObject, result: JsonObject, origins: ReadonlyMap<unknown, unknown>) => {
  const parts = projectParts(text);
  if (!parts) return text;
  const [{ description: before, ...front }, { description, ...newFront }] = [current, result];
  const isDescribed = sameValue(before, description);
  const yaml = editYaml(isDescribed ? parts.yaml : parts.yaml.replace(describeReminder, ""), front, newFront, origins);
  return `${parts.opening}${yaml}${parts.closing}${isDescribed ? parts.rest : `\n${description}\n`}`;
};

/** The text of a content file, changed to another value. Keeps comments, style and line endings. */
export const editContentText = (
  name: string,
  { text, value }: Pick<ContentText, "text" | "value">,
  result: JsonObject,
  origins: ReadonlyMap<unknown, unknown>,
): string => {
  if (sameValue(value, result)) return text;
  const edit = isProject(name) ? editProject : editYaml;
  const edited = edit(unixLines(text), value, result, origins);
  return text.includes("\r\n") ? edited.replaceAll("\n", "\r\n") : edited;
};
