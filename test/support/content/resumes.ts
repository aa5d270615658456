import fc from "fast-check";
import type { JsonObject } from "../../../src/resume/json-object.ts";

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

/** Two dates in order, or one of them. */
const orderedPeriod = fc
  .tuple(date, date, fc.constantFrom("startDate", "endDate", "both"))
  .map(([a, b, which]) => ({ startDate: a < b ? a : b, endDate: a < b ? b : a, which }))
  .map(({ startDate, endDate, which }) => ({
    ...(which !== "endDate" && { startDate }),
    ...(which !== "startDate" && { endDate }),
  }));
const withPeriod = (item: fc.Arbitrary<JsonObject>): fc.Arbitrary<JsonObject> =>
  fc.tuple(item, orderedPeriod).map(([members, period]) => ({ ...members, ...period }));
const items = (item: fc.Arbitrary<JsonObject>) => fc.array(item, { minLength: 1, maxLength: 3 });
const someTexts = fc.array(text, { minLength: 1, maxLength: 3 });
const short = fc.lorem({ maxCount: 8 });

/**
 * Resumes in which every item has what the content requires, with any of the members of JSON Resume 1.0 besides those that
 * the content words in another way: regions and countries, and the highlights of projects.
 */
export const completeResumes: fc.Arbitrary<JsonObject> = some(
  {
    basics: some(
      {
        ...{ name: text, label: text, email, phone: text, url, summary: short },
        location: fc.record({ address: text, postalCode: text, city: text }),
        profiles: items(
          some({ network: fc.constantFrom("Mastodon", "Bluesky"), username: text, url }, ["network", "url"]),
        ),
      },
      ["name", "email"],
    ),
    work: items(
      fc
        .tuple(
          some(
            {
              name: text,
              location: text,
              description: text,
              position: text,
              url,
              summary: text,
              highlights: someTexts,
            },
            ["name", "position"],
          ),
          orderedPeriod,
        )
        .map(([item, { endDate, startDate = endDate }]) => ({ ...item, startDate, ...(endDate && { endDate }) })),
    ),
    volunteer: items(
      withPeriod(
        some({ organization: text, position: text, url, summary: text, highlights: someTexts }, ["organization"]),
      ),
    ),
    education: items(
      withPeriod(
        some({ institution: text, url, area: text, studyType: text, score: text, courses: someTexts }, [
          "institution",
          "studyType",
        ]),
      ),
    ),
    awards: items(some({ title: text, date, awarder: text, summary: text }, ["title"])),
    certificates: items(some({ name: text, date, url, issuer: text }, ["name"])),
    publications: items(some({ name: text, publisher: text, releaseDate: date, url, summary: text }, ["name"])),
    skills: items(some({ name: text, level: text, keywords: someTexts }, ["name", "keywords"])),
    languages: items(some({ language: text, fluency: text }, ["language"])),
    interests: items(some({ name: text, keywords: someTexts }, ["name"])),
    references: items(fc.record({ name: text, reference: text })),
    projects: fc.uniqueArray(
      withPeriod(
        some({ name: text, description: text, keywords: someTexts, url, roles: someTexts, entity: text, type: text }, [
          "name",
          "description",
        ]),
      ),
      { minLength: 1, maxLength: 3, selector: ({ name }) => String(name).toLowerCase() },
    ),
  },
  ["basics"],
);
