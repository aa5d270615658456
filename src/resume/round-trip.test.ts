import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { objectionsTo } from "../../test/support/content/jsonresume.ts";
import { minimalPortfolio, smallPortfolio } from "../../test/support/content/small-portfolio.ts";
import { compareProjects, type Portfolio } from "../content/content.ts";
import { withYear } from "../content/projects/project-year.ts";
import { homeSections, navigationNames } from "../content/site-file.ts";
import { readResume } from "./read-resume.ts";
import { publishedContent, writeResume } from "./write-resume.ts";

const site = "https://ada.example.com";

/** Exports a portfolio as resume text and imports it again. */
const again = (portfolio: Portfolio): Portfolio | undefined => {
  const { content } = readResume(JSON.parse(JSON.stringify(writeResume(portfolio, site))));
  return content && { ...minimalPortfolio, ...content, projects: content.projects.toSorted(compareProjects) };
};

/** Ordinary texts, and texts that careless programs would change. */
const text = fc
  .oneof(
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }),
    fc.constantFrom(" spaced ", "two\nlines", "\u0007bell", "null", "2024", "- a: b", "---", "#", "‮", "a\r\nb", "x, y"),
    fc.lorem({ maxCount: 60 }),
  )
  .filter((value) => value.isWellFormed());
const texts = fc.array(text, { maxLength: 3 });
const date = fc.oneof(
  fc.constantFrom("0999", "1000", "2024", "2024-05", "2024-05-31", "9999-12"),
  fc.integer({ min: 1900, max: 2100 }).map(String),
);
const url = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.constantFrom(
    "https://bücher.example/straße?q=ä#ö",
    "http://a.example/100%/[x]|{y}#b#c",
    "https://u:p@a.example:8443/",
    "https://[::1]/",
  ),
);
const email = fc.constantFrom("ada@example.com", "a.b+c@mail.example.org");
const some = <Keys extends Record<string, fc.Arbitrary<unknown>>>(required: (keyof Keys)[], keys: Keys) =>
  fc.record(keys, { requiredKeys: required as never[] });

