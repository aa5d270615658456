import type { Document, Node } from "yaml";
import { isMap, isNode, isScalar, parseDocument } from "yaml";
import * as z from "zod";
import { valueAt } from "../../contract/json/value-at.ts";
import { type ContentIssue, issueAt } from "../issues/content-issue.ts";
import { explainSchemaIssue, type IssueContext, suggestKey } from "../issues/explain-schema.ts";
import { positionAt, type Source } from "../issues/source.ts";
import { explainAlias, explainYaml } from "../issues/yaml/explain-yaml.ts";
import { keysAfterOtherSpaces } from "../issues/yaml/indentation.ts";
import { nodeAt, type PropertyPath, type YamlTexts, yamlTexts } from "../text/yaml-texts.ts";

/** A checked document: the value if there are no issues, and its texts. */
export interface YamlResult<T> extends YamlTexts {
  readonly value?: T;
  readonly issues: readonly ContentIssue[];
}

/** The node of the key `name` in the map at a path, otherwise of its first key that is not a scalar. */
const keyAt = (document: Document, path: PropertyPath, name: string): Node | undefined => {
  const map = nodeAt(document, path);
  const keys = isMap(map) ? map.items.map(({ key }) => key) : [];
  const nearestKey =
    keys.find((key) => isScalar(key) && String(key.value) === name) ?? keys.find((key) => !isScalar(key));
  return isNode(nearestKey) ? nearestKey : undefined;
};

const unwrap = (type: unknown): unknown =>
  type instanceof z.ZodExactOptional || type instanceof z.ZodDefault || type instanceof z.ZodPrefault
    ? unwrap(type.unwrap())
    : type instanceof z.ZodUnion
      ? (type.options.find((option) => option instanceof z.ZodObject) ?? type)
      : type;

const keysOf = (type: unknown): string[] => (type instanceof z.ZodObject ? Object.keys(type.shape) : []);

/** What the schema expects at a path. */
const schemaAt = (
  schema: z.ZodType,
  path: PropertyPath,
): Pick<IssueContext, "required" | "isUrl" | "knownKeys" | "requiredKeys" | "minItems" | "itemKeys"> => {
  const declared = path.reduce<unknown>((type, key) => {
    const outer = unwrap(type);
    return outer instanceof z.ZodArray
      ? outer.element
      : outer instanceof z.ZodObject
        ? outer.shape[String(key)]
        : undefined;
  }, schema);
  const type = unwrap(declared);
  return {
    required: type === declared,
    isUrl: type instanceof z.ZodURL,
    knownKeys: keysOf(type),
    requiredKeys:
      type instanceof z.ZodObject ? keysOf(type).filter((key) => unwrap(type.shape[key]) === type.shape[key]) : [],
    minItems: type instanceof z.ZodArray ? (z.toJSONSchema(type, { io: "input" }).minItems ?? 0) : 0,
    itemKeys: type instanceof z.ZodArray ? keysOf(unwrap(type.element)) : [],
  };
};

/**
 * Where to show an issue: at the value, else at its key, else at the first key of the map that lacks it. In an empty
 * document, at its end.
 */
const rangeOf = (yaml: string, document: Document, path: PropertyPath): [start: number, end: number] => {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const here = path.slice(0, depth);
    const name = here.at(-1);
    const node = nodeAt(document, here);
    const within = depth < path.length && isMap(node) ? node.items[0]?.key : node;
    if (isNode(within) && within.range && within.range[1] > within.range[0]) return [within.range[0], within.range[1]];
    const key = typeof name === "string" ? keyAt(document, here.slice(0, -1), name) : undefined;
    if (key?.range) return [key.range[0], key.range[1]];
    // A list item without a value is shown at its dash.
    if (node?.range && typeof name === "number") return [node.range[0] - 1, node.range[0]];
  }
  return [yaml.length, yaml.length + 3];
};

/** Syntax errors: at most one per line, up to the first fatal one. */
const syntaxIssues = (source: Source, yaml: string, document: Document): ContentIssue[] => {
  const lines = new Set<number>();
  const issues: ContentIssue[] = [];
  let isAfterTab = false;
  for (const problem of [...document.errors, ...document.warnings]) {
    const isTab = problem.code === "TAB_AS_INDENT";
    // Other errors may be its consequences.
    if (isAfterTab && !isTab) continue;
    isAfterTab ||= isTab;
    const { start, end, isFatal, ...finding } = explainYaml(document, yaml, problem);
    const { line } = positionAt(source, start);
    if (!lines.has(line)) issues.push(issueAt(source, start, end, finding));
    lines.add(line);
    if (isFatal) break;
  }
  return issues;
};

