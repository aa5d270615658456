import type { Plugin } from "rolldown";
import { type ESTree, parseSync, Visitor } from "rolldown/utils";

/** The records and schemas of the contract. What is said about them is in the documents that the build writes. */
const described = /[\\/]src[\\/]contract[\\/](?:(?:operations|resources)[\\/][\w-]+|tools|text)\.ts$/;
const texts = new Set(["summary", "description"]);

type Range = readonly [start: number, end: number];

/** Whether it is a name, or a member by its name: what a text may have in it. */
const isPlain = (node: ESTree.Node): boolean =>
  node.type === "Identifier" || (node.type === "MemberExpression" && !node.computed && isPlain(node.object));

/** Whether it is text and nothing else, which can be left out without leaving anything undone. */
const isText = (node: ESTree.Node): boolean =>
  (node.type === "Literal" && typeof node.value === "string") ||
  (node.type === "TemplateLiteral" && node.expressions.every(isPlain)) ||
  (node.type === "BinaryExpression" && node.operator === "+" && isText(node.left) && isText(node.right));

/** Where `.describe("…")` and `description: "…",` are in the text of a module. */
const textsIn = (file: string, code: string): Range[] => {
  const found: Range[] = [];
  const { program } = parseSync(file, code);
  new Visitor({
    CallExpression({ callee, arguments: given, end }) {
      if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
      if (callee.property.name === "describe" && given.every(isText)) found.push([callee.object.end, end]);
    },
    Property({ key, value, start, end }) {
      if (key.type !== "Identifier" || !texts.has(key.name) || !isText(value)) return;
      found.push([start, end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0)]);
    },
  }).visit(program);
  return found;
};

/** A module of the contract without what it says for readers. */
export const cutTexts = (file: string, code: string): string =>
  textsIn(file, code)
    .sort(([one], [other]) => other - one)
    .reduce((rest, [start, end]) => rest.slice(0, start) + rest.slice(end), code);

/** Leaves out what the contract says for readers: no request is answered with it, and it is a thirtieth of the bundle. */
export const withoutTexts = (): Plugin => ({
  name: "without-texts",
  transform: (code, id) => (described.test(id) ? cutTexts(id, code) : undefined),
});
