import { type Document, isNode, isScalar, isSeq, type Node, visit } from "yaml";

export type PropertyPath = readonly PropertyKey[];

/** A text value, and the offsets of its source text. */
export interface YamlText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Access to the texts of a document. It works even if there are issues. */
export interface YamlTexts {
  /** The text at a path, or the source text of a number. */
  readonly textAt: (...path: PropertyPath) => YamlText | undefined;
  /** The texts of a list, or at a key of its items; undefined for an item without one. */
  readonly textsAt: (list: string, key?: string) => (YamlText | undefined)[];
  /** Every text in the document, in order. */
  readonly texts: () => YamlText[];
  /** The texts and numbers of every key with one of these names, in order. */
  readonly valuesOf: (names: readonly string[]) => YamlText[];
}

export const nodeAt = (document: Document, path: PropertyPath): Node | undefined => {
  const node: unknown = path.length === 0 ? document.contents : document.getIn(path, true);
  return isNode(node) ? node : undefined;
};

/** The texts of a document that was parsed from `yaml`. */
export const yamlTexts = (document: Document, yaml: string): YamlTexts => {
  const textAt = (...path: PropertyPath): YamlText | undefined => {
    const node = nodeAt(document, path);
    if (!isScalar(node) || !node.range) return undefined;
    const [start, end] = node.range;
    if (typeof node.value === "string") return { text: node.value, start, end };
    return typeof node.value === "number" ? { text: yaml.slice(start, end), start, end } : undefined;
  };
  const textsAt = (list: string, key?: string): (YamlText | undefined)[] => {
    const node = nodeAt(document, [list]);
    const items = isSeq(node) ? node.items : [];
    return items.map((_, index) => textAt(list, index, ...(key === undefined ? [] : [key])));
  };
  const texts = (): YamlText[] => {
    const found: YamlText[] = [];
    visit(document, {
      Scalar: (key, { value, range }) => {
        if (key !== "key" && typeof value === "string" && range)
          found.push({ text: value, start: range[0], end: range[1] });
      },
    });
    return found;
  };
  const valuesOf = (names: readonly string[]): YamlText[] => {
    const found: YamlText[] = [];
    visit(document, {
      Pair: (_, { key, value }) => {
        if (!isScalar(key) || !names.includes(String(key.value)) || !isScalar(value) || !value.range) return;
        const [start, end] = value.range;
        found.push({ text: yaml.slice(start, end), start, end });
      },
    });
    return found;
  };
  return { textAt, textsAt, texts, valuesOf };
};
