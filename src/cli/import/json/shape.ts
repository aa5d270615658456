import * as z from "zod";

/**
 * The parts of a resume that an import needs to find its values. Other types there are errors. A single value that cannot be
 * used is skipped with a note instead, and members that are not listed are allowed.
 */

const list = z.array(z.unknown()).nullish();
/** A list, or one text with the names of its items. */
const names = z.union([z.array(z.unknown()), z.string()]).nullish();
const text = z.string().nullish();

/** A JSON Resume (https://jsonresume.org/schema), including member names of earlier versions. */
export const ResumeShape = z.looseObject({
  basics: z.looseObject({ name: text, email: text, profiles: list }).nullish(),
  work: list,
  volunteer: list,
  education: list,
  references: list,
  certificates: names,
  awards: names,
  publications: names,
  skills: names,
  languages: names,
  interests: names,
  projects: names,
  meta: z.looseObject({}).nullish(),
});
