import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { contentKinds, projectKind } from "../content.ts";

/** The JSON Schema of each content file, for editors. Maps file names to JSON. */
export const contentSchemas = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...contentKinds, project: projectKind }).map(([name, { schema }]) => [
      `${name}.json`,
      `${JSON.stringify({ title: `${name} of a Vitrine portfolio`, ...z.toJSONSchema(schema, { io: "input" }) }, null, 2)}\n`,
    ]),
  );

/** Writes the schemas to `.schema/` in the content folder, which the first line of each file refers to. Skips unchanged ones. */
export const writeContentSchemas = async (folder: string): Promise<void> => {
  const target = join(folder, ".schema");
  await mkdir(target, { recursive: true });
  for (const [name, text] of Object.entries(contentSchemas())) {
    const path = join(target, name);
    const before = await readFile(path, "utf8").catch(() => undefined);
    if (before !== text) await writeFile(path, text);
  }
};
