import * as z from "zod";
import { compareProjects, contentKeys, contentKinds, type Portfolio, ProjectFile } from "../../content/content.ts";
import { slugOfFile } from "../../content/projects/project-entries.ts";
import type { ImportBase } from "../import/merge/import-base.ts";

const ImportedProject = z.looseObject({ description: z.string() });

const projectsOf = (files: ImportBase["files"]): Portfolio["projects"] =>
  Object.entries(files)
    .flatMap(([file, value]) => {
      const slug = slugOfFile(file);
      if (slug === undefined) return [];
      const { description, ...keys } = ImportedProject.parse(value);
      return [{ ...ProjectFile.parse(keys), slug, description }];
    })
    .toSorted(compareProjects);

/**
 * The portfolio that the last import wrote, without pictures.
 * @throws z.ZodError if this release cannot read it.
 */
export const importedPortfolio = ({ files }: ImportBase): Portfolio => {
  const values = contentKeys.map((key) => {
    const { file, schema } = contentKinds[key];
    return [key, schema.parse(files[file] ?? {})] as const;
  });
  // The schema of each key has read its value.
  return { ...(Object.fromEntries(values) as unknown as Portfolio), projects: projectsOf(files), unlisted: [] };
};