const contextAt = (
  yaml: string,
  document: Document,
  schema: z.ZodType,
  json: unknown,
  path: PropertyPath,
): IssueContext => {
  const value = valueAt(json, path);
  const node = nodeAt(document, path);
  const text = node?.range ? yaml.slice(node.range[0], node.range[1]).trim() : "";
  const map = node ?? nodeAt(document, path.slice(0, -1));
  return {
    value,
    sourceText: text === "" || text.includes("\n") ? undefined : text,
    comment: node?.range ? /^[ \t]*#([^\r\n]*)/.exec(yaml.slice(node.range[0]))?.[1] : undefined,
    ...schemaAt(schema, path),
    presentKeys: typeof value === "object" && value !== null ? Object.keys(value) : [],
    isInBraces: isMap(map) && map.flow === true,
  };
};

const isOtherType = ({ code, path }: z.core.$ZodIssue): boolean =>
  path.length === 0 && (code === "invalid_type" || code === "invalid_value");

/** The issues of the alternative that the value was most likely meant to be: the one of its type, otherwise listed values. */
const resolveUnion = (issue: z.core.$ZodIssue): z.core.$ZodIssue[] => {
  if (issue.code !== "invalid_union") return [issue];
  const meant =
    issue.errors.find((issues) => !issues.some(isOtherType)) ??
    issue.errors.find(([first]) => first?.code === "invalid_value");
  return meant?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue];
};

/** One issue per unknown key, without issues for missing keys that an unknown key was probably meant to be. */
const splitUnknownKeys = (
  issues: readonly z.core.$ZodIssue[],
  contextOf: (path: PropertyPath) => IssueContext,
): z.core.$ZodIssue[] => {
  const meant = new Set<string>();
  const all = issues.flatMap((issue): z.core.$ZodIssue[] => {
    if (issue.code !== "unrecognized_keys") return [issue];
    for (const key of issue.keys) meant.add([...issue.path, suggestKey(key, contextOf(issue.path))?.meant].join("/"));
    return issue.keys.map((key) => ({ ...issue, keys: [key] }));
  });
  return all.filter(({ path }) => contextOf(path).value !== undefined || !meant.has(path.join("/")));
};

/**
 * Parses YAML at the start of `source` and checks it against a schema.
 * @param named the schema whose keys messages name
 */
export const readYaml = <T extends z.ZodType>(
  source: Source,
  yaml: string,
  schema: T,
  named: z.ZodType = schema,
): YamlResult<z.output<T>> => {
  const document: Document = parseDocument(yaml, { prettyErrors: false, logLevel: "error" });
  const problems = [...document.errors, ...document.warnings];
  const misread = keysAfterOtherSpaces(document, yaml);
  const issues =
    misread.length > 0
      ? misread.map(({ start, end, ...finding }) => issueAt(source, start, end, finding))
      : syntaxIssues(source, yaml, document);
  const texts = yamlTexts(document, yaml);
  // Duplicate keys do not prevent checking the rest.
  if (misread.length > 0 || problems.some(({ code }) => code !== "DUPLICATE_KEY")) return { issues, ...texts };
  let value: unknown;
  try {
    value = document.toJS({ maxAliasCount: 50 }) ?? {};
  } catch {
    const { start, end, isFatal: _, ...finding } = explainAlias(document, yaml);
    return { issues: [...issues, issueAt(source, start, end, finding)], ...texts };
  }
  const result = schema.safeParse(value);
  if (result.success) return { ...(issues.length === 0 && { value: result.data }), issues, ...texts };
  const contextOf = (path: PropertyPath) => contextAt(yaml, document, named, value, path);
  const schemaIssues = splitUnknownKeys(result.error.issues.flatMap(resolveUnion), contextOf).map((issue) => {
    const unknown = issue.code === "unrecognized_keys" ? keyAt(document, issue.path, issue.keys[0] ?? "") : undefined;
    const [start, end] = unknown?.range ?? rangeOf(yaml, document, issue.path);
    return issueAt(source, start, end, explainSchemaIssue(issue, contextOf(issue.path)));
  });
  return { issues: [...issues, ...schemaIssues], ...texts };
};
