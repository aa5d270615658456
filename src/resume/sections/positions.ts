import type * as z from "zod";
import { ExperienceFile } from "../../content/experience-file.ts";
import { readDates } from "../dates/read-dates.ts";
import type { FieldReader } from "../field-reader.ts";
import type { Mapping } from "../mapping.ts";
import { spellings } from "../spellings/spellings.ts";
import { resumeDate, toUri } from "../text-formats.ts";

const Position = ExperienceFile.shape.experiences.unwrap().element;

const readPosition = (fields: FieldReader) => {
  const content = {
    company: fields.text("company", "name"),
    role: fields.text("role", "position"),
    ...readDates(fields),
    location: fields.text("location", "location"),
    summary: fields.text("summary", "summary"),
    highlights: fields.texts("highlights", "highlights", { separates: "lines" }),
    tags: fields.texts("tags", "keywords"),
    url: fields.url("url", "url"),
    description: fields.text("description", "description"),
  };
  fields.skipRest();
  return content;
};

const whenSome = (texts: readonly string[] | undefined): readonly string[] | undefined =>
  texts && texts.length > 0 ? texts : undefined;

/** A position, and an item of `work`. `keywords` is not in the schema of `work`, but in that of other sections. */
export const work: Mapping<z.output<typeof Position>> = {
  schema: Position,
  partialSchema: Position.partial(),
  spellings: spellings.work,
  write: ({ company, role, start, end, location, summary, highlights, tags, url, description }) => ({
    name: company,
    description,
    position: role,
    url: toUri(url),
    location,
    startDate: resumeDate(start),
    endDate: resumeDate(end),
    summary,
    highlights: whenSome(highlights),
    keywords: whenSome(tags),
  }),
  read: readPosition,
};

const VolunteerWork = ExperienceFile.shape.volunteer.unwrap().element;

/** Volunteer work, and an item of `volunteer`. */
export const volunteer: Mapping<z.output<typeof VolunteerWork>> = {
  schema: VolunteerWork,
  partialSchema: VolunteerWork.partial(),
  spellings: spellings.volunteer,
  write: ({ organization, role, start, end, location, summary, highlights, url }) => ({
    organization,
    position: role,
    url: toUri(url),
    location,
    startDate: resumeDate(start),
    endDate: resumeDate(end),
    summary,
    highlights: whenSome(highlights),
  }),
  read: (fields) => {
    const content = {
      organization: fields.text("organization", "organization"),
      role: fields.text("role", "position"),
      ...readDates(fields),
      location: fields.text("location", "location"),
      summary: fields.text("summary", "summary"),
      highlights: fields.texts("highlights", "highlights", { separates: "lines" }),
      url: fields.url("url", "url"),
    };
    fields.skipRest();
    return content;
  },
};
