import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import manifest from "../../package.json" with { type: "json" };
import { required } from "../support/setup/tools.ts";

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

/** How the two CI services run the tests that need tools. */
const services = [
  [".ci/run", readFileSync(".ci/run", "utf8")],
  [".github/workflows/ci.yml", JSON.stringify(workflow.jobs.test)],
] as const;

test.each(services)("%s installs the tools that tests need, and a missing one is an error", (_, steps) => {
  expect(steps).toMatch(/(?<!# .*)\.ci\/install-tools/);
  expect(steps).toMatch(/npm ci (?:--silent )?--prefix test\/package\/registry/);
  expect(steps).toMatch(/export REQUIRE_TOOLS=1|"REQUIRE_TOOLS":"1"/);
});

test(".ci/install-tools installs every required tool", () => {
  const list = (name: string): string[] => {
    const [, words = ""] =
      new RegExp(`^${name}=\\((.*)\\)$`, "m").exec(readFileSync(".ci/install-tools", "utf8")) ?? [];
    return words.split(" ");
  };
  // Debian puts no server program of Postgres on the PATH. npm installs verdaccio.
  const programs = required.flatMap((tool) =>
    tool === "verdaccio" ? [] : tool === "postgres" ? "pg_createcluster" : tool,
  );
  expect(list("programs").toSorted()).toEqual(programs.toSorted());
  expect(list("packages")).toHaveLength(programs.length);
});
