import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };

/** The packages in the first column of the table of dependencies. */
const listed = (markdown: string): string[] => {
  const [, table = ""] = markdown.split(/^## Dependencies$/m);
  const cells = Array.from(table.matchAll(/^\| ([^|]+) \|/gm), ([, cell = ""]) => cell);
  return cells.slice(1).flatMap((cell) => (cell.startsWith("---") ? [] : cell.split(", ")));
};

test("docs/architecture.md justifies every package of package.json, and no other", () => {
  const installed = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)];
  expect(listed(readFileSync("docs/architecture.md", "utf8")).toSorted()).toEqual(installed.toSorted());
});
