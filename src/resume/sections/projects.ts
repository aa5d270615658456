import * as z from "zod";
import { ProjectFile } from "../../content/content.ts";
import { ProjectKind } from "../../contract/resources/portfolio/project.ts";
import type { FieldReader } from "../field-reader.ts";
import { quoteValue } from "../import-notes.ts";
import type { Mapping } from "../mapping.ts";
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
const readDescription = (fields: FieldReader): string | undefined => {
  const text = fields.text("(text)", "description", "summary");
  const highlights = fields
    .texts("(text)", "highlights")
    ?.map((highlight) => `- ${highlight.replaceAll(/\s*\n\s*/g, " ")}`);
  const parts = [text, highlights?.join("\n")].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join("\n\n") : undefined;
};

const readKind = (fields: FieldReader): ProjectKind | undefined => {
  const type = fields.value("type");
  const kind = ProjectKind.safeParse(typeof type === "string" ? type.trim().toLowerCase() : type);
  if (kind.success) fields.mapped("kind", "type");
  else if (typeof type === "string" && type.trim() !== "")
    fields.skipped("type", `${quoteValue(type)} is neither client nor personal`);
  return kind.data;
};

const readYear = (fields: FieldReader): string | undefined => {
  const [end, start] = [fields.date("year", "endDate"), fields.date("year", "startDate")];
  return (end ?? start)?.slice(0, 4);
};

/** A project, and an item of `projects`. */
export const project: Mapping<ImportedProject> = {
  schema: ImportedProject,
  partialSchema: ImportedProject.partial(),
  write: ({ title, description, tags = [], year, link, kind }) => ({
    name: title,
    description,
    keywords: tags.length > 0 ? tags : undefined,
    startDate: resumeDate(year),
    endDate: resumeDate(year),
    url: toUri(link),
    type: kind,
  }),
  read: (fields) => {
    const title = fields.text("title", "name");
    const content = {
      title,
      description: readDescription(fields) ?? titleAsText(fields, title),
      tags: fields.texts("tags", "keywords"),
      year: readYear(fields),
      link: fields.url("link", "url", "website"),
      kind: readKind(fields),
    };
    fields.skipRest({
      roles: "projects have no field for roles: mention them in the description",
      entity: "projects have no field for the client: mention it in the description",
    });
    return content;
  },
};
