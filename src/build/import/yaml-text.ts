import { Document, isPair, isScalar, isSeq, parse, Scalar, stringify, visit } from "yaml";
import { type Members, same } from "../../portfolio/resume/members.ts";

/** Lists of short words, which stand on one line. */
const onOneLine = new Set(["tags", "skills", "also"]);
const dates = new Set(["start", "end", "date", "year"]);

/** How wide the lines of a file are, in characters, and from what length on a text gets lines of its own. */
const lineWidth = 116;
const long = 100;

const layOut = (document: Document, comments: Readonly<Record<string, string>>): void =>
  visit(document, {
    Pair: (_key, { key, value }, path) => {
      const name = isScalar(key) ? String(key.value) : "";
      if (isSeq(value) && onOneLine.has(name)) value.flow = true;
      // Within a group of synonyms words stand on one line, and groups below each other.
      if (isSeq(value) && name === "groups") for (const group of value.items) if (isSeq(group)) group.flow = true;
      if (isScalar(value) && dates.has(name) && /^[1-9]\d{3}$/.test(String(value.value)))
        value.value = Number(value.value);
      if (path.length <= 2 && isScalar(key) && comments[name] !== undefined) key.commentBefore = ` ${comments[name]}`;
    },
    Scalar: (_key, node, path) => {
      const inPair = path.at(-1);
      if (typeof node.value !== "string" || (isPair(inPair) && inPair.key === node)) return;
      if (node.value.includes("\n")) node.type = Scalar.BLOCK_LITERAL;
      else if (node.value.length > long) node.type = Scalar.BLOCK_FOLDED;
    },
  });

/** Years come back as numbers, which the content check reads as well. */
const asWritten = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, each) => (dates.has(key) && typeof each === "number" ? String(each) : each));

/** Whether a text says a value and nothing else, also where it stands between two lines of ---. */
const says = (text: string, value: Members): boolean => {
  try {
    return !/^(?:---|\.\.\.)/m.test(text) && same(asWritten(parse(text) ?? {}), value);
  } catch {
    return false;
  }
};

/**
 * YAML as somebody would write it by hand, with comments above keys. What it says is read again; a text that cannot be
 * laid out well is put between quotation marks.
 */
export const yamlText = (value: Members, comments: Readonly<Record<string, string>> = {}): string => {
  if (Object.keys(value).length === 0) return "";
  const document = new Document(value);
  layOut(document, comments);
  const text = document.toString({ lineWidth, flowCollectionPadding: false, nullStr: "" });
  if (says(text, value)) return text;
  return stringify(value, { lineWidth: 0, defaultStringType: Scalar.QUOTE_DOUBLE, defaultKeyType: Scalar.PLAIN });
};
