import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  Pair,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { isJsonObject, type JsonObject } from "../../../../resume/json-object.ts";
import { yamlItem, yamlStyle, yamlText, yamlValue } from "../../yaml-text.ts";
import { sameValue } from "../values/same-value.ts";
import { ownersComments } from "./yaml-comments.ts";

/** The owner's objects that the objects of a result were created from. */
type Origins = ReadonlyMap<unknown, unknown>;

const withCommentsOf = (node: Node, before: unknown): Node => {
  if (!isNode(before)) return node;
  node.commentBefore = before.commentBefore ?? null;
  node.comment = before.comment ?? null;
  if (before.spaceBefore) node.spaceBefore = true;
  return node;
};

/** Changes a list. Items that were in it keep their nodes, and so their comments and style. */
const editList = (
  list: YAMLSeq,
  current: readonly unknown[],
  result: readonly unknown[],
  key: string,
  origins: Origins,
) => {
  const used = new Set<number>();
  list.items = result.map((item) => {
    const origin = origins.get(item) ?? item;
    const index = current.findIndex((each, at) => each === origin && !used.has(at));
    if (index === -1) return yamlItem(key, item);
    used.add(index);
    const node = list.items[index];
    return sameValue(current[index], item) ? node : editNode(node, current[index], item, key, origins);
  });
};

/** The comment that tells editors the schema. It is the first line of the file, whatever the first key is. */
const schemaComment = /^ yaml-language-server:.*(?:\n|$)/;

/** A new pair of a map, which gets the schema comment if it becomes the first one. */
const newPair = (map: YAMLMap, index: number, key: string, value: unknown): Pair => {
  const name = new Scalar(key);
  const first = index === 0 ? map.items[0]?.key : undefined;
  const [comment] = (isNode(first) && schemaComment.exec(first.commentBefore ?? "")) || [];
  if (isNode(first) && comment !== undefined) {
    name.commentBefore = comment.trimEnd();
    first.commentBefore = first.commentBefore?.slice(comment.length).replace(/^\n+/, "") || null;
  }
  return new Pair(name, yamlValue(key, value));
};

const editMap = (map: YAMLMap, current: JsonObject, result: JsonObject, origins: Origins): void => {
  const nameOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);
  map.items = map.items.filter((pair) => Object.hasOwn(result, nameOf(pair)) || !Object.hasOwn(current, nameOf(pair)));
  let next = 0;
  for (const [key, value] of Object.entries(result)) {
    const index = map.items.findIndex((pair) => nameOf(pair) === key);
    const pair = map.items[index];
    if (!pair) map.items.splice(next, 0, newPair(map, next, key, value));
    else if (!sameValue(current[key], value)) pair.value = editNode(pair.value, current[key], value, key, origins);
    next = (pair ? index : next) + 1;
  }
};

const editNode = (node: unknown, current: unknown, result: unknown, key: string, origins: Origins): unknown => {
  if (isMap(node) && isJsonObject(current) && isJsonObject(result)) editMap(node, current, result, origins);
  else if (isSeq(node) && Array.isArray(current) && Array.isArray(result))
    editList(node, current, result, key, origins);
  else return withCommentsOf(yamlValue(key, result), node);
  return node;
};

/** Keeps the spaces inside brackets: the options of a document have one value for all, such as `[a]` and `{ src: b }`. */
const keepPadding = (document: Document, text: string): void =>
  visit(document, {
    Collection: (_key, node) => {
      if (!node.flow || !node.range) return;
      const flowCollectionPadding = text[node.range[0] + 1] === " " ? " " : "";
      const write = node.toString.bind(node);
      node.toString = (context, ...others) => write(context && { ...context, flowCollectionPadding }, ...others);
    },
  });

/** The line widths that texts are often folded at, in characters; 0 does not fold. */
const lineWidths = [yamlStyle.lineWidth, 80, 100, 120, 0];

/** How to write a document so that the parts that are not edited change as little as possible. */
const styleOf = (document: Document, text: string): typeof yamlStyle => {
  const styles = lineWidths.map((lineWidth) => ({ ...yamlStyle, lineWidth }));
  return styles.find((style) => document.toString(style) === text) ?? yamlStyle;
};

/** The lines of comments and blanks above the first value. */
const headerOf = (text: string): string => /^(?:[ \t]*(?:#.*)?\n)*/.exec(text)?.[0] ?? "";

const edit = (text: string, document: Document, current: JsonObject, result: JsonObject, origins: Origins): string => {
  const style = styleOf(document, text);
  try {
    if (isMap(document.contents)) editMap(document.contents, current, result, origins);
    const edited = document.toString(style);
    if (sameValue(parseDocument(edited).toJS(), result) && !/^(?:---|\.\.\.)/m.test(edited)) return edited;
  } catch {
    // Written anew below.
  }
  return headerOf(text) + yamlText(result);
};

/**
 * YAML text, changed from the value `current` to `result`. Comments, blank lines, quotes and the order of keys stay. Comments
 * on values that are removed move to the end. If the YAML cannot be changed in place, for example because of aliases, it is
 * written anew.
 */
export const editYaml = (text: string, current: JsonObject, result: JsonObject, origins: Origins): string => {
  if (sameValue(current, result)) return text;
  const document = parseDocument(text);
  if (document.contents === null) return `${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${yamlText(result)}`;
  keepPadding(document, text);
  const comments = ownersComments(document);
  const edited = edit(text, document, current, result, origins);
  const lost = comments.filter((line) => !edited.includes(`#${line}`));
  const filled = Object.keys(result).length === 0 ? edited.replace(/^\{\}\n/m, "") : edited;
  return filled + lost.map((line) => `#${line}\n`).join("");
};
