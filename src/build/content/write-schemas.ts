import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import {
  ContactFile,
  ExperienceFile,
  FaqFile,
  ProfileFile,
  ProjectFile,
  SiteFile,
  SynonymsFile,
} from "../../portfolio/content.ts";

const files = {
  profile: ProfileFile,
  contact: ContactFile,
  experience: ExperienceFile,
  site: SiteFile,
  faq: FaqFile,
  synonyms: SynonymsFile,
  project: ProjectFile,
};

/** The JSON Schema of each content file, for editors: file name to text. */
export const contentSchemas = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files).map(([name, schema]) => [
      `${name}.json`,
      `${JSON.stringify({ title: `${name} of a Vitrine portfolio`, ...z.toJSONSchema(schema, { io: "input" }) }, null, 2)}\n`,
    ]),
  );

/** Writes them to `.schema/` in the content folder, where the files point at them; only those that changed. */
export const writeContentSchemas = async (folder: string): Promise<void> => {
  const target = join(folder, ".schema");
  await mkdir(target, { recursive: true });
  for (const [name, text] of Object.entries(contentSchemas())) {
    const path = join(target, name);
    const before = await readFile(path, "utf8").catch(() => undefined);
    if (before !== text) await writeFile(path, text);
  }
};
