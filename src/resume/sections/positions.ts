import type * as z from "zod";
import { ExperienceFile } from "../../content/content.ts";
import { readDates } from "../dates.ts";
import type { FieldReader } from "../field-reader.ts";
import type { Mapping } from "../mapping.ts";
import { resumeDate, toUri } from "../text-formats.ts";

const Position = ExperienceFile.shape.experiences.unwrap().element;

const readPosition = (fields: FieldReader, company: readonly string[]) => {
  const content = {
    company: fields.text("company", ...company),
    role: fields.text("role", "position"),
    ...readDates(fields),
    location: fields.text("location", "location"),
    summary: fields.text("summary", "summary"),
    highlights: fields.texts("highlights", "highlights"),
    tags: fields.texts("tags", "keywords"),
    url: fields.url("url", "url", "website"),
  };
  fields.skipRest({ description: "positions have no field for a company description" });
  return content;
};

const whenSome = (texts: readonly string[] | undefined): readonly string[] | undefined =>
  texts && texts.length > 0 ? texts : undefined;

/** A position, and an item of `work`. `keywords` is not in the schema of `work`, but in that of other sections. */
export const work: Mapping<z.output<typeof Position>> = {
  schema: Position,
  partialSchema: Position.partial(),
  write: ({ company, role, start, end, location, summary, highlights, tags, url }) => ({
    name: company,
    position: role,
    url: toUri(url),
    location,
    startDate: resumeDate(start),
    endDate: resumeDate(end),
    summary,
    highlights: whenSome(highlights),
    keywords: whenSome(tags),
  }),
  read: (fields) => readPosition(fields, ["name", "company"]),
};

/** Volunteer work, imported as a position that says so. Exports have no `volunteer`. */
export const volunteer: typeof work = {
  ...work,
  read: (fields) => {
    const { role, tags = [], ...content } = readPosition(fields, ["organization"]);
    return { ...content, role: role && `${role} (volunteer)`, tags: ["volunteering", ...tags] };
  },
};
