import * as z from "zod";

/** The types that the import needs. Members with other types are errors; members that are not listed are allowed. */

const text = z.string().nullish();
const texts = z.array(text).nullish();
const section = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.looseObject(shape).nullish()).nullish();

const did = {
  position: text,
  url: text,
  website: text,
  startDate: text,
  endDate: text,
  summary: text,
  highlights: texts,
  keywords: texts,
};

/** A JSON Resume (https://jsonresume.org/schema), including member names of earlier versions. */
export const ResumeShape = z.looseObject({
  basics: z
    .looseObject({
      name: text,
      label: text,
      email: text,
      url: text,
      website: text,
      summary: text,
      location: z.union([z.looseObject({ city: text, region: text, countryCode: text }), z.string()]).nullish(),
      profiles: section({ network: text, username: text, url: text }),
    })
    .nullish(),
  work: section({ name: text, company: text, location: text, ...did }),
  volunteer: section({ organization: text, location: text, ...did }),
  education: section({ institution: text, studyType: text, area: text, url: text, startDate: text, endDate: text }),
  certificates: section({ name: text, issuer: text, date: text, url: text }),
  awards: section({ title: text, date: text, awarder: text, summary: text, url: text }),
  publications: section({ name: text, publisher: text, releaseDate: text, url: text, website: text, summary: text }),
  skills: section({ name: text, keywords: texts }),
  languages: section({ language: text, fluency: text }),
  projects: section({
    name: text,
    description: text,
    highlights: texts,
    keywords: texts,
    startDate: text,
    endDate: text,
    url: text,
    type: text,
  }),
  meta: z.looseObject({ lastModified: text }).nullish(),
});
