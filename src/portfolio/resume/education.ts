import type * as z from "zod";
import { ExperienceFile } from "../content.ts";
import { dateOf, uriOf } from "./forms.ts";
import type { Mapping } from "./mapping.ts";
import { isNothing } from "./members.ts";
import { readSpan } from "./span.ts";

const Degree = ExperienceFile.shape.education.unwrap().element;

/** A degree or course, and an item of `education`. */
export const education: Mapping<z.output<typeof Degree>> = {
  whole: Degree,
  draft: Degree.partial(),
  write: ({ institution, degree, field, start, end, url }) => ({
    institution,
    studyType: degree,
    area: field,
    startDate: dateOf(start),
    endDate: dateOf(end),
    url: uriOf(url),
  }),
  read: (take) => {
    const named = !isNothing(take.any("studyType"));
    const own = {
      institution: take.text("institution", "institution"),
      degree: take.text("degree", "studyType", ...(named ? [] : ["area"])),
      field: named ? take.text("field", "area") : undefined,
      ...readSpan(take),
      url: take.url("url", "url"),
    };
    take.rest({ score: "marks are not shown", courses: "the content has no place for single courses" });
    return own;
  },
};

/** A course with a certificate: `certificates` is read and never written. */
export const certificate: typeof education = {
  ...education,
  read: (take) => {
    const own = {
      institution: take.text("institution", "issuer"),
      degree: take.text("degree", "name"),
      end: take.date("end", "date"),
      url: take.url("url", "url"),
    };
    take.rest();
    return own;
  },
};
