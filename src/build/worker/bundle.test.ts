import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { routes } from "../../contract/routes.ts";
import { bundleWorker, workerMain } from "./bundle.ts";
import { withoutJsonSchemas } from "./without-json-schemas.ts";
import { withoutSpecTypes } from "./without-spec-types.ts";
import { cutTexts } from "./without-texts.ts";

const empty = mkdtempSync(join(tmpdir(), "vitrine-"));

describe("the bundle of the Worker", () => {
  let bundle: string;
  beforeAll(async () => {
    const file = join(empty, "worker.js");
    await bundleWorker(workerMain, file);
    bundle = readFileSync(file, "utf8");
  });

  const kept = (texts: readonly string[]) => texts.filter((text) => bundle.includes(text));

  test("has none of the texts for readers", () => {
    const said = routes.flatMap(({ summary, description, query, params, body, response }) => {
      const fields = [query, params, body].flatMap((schema) => Object.values(schema?.shape ?? {}));
      return [summary, description, response.description, ...fields.flatMap((field) => field.description ?? [])];
    });
    expect(kept(said.filter((text) => text.includes(" ")))).toEqual([]);
  });

  test("does not write JSON Schemas", () => {
    const said = "Error converting schema to JSON";
    expect(readFileSync("node_modules/zod/v4/core/to-json-schema.js", "utf8")).toContain(said);
    expect(kept([said])).toEqual([]);
  });

  test("has no types of the protocol that it does not use", () => {
    expect(kept(["notifications/cancelled", "introspection_endpoint"])).toEqual(["notifications/cancelled"]);
  });

  test("is not made of libraries that are other than was known", () => {
    expect(() => withoutJsonSchemas(empty)).toThrow("json-schema-processors.js");
    expect(() => withoutSpecTypes(empty)).toThrow("lists its types in another way");
  });
});

describe("what is said for readers", () => {
  const cut = (code: string) => cutTexts("record.ts", code);

  test("is cut out, in each way to write a text", () => {
    expect(cut('z.string().min(1).describe("It.").optional()')).toBe("z.string().min(1).optional()");
    expect(cut(`z.object({ a: z.int().describe(\`To \${limits.a}.\`) }).describe("b")`)).toBe(
      "z.object({ a: z.int() })",
    );
    expect(cut('route({ summary: "A", description: "B " + `c`, path })').replaceAll(" ", "")).toBe("route({path})");
  });

  test("stays where it is more than text", () => {
    const more = ["a.describe(made())", `a.describe(\`\${made()}\`)`, "b = { description: z.string(), id: 'x' }"];
    for (const code of more) expect(cut(code)).toBe(code);
  });
});
