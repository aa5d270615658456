import type { Document, Node } from "yaml";
import { isMap, isNode, isScalar, isSeq, parseDocument } from "yaml";
import * as z from "zod";
import { explain, keyMeant, type Place } from "./explain.ts";
import { explainAlias, explainYaml } from "./explain-yaml.ts";
import { type Mistake, mistakeAt } from "./mistake.ts";
import { positionAt, type Source } from "./source.ts";

/** A text as its key holds it, and from where to where it is written. */
export interface Written {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What was read: the checked value when there is no mistake, and where its keys stand. */
export interface Checked<T> {
  readonly value?: T;
  readonly mistakes: readonly Mistake[];
  /** The text at a path, or a number as it is written, also when there are mistakes. */
  readonly textAt: (...path: Path) => Written | undefined;
  /** How many items a list at a path has, also when there are mistakes. */
  readonly countAt: (...path: Path) => number;
}

type Path = readonly PropertyKey[];

const nodeAt = (document: Document, path: Path): Node | undefined => {
  const node: unknown = path.length === 0 ? document.contents : document.getIn(path, true);
  return isNode(node) ? node : undefined;
};

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => (typeof at === "object" && at !== null ? Reflect.get(at, key) : undefined), value);

/** The key node `name: …` within the map at a path; a key that is no text has no name to be found by. */
const keyAt = (document: Document, path: Path, name: string): Node | undefined => {
  const map = nodeAt(document, path);
  const keys = isMap(map) ? map.items.map(({ key }) => key) : [];
  const named = keys.find((key) => isScalar(key) && String(key.value) === name) ?? keys.find((key) => !isScalar(key));
  return isNode(named) ? named : undefined;
};

const unwrap = (type: unknown): unknown =>
  type instanceof z.ZodExactOptional || type instanceof z.ZodDefault ? unwrap(type.unwrap()) : type;

const keysOf = (type: unknown): string[] => (type instanceof z.ZodObject ? Object.keys(type.shape) : []);

/** What a schema says of the place at a path. */
const schemaAt = (
  schema: z.ZodType,
  path: Path,
): Pick<Place, "required" | "address" | "known" | "leastItems" | "itemKeys"> => {
  const at = path.reduce<unknown>((type, key) => {
    const outer = unwrap(type);
    return outer instanceof z.ZodArray
      ? outer.element
      : outer instanceof z.ZodObject
        ? outer.shape[String(key)]
        : undefined;
  }, schema);
  const type = unwrap(at);
  return {
    required: type === at,
    address: type instanceof z.ZodURL,
    known: keysOf(type),
    leastItems: type instanceof z.ZodArray ? (z.toJSONSchema(type, { io: "input" }).minItems ?? 0) : 0,
    itemKeys: type instanceof z.ZodArray ? keysOf(unwrap(type.element)) : [],
  };
};

/**
 * Where an issue is: the value, or its key when there is no value, or the first key of the map that lacks it. An empty
 * document lacks it at its end.
 */
const rangeOf = (yaml: string, document: Document, path: Path): [start: number, end: number] => {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const here = path.slice(0, depth);
    const name = here.at(-1);
    const node = nodeAt(document, here);
    const within = depth < path.length && isMap(node) ? node.items[0]?.key : node;
    if (isNode(within) && within.range && within.range[1] > within.range[0]) return [within.range[0], within.range[1]];
    const key = typeof name === "string" ? keyAt(document, here.slice(0, -1), name) : undefined;
    if (key?.range) return [key.range[0], key.range[1]];
    // An item of a list without a value is shown by its dash.
    if (node?.range && typeof name === "number") return [node.range[0] - 1, node.range[0]];
  }
  return [yaml.length, yaml.length + 3];
};

/** The problems of the text itself, one for a line, up to one after which nothing is certain. */
const yamlMistakes = (source: Source, yaml: string, document: Document): Mistake[] => {
  const lines = new Set<number>();
  const mistakes: Mistake[] = [];
  for (const problem of [...document.errors, ...document.warnings]) {
    const { start, end, last, ...finding } = explainYaml(document, yaml, problem);
    const { line } = positionAt(source, start);
    if (!lines.has(line)) mistakes.push(mistakeAt(source, start, end, finding));
    lines.add(line);
    if (last) break;
  }
  return mistakes;
};

const placeAt = (yaml: string, document: Document, schema: z.ZodType, written: unknown, path: Path): Place => {
  const value = valueAt(written, path);
  const node = nodeAt(document, path);
  const text = node?.range ? yaml.slice(node.range[0], node.range[1]).trim() : "";
  return {
    value,
    written: text === "" || text.includes("\n") ? undefined : text,
    comment: node?.comment ?? undefined,
    ...schemaAt(schema, path),
    present: typeof value === "object" && value !== null ? Object.keys(value) : [],
  };
};

/** Each unknown key by itself, and no missing key that an unknown one was meant to be. */
const singly = (issues: readonly z.core.$ZodIssue[], place: (path: Path) => Place): z.core.$ZodIssue[] => {
  const meant = new Set<string>();
  const all = issues.flatMap((issue): z.core.$ZodIssue[] => {
    if (issue.code !== "unrecognized_keys") return [issue];
    for (const key of issue.keys) meant.add([...issue.path, keyMeant(key, place(issue.path))].join("/"));
    return issue.keys.map((key) => ({ ...issue, keys: [key] }));
  });
  return all.filter(({ path }) => place(path).value !== undefined || !meant.has(path.join("/")));
};

/** Reads YAML text, which stands at the start of its source, against a schema. */
export const readYaml = <T extends z.ZodType>(source: Source, yaml: string, schema: T): Checked<z.output<T>> => {
  const document: Document = parseDocument(yaml, { prettyErrors: false, logLevel: "error" });
  const mistakes = yamlMistakes(source, yaml, document);
  const textAt = (...path: Path): Written | undefined => {
    const node = nodeAt(document, path);
    if (!isScalar(node) || !node.range) return undefined;
    const [start, end] = node.range;
    if (typeof node.value === "string") return { text: node.value, start, end };
    return typeof node.value === "number" ? { text: yaml.slice(start, end), start, end } : undefined;
  };
  const countAt = (...path: Path): number => {
    const node = nodeAt(document, path);
    return isSeq(node) ? node.items.length : 0;
  };
  const places = { textAt, countAt };
  // Where a key stands twice the rest can still be checked.
  if ([...document.errors, ...document.warnings].some(({ code }) => code !== "DUPLICATE_KEY"))
    return { mistakes, ...places };
  let written: unknown;
  try {
    written = document.toJS({ maxAliasCount: 50 }) ?? {};
  } catch {
    const { start, end, last: _, ...finding } = explainAlias(document, yaml);
    return { mistakes: [...mistakes, mistakeAt(source, start, end, finding)], ...places };
  }
  const result = schema.safeParse(written);
  if (result.success) return { ...(mistakes.length === 0 && { value: result.data }), mistakes, ...places };
  const place = (path: Path) => placeAt(yaml, document, schema, written, path);
  const issues = singly(result.error.issues, place).map((issue) => {
    const unknown = issue.code === "unrecognized_keys" ? keyAt(document, issue.path, issue.keys[0] ?? "") : undefined;
    const [start, end] = unknown?.range ?? rangeOf(yaml, document, issue.path);
    return mistakeAt(source, start, end, explain(issue, place(issue.path)));
  });
  return { mistakes: [...mistakes, ...issues], ...places };
};
