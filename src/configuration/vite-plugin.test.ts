import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { siteTheme } from "../themes/site-theme.ts";
import { componentNames, Options } from "./options.ts";
import { ownerParts } from "./vite-plugin.ts";

const own = (name: string): string => resolve("owner", `${name}.astro`);
const components = Object.fromEntries(componentNames.map((name) => [name, `./owner/${name}.astro`]));
const plugin = ownerParts(Options.parse({ components }), resolve("."), {
  folder: () => "content",
  theme: () => siteTheme({}),
  text: () => "",
  hasLanguages: () => false,
});

const imports = globSync("src/{components,layouts,routes}/**/*.astro").flatMap((file) =>
  Array.from(
    readFileSync(file, "utf8").matchAll(/^import (\w+) from "(\S+\.astro)";/gm),
    ([, name = "", source = ""]) => ({
      file: resolve(file),
      name,
      source,
    }),
  ),
);
const replaceable = imports.filter(({ name }) => componentNames.some((each) => each === name));

test("every import of a replaceable component leads to the owner's", () => {
  expect(new Set(replaceable.map(({ name }) => name))).toEqual(new Set(componentNames));
  for (const { file, name, source } of replaceable) expect(plugin.resolveId(source, file)).toBe(own(name));
});

test("other imports, and those of the owner's component, lead to Vitrine's", () => {
  for (const { file, source } of imports.filter((each) => !replaceable.includes(each)))
    expect(plugin.resolveId(source, file)).toBeUndefined();
  expect(plugin.resolveId("vitrine/components/Hero.astro", own("Hero"))).toBeUndefined();
});
