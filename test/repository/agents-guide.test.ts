import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { contentSchemas } from "../../src/content/read/write-schemas.ts";
import { sampleContent } from "../support/content/portfolios.ts";

const skill = "src/discovery/skills/vitrine-content.md";
const texts = ["AGENTS.md", skill] as const;

describe.each(texts)("%s", (file) => {
  const text = readFileSync(file, "utf8");

  test("names existing commands", () => {
    const named = Array.from(text.matchAll(/\bnpm (?:run )?([a-z]+(?::[a-z]+)*)/g), ([, name = ""]) => name);
    const known = [...Object.keys(manifest.scripts), "ci", "install"];
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  test("links to existing files", () => {
    const linked = Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, path = ""]) => path);
    const named = Array.from(text.matchAll(/`((?:src|docs|content)\/[\w./-]*\w)`/g), ([, path = ""]) => path);
    // Content files are checked in the frozen portfolio, because an owner may have fewer.
    const fileOf = (path: string): string => path.replace(/^content\//, `${sampleContent}/`);
    expect([...linked, ...named].filter((path) => !existsSync(fileOf(path)))).toEqual([]);
  });
});

/** The names of all keys in a JSON Schema. */
const keysIn = (schema: unknown): string[] => {
  if (typeof schema !== "object" || schema === null) return [];
  const { properties = {} } = schema as { properties?: object };
  return [...Object.keys(properties), ...Object.values(schema).flatMap(keysIn)];
};

describe("the skill for editing content", () => {
  const text = readFileSync(skill, "utf8");
  const schemas = contentSchemas();

  test.each(["experience", "faq", "synonyms", "project"])("names every key of %s", (name) => {
    const keys = new Set(keysIn(JSON.parse(schemas[`${name}.json`] ?? "")));
    expect(keys.size).toBeGreaterThan(0);
    expect([...keys].filter((key) => !new RegExp(`(?:\`|^)${key}(?:\`|:)`, "m").test(text))).toEqual([]);
  });

  test.each(["profile", "site"])("names the required keys of %s", (name) => {
    const { required } = JSON.parse(schemas[`${name}.json`] ?? "") as { required: string[] };
    const row = text.split("\n").find((line) => line.startsWith(`| \`content/${name}.yaml\``));
    expect(required.filter((key) => !row?.split("|").at(-2)?.includes(`\`${key}\``))).toEqual([]);
  });
});
