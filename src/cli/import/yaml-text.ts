import { Document, isMap, isPair, isScalar, isSeq, type Node, parse, Scalar, stringify, visit } from "yaml";
import { deepEqual, type JsonObject } from "../../resume/json-object.ts";

/** Lists of short words, written on one line. */
const onOneLine = new Set(["tags", "skills", "also", "keywords"]);
const dates = new Set(["start", "end", "date", "year"]);

/** How documents are written. Texts are folded at this number of characters. */
export const yamlStyle = { lineWidth: 116, flowCollectionPadding: false, nullStr: "" };

/** The length above which text is folded. */
const MAX_INLINE_CHARACTERS = 100;

const layOut = (document: Document, comments: Readonly<Record<string, string>>): void =>
  visit(document, {
    Pair: (_key, { key, value }, path) => {
      const name = isScalar(key) ? String(key.value) : "";
      if (isSeq(value) && onOneLine.has(name)) value.flow = true;
      // Each group of synonyms is on one line.
      if (isSeq(value) && name === "groups") for (const group of value.items) if (isSeq(group)) group.flow = true;
      if (isScalar(value) && dates.has(name) && /^[1-9]\d{3}$/.test(String(value.value)))
        value.value = Number(value.value);
      if (path.length <= 2 && isScalar(key) && comments[name] !== undefined) key.commentBefore = ` ${comments[name]}`;
    },
    Scalar: (_key, node, path) => {
      const inPair = path.at(-1);
      if (typeof node.value !== "string" || (isPair(inPair) && inPair.key === node)) return;
      if (node.value.includes("\n")) node.type = Scalar.BLOCK_LITERAL;
      else if (node.value.length > MAX_INLINE_CHARACTERS) node.type = Scalar.BLOCK_FOLDED;
    },
  });

/** Years are written as numbers, which the content check accepts. */
const asWritten = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, member) =>
    dates.has(key) && typeof member === "number" ? String(member) : member,
  );

/** Whether YAML text parses to a value, and is safe inside front matter. */
const parsesTo = (text: string, value: JsonObject): boolean => {
  try {
    return !/^(?:---|\.\.\.)/m.test(text) && deepEqual(asWritten(parse(text) ?? {}), value);
  } catch {
    return false;
  }
};

/**
 * A value as YAML in hand-written style, with comments above keys. If that does not parse back to the same value, all texts
 * are quoted instead.
 */
export const yamlText = (value: JsonObject, comments: Readonly<Record<string, string>> = {}): string => {
  if (Object.keys(value).length === 0) return "";
  const document = new Document(value);
  layOut(document, comments);
  const text = document.toString(yamlStyle);
  if (parsesTo(text, value)) return text;
  return stringify(value, { lineWidth: 0, defaultStringType: Scalar.QUOTE_DOUBLE, defaultKeyType: Scalar.PLAIN });
};

/** The value of a key as a node in the same style. */
export const yamlValue = (key: string, value: unknown): Node => {
  const document = new Document({ [key]: value });
  layOut(document, {});
  const pair = isMap(document.contents) ? document.contents.items[0] : undefined;
  return (pair?.value ?? document.createNode(value)) as Node;
};

/** An item of the list at a key as a node in the same style. */
export const yamlItem = (key: string, item: unknown): Node => {
  const list = yamlValue(key, [item]);
  return (isSeq(list) ? list.items[0] : list) as Node;
};
