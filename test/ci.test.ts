import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import manifest from "../package.json" with { type: "json" };

const text = readFileSync(".github/workflows/ci.yml", "utf8");
const workflow = parse(text);

/** The vitest projects of `npm run test:all`, by the names that the configuration gives them. */
const projects = Array.from(
  readFileSync("vitest.config.ts", "utf8").matchAll(/(?:\bname: |\bproject\(\s*)"([\w-]+)"/g),
  ([, name]) => name,
);

test("CI runs every vitest project", () => {
  const run = Array.from(text.matchAll(/--project '?([\w*-]+)/g), ([, name]) => name);
  expect(projects.length).toBeGreaterThan(5);
  expect([...run, "unit"].toSorted()).toEqual([...projects, "*-below-path"].toSorted());
});

test("CI names existing scripts, and uses no third-party actions", () => {
  const scripts = Array.from(text.matchAll(/npm run ([\w:]+)/g), ([, name = ""]) => name);
  expect(scripts.filter((name) => !(name in manifest.scripts))).toEqual([]);
  const actions = Array.from(text.matchAll(/uses: (\S+)@/g), ([, name]) => name);
  expect(new Set(actions)).toEqual(new Set(["actions/checkout", "actions/setup-node"]));
  expect(workflow.permissions).toEqual({ contents: "read" });
});