const profile = some(["name", "email"], {
  name: text,
  email,
  tagline: text,
  about: fc.oneof(text, fc.lorem({ maxCount: 60 }), fc.constant(`Long. ${"Sentence. ".repeat(30)}End.`)),
  roles: texts,
  location: text,
  availability: text,
  site: url,
  portfolio: fc.oneof(text, url),
  github: url,
  linkedin: url,
  phone: text,
  address: text,
  postalCode: text,
  profiles: fc.array(
    some(["network", "url"], { network: fc.constantFrom("Mastodon", "Bluesky", "東京"), username: text, url }),
    {
      minLength: 1,
      maxLength: 2,
    },
  ),
});
const experience = some([], {
  experiences: fc.array(
    some(["company", "role", "start", "highlights", "tags"], {
      company: text,
      role: text,
      start: date,
      end: date,
      location: text,
      summary: text,
      highlights: texts,
      tags: texts,
      url,
      description: text,
    }),
    { maxLength: 3 },
  ),
  hackathons: fc.array(some(["name", "date"], { name: text, date, project: text, award: text, summary: text, url }), {
    maxLength: 3,
  }),
  skillGroups: fc.array(
    some(["name", "skills"], { name: text, level: text, skills: fc.array(text, { minLength: 1, maxLength: 3 }) }),
    {
      maxLength: 3,
    },
  ),
  education: fc.array(
    some(["institution", "degree"], {
      ...{ institution: text, degree: text, field: text, start: date, end: date, url, score: text, courses: texts },
    }),
    { maxLength: 3 },
  ),
  volunteer: fc.array(
    some(["organization"], {
      ...{ organization: text, role: text, start: date, end: date, location: text, summary: text, highlights: texts },
      url,
    }),
    { maxLength: 2 },
  ),
  awards: fc.array(some(["title"], { title: text, awarder: text, date, summary: text, url }), { maxLength: 2 }),
  certificates: fc.array(some(["name"], { name: text, issuer: text, date, url }), { maxLength: 2 }),
  publications: fc.array(some(["title"], { title: text, publisher: text, date, summary: text, url }), { maxLength: 2 }),
  talks: fc.array(some(["title"], { title: text, event: text, location: text, date, summary: text, url }), {
    maxLength: 2,
  }),
  writing: fc.array(some(["title"], { title: text, publisher: text, date, summary: text, url }), { maxLength: 2 }),
  languages: fc.array(some(["language"], { language: text, fluency: text }), { maxLength: 2 }),
  interests: fc.array(some(["name"], { name: text, keywords: texts }), { maxLength: 2 }),
  references: fc.array(some(["name", "text"], { name: text, text }), { maxLength: 2 }),
});
const day = fc.constantFrom("2026-01-31", "2025-12-01");
const about = some(["title", "description", "language", "agents", "pages"], {
  title: text,
  description: text,
  language: fc.constantFrom("en", "pt-BR"),
  updated: day,
  agents: fc.record({ search: fc.boolean(), aiInput: fc.boolean(), aiTrain: fc.boolean() }),
  pages: fc.record({ developers: fc.boolean(), sandbox: fc.boolean(), match: fc.boolean(), changelog: fc.boolean() }),
  sections: fc.uniqueArray(fc.constantFrom(...homeSections), { minLength: 1 }),
  navigation: fc.array(fc.oneof(fc.constantFrom(...navigationNames), fc.record({ label: text, url: text })), {
    minLength: 1,
  }),
  security: fc.record({ contact: fc.constant("mailto:a@example.com"), expires: day }),
});
const kinds = ["client", "personal"];
const project = some(["title", "slug", "description", "weight"], {
  title: text,
  slug: fc.constantFrom("a", "b", "łódź", "看板", "Tide_Clock"),
  description: text.map((value) => value.trim()).filter((value) => value !== ""),
  subtitle: text,
  tags: texts,
  link: url,
  repo: url,
  year: date.map((value) => value.slice(0, 4)),
  start: date,
  end: date,
  kind: fc.constantFrom(...kinds),
  type: text.filter((value) => !kinds.includes(value.trim().toLowerCase())),
  role: fc.oneof(text, fc.array(text, { minLength: 1, maxLength: 3 })),
  client: text,
  entity: text,
  updated: day,
  weight: fc.integer({ min: -3, max: 3 }),
});
const files = fc.record({
  profile,
  contact: some([], { email, location: text, availability: text, form: url }),
  experience,
  site: about,
  faq: some([], {
    questions: fc.array(some(["question", "answer"], { question: text, also: texts, answer: text, url }), {
      maxLength: 2,
    }),
  }),
  synonyms: some([], { groups: fc.array(fc.array(text, { minLength: 2, maxLength: 3 }), { maxLength: 2 }) }),
  projects: fc
    .uniqueArray(project, { maxLength: 4, selector: ({ slug }) => slug })
    .map((projects) =>
      projects.map((project, index) => ({ ...withYear(project as object), title: `${project.title}${index}` })),
    )
    .map((projects) => projects.toSorted((a, b) => compareProjects(a as never, b as never))),
}) as unknown as fc.Arbitrary<Partial<Portfolio>>;
const portfolio = files.map((file): Portfolio => ({ ...minimalPortfolio, ...file }));

describe("a portfolio as a resume", () => {
  test.each([
    ["with minimal content", minimalPortfolio],
    ["with some content", smallPortfolio],
  ])("%s is valid, and has the published content when it is read again", (_name, portfolio) => {
    expect(objectionsTo(writeResume(portfolio, site))).toEqual([]);
    expect(again(portfolio)).toEqual(publishedContent(portfolio));
  });

  test("contains neither synonyms nor other wordings of questions", () => {
    const resume = writeResume(
      {
        ...smallPortfolio,
        faq: { questions: [{ question: "Q?", also: ["a hidden wording"], answer: "A." }] },
        synonyms: { groups: [["a hidden word", "another"]] },
      },
      site,
    );
    expect(JSON.stringify(resume)).toContain("Q?");
    expect(JSON.stringify(resume)).not.toContain("hidden");
  });

  test("stays in English when few of its words are", () => {
    const about = "Et libero et duis. Est la vie. Les dents de la mer, et les autres films.";
    const english = { ...minimalPortfolio, profile: { ...minimalPortfolio.profile, about } };
    expect(again({ ...english, site: { ...english.site, language: "fr" } })?.site.language).toBe("fr");
    expect(again(english)).toEqual(publishedContent(english));
  });

  test("is valid and round-trips for arbitrary content", () => {
    fc.assert(
      fc.property(portfolio, (portfolio) => {
        expect(objectionsTo(writeResume(portfolio, site))).toEqual([]);
        expect(again(portfolio)).toEqual(publishedContent(portfolio));
      }),
      { numRuns: 60 },
    );
  });
});
