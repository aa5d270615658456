import { ExperienceFile } from "../../content/experience-file.ts";
import { readDates } from "../dates/read-dates.ts";
import { nonEmpty } from "../json-object.ts";
import { defineMapping } from "../mapping.ts";
import { spellings } from "../spellings/spellings.ts";
import { resumeDate, toUri } from "../text-formats.ts";

/** A position, and an item of `work`. `keywords` is not in the schema of `work`, but in that of other sections. */
export const work = defineMapping({
  schema: ExperienceFile.shape.experiences.unwrap().element,
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
    highlights: nonEmpty(highlights),
    keywords: nonEmpty(tags),
  }),
  read: (fields) => ({
    company: fields.text("company", "name"),
    role: fields.text("role", "position"),
    ...readDates(fields),
    location: fields.text("location"),
    summary: fields.text("summary"),
    highlights: fields.texts("highlights", "highlights", { separates: "lines" }),
    tags: fields.texts("tags", "keywords"),
    url: fields.url("url"),
    description: fields.text("description"),
  }),
});

/** Volunteer work, and an item of `volunteer`. */
export const volunteer = defineMapping({
  schema: ExperienceFile.shape.volunteer.unwrap().element,
  spellings: spellings.volunteer,
  write: ({ organization, role, start, end, location, summary, highlights, url }) => ({
    organization,
    position: role,
    url: toUri(url),
    location,
    startDate: resumeDate(start),
    endDate: resumeDate(end),
    summary,
    highlights: nonEmpty(highlights),
  }),
  read: (fields) => ({
    organization: fields.text("organization"),
    role: fields.text("role", "position"),
    ...readDates(fields),
    location: fields.text("location"),
    summary: fields.text("summary"),
    highlights: fields.texts("highlights", "highlights", { separates: "lines" }),
    url: fields.url("url"),
  }),
});
