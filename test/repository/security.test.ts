import { existsSync, readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";

const document = readFileSync("docs/security.md", "utf8");
const rows = document.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| threat "));
const proofs = rows.flatMap((row) =>
  [...(row.split(" | ").at(-1) ?? "").matchAll(/`([^`]+)` "([^"]+)"/g)].map(
    ([, file = "", name = ""]) => [file, name] as const,
  ),
);

test("every threat has a proof", () => {
  expect(rows.length).toBeGreaterThan(30);
  for (const row of rows) expect(row.split(" | ").at(-1), row).toMatch(/^(?:`[\w./-]+` "[^"]+"(?:; )?)+ \|$/);
});

/** The names in the callee of a call: `describe`, `skip` and `each` for `describe.skip.each([…])(…)`. */
const calleeNames = (callee: ts.Expression): string[] => {
  if (ts.isPropertyAccessExpression(callee)) return [...calleeNames(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return calleeNames(callee.expression);
  return ts.isIdentifier(callee) ? [callee.text] : [];
};

/** Whether a node is in a call such as `test.skip(…)`. Tests that need a tool or a host are skipped with `skipIf`. */
const isSkipped = (node: ts.Node): boolean =>
  (ts.isCallExpression(node) && calleeNames(node.expression).some((name) => /^(?:skip|todo|fails)$/.test(name))) ||
  (node.parent !== undefined && isSkipped(node.parent));

/** Whether a string is the title of a test or of a group, or the name of an entry in a table of attacks. */
const isTitle = ({ parent }: ts.StringLiteral): boolean =>
  ts.isCallExpression(parent)
    ? /^(?:describe|test|slowTest)$/.test(calleeNames(parent.expression)[0] ?? "")
    : ts.isPropertyAssignment(parent);

/** Whether code contains a title that starts with a name, outside of tests that never run or may fail. */
const containsTest = (code: string, name: string): boolean => {
  const contains = (node: ts.Node): boolean =>
    (ts.isStringLiteral(node) && node.getText().startsWith(`"${name}`) && isTitle(node) && !isSkipped(node)) ||
    (ts.forEachChild(node, (child) => contains(child) || undefined) ?? false);
  return contains(ts.createSourceFile("proof.ts", code, ts.ScriptTarget.Latest, true));
};

test.each(proofs)("%s contains the test %j", (file, name) => {
  expect(existsSync(file)).toBe(true);
  expect(containsTest(readFileSync(file, "utf8"), name)).toBe(true);
});

describe("a proof", () => {
  test.each([
    [`test("R1 works", () => {});`, true],
    [`describe("R1 works", () => test("x", () => {}));`, true],
    [`test.skipIf(!isThere)("R1 works", () => {});`, true],
    [`const attacks = { "R1 works": {} };`, true],
    [`test.skip("R1 works", () => {});`, false],
    [`test.todo("R1 works");`, false],
    [`test.fails("R1 works", () => {});`, false],
    [`describe.skip.each([1])("R1 works", () => {});`, false],
    [`describe.skip("x", () => test("R1 works", () => {}));`, false],
    [`// test("R1 works", () => {});`, false],
    [`const isAttack = what === "R1 works";`, false],
    [`test("x", () => expect(1, "R1 works").toBe(1));`, false],
  ])("%s counts: %s", (code, counts) => {
    expect(containsTest(code, "R1 work")).toBe(counts);
  });
});
