import type { ParsedNode } from "yaml";
import { isMap, isScalar, LineCounter, parseDocument } from "yaml";
import * as z from "zod";
import { explain, explainYaml } from "./explain.ts";
import { type Mistake, mistakeAt } from "./mistake.ts";
import type { Source } from "./source.ts";

/** A checked value, or the mistakes that stand in its place. */
export type Checked<T> =
  | { readonly value: T; readonly offsetOf: (key: string) => number; readonly mistakes?: never }
  | { readonly mistakes: readonly Mistake[]; readonly value?: never };

type Path = readonly PropertyKey[];
type Document = ReturnType<typeof parseDocument>;

const nodeAt = (document: Document, path: Path): ParsedNode | undefined => {
  const node = path.length === 0 ? document.contents : document.getIn(path as readonly (string | number)[], true);
  return (node as ParsedNode | null | undefined) ?? undefined;
};

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key], value);

/** The key node `name: …` within the map at a path. */
const keyAt = (document: Document, path: Path, name: string): ParsedNode | undefined => {
  const map = nodeAt(document, path);
  if (!isMap(map)) return undefined;
  const pair = map.items.find(({ key }) => (isScalar(key) ? String(key.value) === name : false));
  return pair?.key as ParsedNode | undefined;
};

/** The keys that a schema knows at a path; list items share theirs. */
const keysAt = (schema: z.ZodType, path: Path): string[] => {
  let at: unknown = schema;
  const unwrap = (type: unknown): unknown => (type instanceof z.ZodExactOptional ? unwrap(type.unwrap()) : type);
  for (const key of path) {
    at = unwrap(at);
    at = at instanceof z.ZodArray ? at.element : at instanceof z.ZodObject ? at.shape[String(key)] : undefined;
  }
  at = unwrap(at);
  return at instanceof z.ZodObject ? Object.keys(at.shape) : [];
};

/** Where an issue is: the value, or its key when there is no value, or the nearest thing around it. */
const rangeOf = (document: Document, path: Path): [start: number, end: number] => {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const here = path.slice(0, depth);
    const name = here.at(-1);
    const key = typeof name === "string" ? keyAt(document, here.slice(0, -1), name) : undefined;
    const node = nodeAt(document, here);
    // A required key that is missing is shown at the start of the map that should hold it.
    if (depth < path.length && node?.range) return [node.range[0], node.range[0] + 1];
    if (node?.range && node.range[1] > node.range[0]) return [node.range[0], node.range[1]];
    if (key?.range) return [key.range[0], key.range[1]];
  }
  return [0, 1];
};

/** Reads YAML text against a schema. `from` is where the text starts in its source. */
export const readYaml = <T extends z.ZodType>(source: Source, yaml: string, schema: T): Checked<z.output<T>> => {
  const document = parseDocument(yaml, { lineCounter: new LineCounter(), prettyErrors: false });
  const problems = [...document.errors, ...document.warnings].map(({ pos, code, message }) =>
    mistakeAt(source, pos[0], pos[1], explainYaml(code, message)),
  );
  if (problems.length > 0) return { mistakes: problems };
  let written: unknown;
  try {
    written = document.toJS({ maxAliasCount: 50 }) ?? {};
  } catch (error) {
    return { mistakes: [mistakeAt(source, 0, 1, explainYaml("BAD_ALIAS", String((error as Error).message)))] };
  }
  const result = schema.safeParse(written);
  const offsetOf = (key: string): number => rangeOf(document, [key])[0];
  if (result.success) return { value: result.data, offsetOf };
  const issues = result.error.issues.flatMap((issue): z.core.$ZodIssue[] =>
    issue.code === "unrecognized_keys" ? issue.keys.map((key) => ({ ...issue, keys: [key] })) : [issue],
  );
  return {
    mistakes: issues.map((issue) => {
      const unknown = issue.code === "unrecognized_keys" ? keyAt(document, issue.path, issue.keys[0] ?? "") : undefined;
      const [start, end] = unknown?.range ?? rangeOf(document, issue.path);
      return mistakeAt(source, start, end, explain(issue, valueAt(written, issue.path), keysAt(schema, issue.path)));
    }),
  };
};
