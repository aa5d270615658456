import type * as z from "zod";
import { ExperienceFile } from "../../content/experience-file.ts";
import { readDates } from "../dates/read-dates.ts";
import { isEmpty } from "../json-object.ts";
import type { Mapping } from "../mapping.ts";
import { spellings } from "../spellings/spellings.ts";
import { resumeDate, toUri } from "../text-formats.ts";

const Degree = ExperienceFile.shape.education.unwrap().element;

/** A degree or course, and an item of `education`. */
export const education: Mapping<z.output<typeof Degree>> = {
  schema: Degree,
  partialSchema: Degree.partial(),
  spellings: spellings.education,
  write: ({ institution, degree, field, start, end, url, score, courses = [] }) => ({
    institution,
    studyType: degree,
    area: field,
    startDate: resumeDate(start),
    endDate: resumeDate(end),
    url: toUri(url),
    score,
    courses: courses.length > 0 ? courses : undefined,
  }),
  read: (fields) => {
    const hasType = !isEmpty(fields.value("studyType"));
    const content = {
      institution: fields.text("institution", "institution"),
      degree: fields.text("degree", "studyType", ...(hasType ? [] : ["area"])),
      field: hasType ? fields.text("field", "area") : undefined,
      ...readDates(fields),
      url: fields.url("url", "url"),
      score: fields.text("score", "score"),
      courses: fields.texts("courses", "courses"),
    };
    fields.skipRest();
    return content;
  },
};
