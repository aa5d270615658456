import { ExperienceFile } from "../../content/experience-file.ts";
import { readDates } from "../dates/read-dates.ts";
import { isEmpty, nonEmpty } from "../json-object.ts";
import { defineMapping } from "../mapping.ts";
import { spellings } from "../spellings/spellings.ts";
import { resumeDate, toUri } from "../text-formats.ts";

/** A degree or course, and an item of `education`. */
export const education = defineMapping({
  schema: ExperienceFile.shape.education.unwrap().element,
  spellings: spellings.education,
  write: ({ institution, degree, field, start, end, url, score, courses }) => ({
    institution,
    studyType: degree,
    area: field,
    startDate: resumeDate(start),
    endDate: resumeDate(end),
    url: toUri(url),
    score,
    courses: nonEmpty(courses),
  }),
  read: (fields) => {
    const hasType = !isEmpty(fields.value("studyType"));
    return {
      institution: fields.text("institution"),
      degree: fields.text("degree", "studyType", ...(hasType ? [] : ["area"])),
      field: hasType ? fields.text("field", "area") : undefined,
      ...readDates(fields),
      url: fields.url("url"),
      score: fields.text("score"),
      courses: fields.texts("courses"),
    };
  },
});
