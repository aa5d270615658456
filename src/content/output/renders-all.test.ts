import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../../../test/support/hosts/programs.ts";
import { ownIntegrations, rendersAll } from "./renders-all.ts";

let source = "";
beforeEach(() => {
  source = temporaryFolder();
});

const write = (file: string): void => {
  mkdirSync(dirname(join(source, file)), { recursive: true });
  writeFileSync(join(source, file), "");
};
const vitrine = { name: ownIntegrations.site };

test("without code of the owner, and with ordinary pages and components, a build can skip files", () => {
  const own = Object.values(ownIntegrations).map((name) => ({ name }));
  expect(rendersAll(join(source, "missing"), own)).toBe(false);
  for (const file of ["pages/talks.astro", "pages/notes/first.md", "components/Header.astro"]) write(file);
  expect(rendersAll(source, own)).toBe(false);
});

test.each([
  "middleware.ts",
  "middleware/index.js",
  "pages/[...path].astro",
  "pages/projects/special.astro",
  "pages/projects.astro",
  "pages/api/talks.ts",
  "pages/talks.json.ts",
])("Astro renders all files if the owner has %s", (file) => {
  write(file);
  expect(rendersAll(source, [vitrine])).toBe(true);
});

test("Astro renders all files if there is another integration", () => {
  expect(rendersAll(source, [vitrine, { name: "@astrojs/sitemap" }])).toBe(true);
});
