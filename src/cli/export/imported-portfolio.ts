import * as z from "zod";
import { compareProjects, contentKeys, contentKinds, type Portfolio, ProjectFile } from "../../content/content.ts";
import { slugOfFile } from "../../content/projects/project-entries.ts";
import { withYear } from "../../content/projects/project-year.ts";
import { isComplete } from "../../content/read/read-files.ts";
import { defaultSiteText } from "../../resume/read-resume.ts";
import type { ImportBase } from "../import/merge/import-base.ts";

const ImportedProject = z.looseObject({ description: z.string() });

/** The values of site.yaml. The record lacks the title and the description where the import kept the owner's. */
const siteOf = ({ [contentKinds.profile.file]: profile, [contentKinds.site.file]: site }: ImportBase["files"]) => {
  const { data } = contentKinds.profile.schema.safeParse(profile);
  return { ...(data && defaultSiteText(data)), ...site };
};

/** The portfolio that the last import wrote, without pictures; undefined if this release cannot read it. */
export const importedPortfolio = ({ files }: ImportBase): Portfolio | undefined => {
  const recorded: ImportBase["files"] = { ...files, [contentKinds.site.file]: siteOf(files) };
  const values = Object.fromEntries(
    contentKeys.map((key) => [key, contentKinds[key].schema.safeParse(recorded[contentKinds[key].file] ?? {}).data]),
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
