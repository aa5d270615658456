import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { type ContentKind, contentKinds, projectKind } from "../content.ts";
import { variantMembers, variantSchema } from "../languages/variant-files.ts";

const schemaFile = (name: string, title: string, schema: z.ZodObject): [name: string, json: string] => [
  `${name}.json`,
  `${JSON.stringify({ title, ...z.toJSONSchema(schema, { io: "input" }) }, null, 2)}\n`,
];

const kinds: Readonly<Record<string, Pick<ContentKind, "schema" | "variant">>> = {
  ...contentKinds,
  project: projectKind,
};

/**
 * The JSON Schema of each content file, for editors. Maps file names to JSON. `hasVariants` is whether to add
 * `profile.variant.json` and the like, for files such as `profile.de.yaml`.
 */
export const contentSchemas = (hasVariants = false): Record<string, string> =>
  Object.fromEntries([
    ...Object.entries(kinds).map(([name, { schema }]) => schemaFile(name, `${name} of a Vitrine portfolio`, schema)),
    ...Object.entries(kinds)
      .filter(([, kind]) => hasVariants && variantMembers(kind).length > 0)
      .map(([name, kind]) =>
        schemaFile(`${name}.variant`, `${name} of a Vitrine portfolio in a further language`, variantSchema(kind)),
      ),
  ]);

/** Writes the schemas to `.schema/` in the content folder, which the first line of each file refers to. Skips unchanged ones. */
export const writeContentSchemas = async (folder: string, hasVariants = false): Promise<void> => {
  const target = join(folder, ".schema");
  await mkdir(target, { recursive: true });
  for (const [name, text] of Object.entries(contentSchemas(hasVariants))) {
    const path = join(target, name);
    const before = await readFile(path, "utf8").catch(() => undefined);
    if (before !== text) await writeFile(path, text);
  }
};
