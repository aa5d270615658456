import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { contentSchemas } from "../../src/content/read/write-schemas.ts";
import { sampleContent } from "../support/content/portfolios.ts";
import { run } from "../support/hosts/programs.ts";

const data = ["profile", "contact", "experience", "site", "faq", "synonyms"];
const projects = readdirSync(join(sampleContent, "projects"));
const files = [
  ...data.map((name) => ({ file: join(sampleContent, `${name}.yaml`), schema: name })),
  ...projects.map((name) => ({ file: join(sampleContent, "projects", name), schema: "project" })),
];

/** The YAML that an editor checks: the file, or its front matter. */
const yamlOf = (file: string): string => {
  const text = readFileSync(file, "utf8");
  return file.endsWith(".md") ? (text.split(/^---$/m)[1] ?? "") : text;
};

describe("the sample portfolio", () => {
  test("has no errors", async () => {
    const { code, stdout, stderr } = await run("src/cli/check-content.ts", ["--content", sampleContent]);
    expect({ code, stdout, stderr }).toEqual({
      code: 0,
      stdout: `${sampleContent}/: ${projects.length} projects, no errors.\n`,
      stderr: "",
    });
  });

  test.each(files)("$file refers to the JSON Schema of its kind", ({ file, schema }) => {
    const [, pointer = ""] = /^# yaml-language-server: \$schema=(\S+)$/m.exec(yamlOf(file)) ?? [];
    const path = join(dirname(file), pointer);
    expect(path).toBe(join(sampleContent, ".schema", `${schema}.json`));
    expect(existsSync(path)).toBe(true);
  });

  test("has the schemas that the build would write", () => {
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
  ])("rejects an error in %s", (schema, value) => {
    const validate = new Ajv2020({ strict: true, validateFormats: false }).compile(
      JSON.parse(contentSchemas()[`${schema}.json`] ?? ""),
    );
    expect(validate(value)).toBe(false);
  });
});
