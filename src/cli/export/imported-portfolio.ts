import * as z from "zod";
import { compareProjects, contentKeys, contentKinds, type Portfolio, ProjectFile } from "../../content/content.ts";
import { slugOfFile } from "../../content/projects/project-entries.ts";
import { withYear } from "../../content/projects/project-year.ts";
import { isComplete } from "../../content/read/read-content.ts";
import type { ImportBase } from "../import/merge/import-base.ts";

const ImportedProject = z.looseObject({ description: z.string() });

/** The portfolio that the last import wrote, without pictures; undefined if this release cannot read it. */
export const importedPortfolio = ({ files }: ImportBase): Portfolio | undefined => {
  const values = Object.fromEntries(
    contentKeys.map((key) => [key, contentKinds[key].schema.safeParse(files[contentKinds[key].file] ?? {}).data]),
  );
  const projects = Object.entries(files).flatMap(([file, value]) => {
    const slug = slugOfFile(file);
    if (slug === undefined) return [];
    const { description, ...keys } = ImportedProject.safeParse(value).data ?? {};
    const { data } = ProjectFile.safeParse(keys);
    return [data && description !== undefined ? { ...withYear(data), slug, description } : undefined];
  });
  const known = projects.filter((project) => project !== undefined);
  if (!isComplete(values) || known.length < projects.length) return undefined;
  return { ...values, projects: known.toSorted(compareProjects), unlisted: [] };
};
