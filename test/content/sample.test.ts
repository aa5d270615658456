import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { contentSchemas } from "../../src/build/content/write-schemas.ts";
import { run } from "../support/programs.ts";

const data = ["profile", "contact", "experience", "site", "faq", "synonyms"];
const projects = readdirSync("content/projects");
const files = [
  ...data.map((name) => ({ file: `content/${name}.yaml`, schema: name })),
  ...projects.map((name) => ({ file: `content/projects/${name}`, schema: "project" })),
];

/** What an editor reads as YAML: the file, or its front matter. */
const yamlOf = (file: string): string => {
  const text = readFileSync(file, "utf8");
  return file.endsWith(".md") ? (text.split(/^---$/m)[1] ?? "") : text;
};

describe("the sample portfolio", () => {
  test("has no mistakes", async () => {
    const { code, stdout, stderr } = await run("src/build/content-check.ts");
    expect({ code, stdout, stderr }).toEqual({
      code: 0,
      stdout: `content/: ${projects.length} projects, no mistakes.\n`,
      stderr: "",
    });
  });

  test.each(files)("$file points at the JSON Schema of its kind", ({ file, schema }) => {
    const [, pointer = ""] = /^# yaml-language-server: \$schema=(\S+)$/m.exec(yamlOf(file)) ?? [];
    const path = join(dirname(file), pointer);
    expect(path).toBe(`content/.schema/${schema}.json`);
    expect(existsSync(path)).toBe(true);
  });

  test("lies beside the schemas that the build would write", () => {
    const committed = readdirSync("content/.schema").map((name) => [
      name,
      readFileSync(`content/.schema/${name}`, "utf8"),
    ]);
    expect(Object.fromEntries(committed)).toEqual(contentSchemas());
  });

  test.each(files)("$file is valid against its JSON Schema", ({ file, schema }) => {
    const ajv = new Ajv2020({ strict: true, allErrors: true, validateFormats: false });
    const validate = ajv.compile(JSON.parse(contentSchemas()[`${schema}.json`] ?? ""));
    expect(validate(parse(yamlOf(file))), JSON.stringify(validate.errors)).toBe(true);
  });
});

describe("the JSON Schema for editors", () => {
  test.each([
    ["profile", { name: "Ada", email: "ada@example.com", nme: "x" }],
    ["project", { title: "Atlas", kind: "hobby" }],
    ["project", { title: 7 }],
    ["experience", { experiences: [{ company: "Example" }] }],
    ["site", { title: "Ada" }],
    ["faq", { questions: [{ question: "Do you travel?" }] }],
    ["faq", { questions: [{ question: "Do you travel?", awnser: "By train." }] }],
    ["synonyms", { groups: [["cv"]] }],
    ["synonyms", { groups: ["cv, resume"] }],
  ])("refuses a mistake in %s", (schema, value) => {
    const validate = new Ajv2020({ strict: true, validateFormats: false }).compile(
      JSON.parse(contentSchemas()[`${schema}.json`] ?? ""),
    );
    expect(validate(value)).toBe(false);
  });
});
