import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";

/** The keys of a catalog, such as `home.projects`, without the endings of plural forms. */
const keysOf = (value: object, prefix = ""): string[] =>
  Object.entries(value).flatMap(([name, item]) =>
    typeof item === "string"
      ? [prefix + name.replace(/_(?:zero|one|two|few|many|other)$/, "")]
      : keysOf(item, `${prefix}${name}.`),
  );

const catalog = keysOf(parse(readFileSync(new URL("en.yaml", import.meta.url), "utf8")));
const keys = new Set(catalog);
const code = globSync("src/**/*.{astro,ts}", { exclude: ["**/*.test.ts"] })
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

test("every text of the pages is used", () => {
  const isUsed = (key: string): boolean =>
    code.includes(`"${key}"`) || code.includes(`\`${key.replace(/[^.]*$/, "")}\${`);
  expect([...keys].filter((key) => !isUsed(key))).toEqual([]);
});

test("every text that the pages use exists", () => {
  const used = Array.from(code.matchAll(/\bt\(\s*(?:\w+ \? "([\w.]+)" : )?"([\w.]+)"/g), ([, one, other]) => [
    one,
    other,
  ]);
  expect(used.length).toBeGreaterThan(60);
  expect(used.flat().filter((key) => key !== undefined && !keys.has(key))).toEqual([]);
});
