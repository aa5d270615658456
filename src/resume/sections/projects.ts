import * as z from "zod";
import { ProjectFile } from "../../content/content.ts";
import { withYear } from "../../content/projects/project-year.ts";
import { ProjectKind } from "../../contract/resources/portfolio/project.ts";
import { readPeriod } from "../dates/read-dates.ts";
import type { FieldReader } from "../fields/field-reader.ts";
import { nonEmpty, withoutUndefined } from "../json-object.ts";
import { defineMapping } from "../mapping.ts";
import { spellings } from "../spellings/spellings.ts";
import { projectText } from "../text/project-text.ts";
import { resumeDate, toUri } from "../text-formats.ts";

/** The file name of a project without `.md`, as in the content check. */
export const Slug = z.string().regex(/^[\p{L}\p{N}\p{M}_-]{1,250}$/u);

const { cover: _cover, gallery: _gallery, ...textKeys } = ProjectFile.shape;

/** A project in a resume, which has no pictures. Only our own exports have `slug`. */
const ImportedProject = z.strictObject({
  ...textKeys,
  slug: Slug.exactOptional(),
  description: z.string().min(1),
});
export type ImportedProject = z.output<typeof ImportedProject>;

/** Uses the title as the description, because a description is required. */
const titleAsText = (fields: FieldReader, title: string | undefined): string | undefined => {
  if (title !== undefined) fields.skipped([], "no description, so the title is used: write a description");
  return title;
};

/** The description as Markdown: the text, then the highlights as a list. */
const readDescription = (fields: FieldReader): string | undefined =>
  projectText(
    fields.markdown("(text)", "description"),
    fields.texts("(text)", "highlights", { separates: "lines", format: "markdown" }),
  );

/** What a project is; or, if its type says so, for whom it was made. */
const readKind = (fields: FieldReader): { readonly kind: ProjectKind } | { readonly type: string | undefined } => {
  const type = fields.value("type");
  const kind = ProjectKind.safeParse(typeof type === "string" ? type.trim().toLowerCase() : type);
  if (!kind.success) return { type: fields.text("type") };
  fields.mapped("kind", "type");
  return { kind: kind.data };
};

/** A period of one year is only that year. */
const readYear = (fields: FieldReader) => {
  const { start, end } = readPeriod(fields);
  return start === end && start?.length === 4 ? { year: start } : withYear(withoutUndefined({ start, end }));
};

/** One role, or a list of several. */
const readRole = (fields: FieldReader): string | string[] | undefined => {
  const roles = fields.texts("role", "roles");
  return roles?.length === 1 ? roles[0] : roles;
};

/** A project, and an item of `projects`. */
export const project = defineMapping({
  schema: ImportedProject,
  spellings: spellings.projects,
  write: ({ title, description, tags, year, start, end, link, kind, type, role = [], entity }) => ({
    name: title,
    description,
    keywords: nonEmpty(tags),
    startDate: resumeDate(start ?? (end === undefined ? year : undefined)),
    endDate: resumeDate(end ?? (start === undefined ? year : undefined)),
    url: toUri(link),
    roles: nonEmpty([role].flat()),
    entity,
    type: type ?? kind,
  }),
  read: (fields) => {
    const title = fields.text("title", "name");
    return {
      title,
      description: readDescription(fields) ?? titleAsText(fields, title),
      tags: fields.texts("tags", "keywords"),
      ...readYear(fields),
      link: fields.url("link", "url"),
      ...readKind(fields),
      role: readRole(fields),
      entity: fields.text("entity"),
    };
  },
});
