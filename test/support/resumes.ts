import fc from "fast-check";
import type { JsonObject } from "../../src/resume/json-object.ts";

/** Texts as people write them in resumes, in several scripts, and some that look like other types. */
const text = fc.oneof(
  fc.lorem({ maxCount: 8 }),
  fc.lorem({ mode: "sentences", maxCount: 4 }),
  fc.constantFrom(
    "2024",
    "null",
    "x, y",
    "- a: b",
    "# 1",
    "C++",
    "東京の会社",
    "شركة",
    "Łódź & Söhne",
    "true",
    "a / b",
  ),
);
const texts = fc.array(text, { maxLength: 3 });
const date = fc
  .date({ min: new Date("1990-01-01"), max: new Date("2025-12-31"), noInvalidDate: true })
  .chain((day) => fc.constantFrom(4, 7, 10).map((length) => day.toISOString().slice(0, length)));
const url = fc.webUrl();
const email = fc.constantFrom("ada@example.com", "a.b+c@mail.example.org");

/** An object that has some of these members, and always those in `required`. */
const some = (members: Record<string, fc.Arbitrary<unknown>>, required: string[] = []): fc.Arbitrary<JsonObject> =>
  fc.record(members, { requiredKeys: required as never[] });
const list = (members: Record<string, fc.Arbitrary<unknown>>, required: string[] = []) =>
  fc.array(some(members, required), { maxLength: 3 });

const basics = some(
  {
    ...{ name: text, label: text, email, phone: text, url, summary: text },
    location: some({
      address: text,
      postalCode: text,
      city: text,
      countryCode: fc.constantFrom("GB", "JP"),
      region: text,
    }),
    profiles: list({ network: fc.constantFrom("GitHub", "LinkedIn", "Mastodon", "dribbble"), username: text, url }),
  },
  ["name", "email"],
);
const period = { startDate: date, endDate: date };

/** Resumes that are valid JSON Resume 1.0 with any of its members, except pictures, and with members of other programs. */
export const resumes: fc.Arbitrary<JsonObject> = some(
  {
    $schema: fc.constant("https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json"),
    basics,
    work: list({
      ...{ name: text, location: text, description: text, position: text, url, summary: text, highlights: texts },
      ...period,
    }),
    volunteer: list({ organization: text, position: text, url, ...period, summary: text, highlights: texts }),
    education: list({ institution: text, url, area: text, studyType: text, ...period, score: text, courses: texts }),
    awards: list({ title: text, date, awarder: text, summary: text }),
    certificates: list({ name: text, date, url, issuer: text }),
    publications: list({ name: text, publisher: text, releaseDate: date, url, summary: text }),
    skills: list({ name: text, level: text, keywords: texts }),
    languages: list({ language: text, fluency: text }),
    interests: list({ name: text, keywords: texts }),
    references: list({ name: text, reference: text }),
    projects: list({
      ...{ name: text, description: text, highlights: texts, keywords: texts, url, roles: texts, entity: text },
      ...period,
      type: text,
    }),
    meta: some({ canonical: url, version: fc.constant("v1.0.0"), lastModified: fc.constant("2025-06-01T10:00:00") }),
    "x-program": some({ setting: text }),
  },
  ["basics"],
);
