import { type ASTNode, parseModule } from "magicast";

/** From `start` to `end`, as offsets in the text of the configuration. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

type Node = ASTNode;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

/** All nodes of a syntax tree, in reading order. */
const nodesOf = function* (node: Node): Generator<Node> {
  yield node;
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* nodesOf(child);
};

const rangeOf = ({ start, end }: Node): TextRange | undefined =>
  typeof start === "number" && typeof end === "number" ? { start, end } : undefined;

/** The first argument of the first call of `vitrine`. */
const optionsIn = (program: Node): Node | undefined => {
  for (const node of nodesOf(program))
    if (node.type === "CallExpression" && node.callee.type === "Identifier" && node.callee.name === "vitrine")
      return node.arguments[0] ?? node;
  return undefined;
};

/** The property or item of a node; undefined if it is not written there, such as one behind a variable. */
const memberOf = (node: Node, key: PropertyKey): { readonly name?: Node; readonly value: Node } | undefined => {
  if (node.type === "ArrayExpression") {
    const value = node.elements[Number(key)];
    return value ? { value } : undefined;
  }
  if (node.type !== "ObjectExpression") return undefined;
  for (const property of node.properties) {
    if (property.type !== "ObjectProperty") continue;
    const { key: name } = property;
    const written = name.type === "Identifier" ? name.name : "value" in name ? String(name.value) : undefined;
    if (written === key) return { name, value: property.value };
  }
  return undefined;
};

/**
 * Where an option is written in the text of `astro.config.mjs`: the value at `path`, or its name if `ofName` is set. If only
 * the start of the path is written there, the position of that. Undefined if the text has no call of `vitrine`.
 */
export const optionPosition = (text: string, path: readonly PropertyKey[], ofName: boolean): TextRange | undefined => {
  let node: Node | undefined;
  try {
    node = optionsIn(parseModule(text).$ast);
  } catch {
    return undefined;
  }
  let name: Node | undefined;
  for (const key of path) {
    const member = node && memberOf(node, key);
    if (!member) break;
    ({ name, value: node } = member);
  }
  const found = ofName && name ? name : node;
  return found && rangeOf(found);
};

/** The offset of the first syntax error in the text of a configuration; undefined if it has none. */
export const syntaxErrorPosition = (text: string): number | undefined => {
  try {
    parseModule(text);
    return undefined;
  } catch (error) {
    return (error as { pos?: number }).pos;
  }
};

/** The modules that a text imports, each with the place of its name in quotes; empty if the text has a syntax error. */
export const importsIn = (text: string): readonly (TextRange & { readonly specifier: string })[] => {
  try {
    return Array.from(nodesOf(parseModule(text).$ast), (node) => {
      const range = node.type === "ImportDeclaration" && rangeOf(node.source);
      return range ? [{ specifier: String(node.source.value), ...range }] : [];
    }).flat();
  } catch {
    return [];
  }
};
