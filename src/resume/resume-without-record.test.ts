import fc from "fast-check";
import { expect, test } from "vitest";
import { objectionsTo } from "../../test/support/content/jsonresume.ts";
import { completeResumes } from "../../test/support/content/resumes.ts";
import { minimalPortfolio } from "../../test/support/content/small-portfolio.ts";
import { runsAll } from "../../test/support/setup/tier.ts";
import { isJsonObject, type JsonObject } from "./json-object.ts";
import { readResume } from "./read-resume.ts";
import { writeResume } from "./write-resume.ts";

const withoutExtras = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutExtras);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => (name === "vitrine" ? [] : [[name, withoutExtras(member)]])),
  );
};

/** What the content says after an import, as a resume. The imported resume itself is not used. */
const contentAsResume = (resume: JsonObject): unknown => {
  const { content } = readResume(resume);
  if (!content) throw new Error("the resume has no name or email address");
  const exported = JSON.parse(JSON.stringify(writeResume({ ...minimalPortfolio, ...content }, "https://a.example")));
  expect(objectionsTo(exported)).toEqual([]);
  const { $schema: _, meta: __, ...sections } = exported;
  return withoutExtras(sections);
};

test("the content has every member of a resume", () => {
  fc.assert(
    fc.property(completeResumes, (resume) => {
      expect(contentAsResume(resume)).toEqual(resume);
    }),
    { numRuns: runsAll ? 1000 : 200 },
  );
});

const basics = { name: "Ada Lo", email: "ada@example.com" };

test("skills without keywords are one group for each level, named after it", () => {
  const skills = [
    { name: "Glaze", level: "Master" },
    { name: "Kilns" },
    { name: "Chess", level: "4" },
    { name: "Clay", level: "Master" },
    { name: "Code", level: "Beginner", keywords: ["Rust"] },
  ];
  expect(contentAsResume({ basics, skills })).toEqual({
    basics,
    skills: [
      { name: "Code", level: "Beginner", keywords: ["Rust"] },
      { name: "Master", keywords: ["Glaze", "Clay"] },
      { name: "Skills", keywords: ["Kilns"] },
      { name: "Skills", level: "4", keywords: ["Chess"] },
    ],
  });
});

test("city, region and country are one text, and highlights are part of the text of a project", () => {
  const location = { address: "1 Quay", postalCode: "EH6", city: "Leith", region: "Lothian", countryCode: "GB" };
  const projects = [{ name: "Tide", description: "A clock.", highlights: ["It floats."] }];
  expect(contentAsResume({ basics: { ...basics, location }, projects })).toEqual({
    basics: {
      ...basics,
      location: { address: "1 Quay", postalCode: "EH6", city: "Leith, Lothian, United Kingdom" },
    },
    projects: [{ name: "Tide", description: "A clock.\n\n- It floats." }],
  });
});

test("the type of a project that says for whom it was made is its kind", () => {
  const projects = [
    { name: "A", description: "A.", type: "Client" },
    { name: "B", description: "B.", type: "application" },
  ];
  const { content } = readResume({ basics, projects });
  expect(content?.projects.map(({ kind, type }) => ({ kind, type }))).toEqual([
    { kind: "client", type: undefined },
    { kind: undefined, type: "application" },
  ]);
});

test.each([
  [
    { startDate: "2021-02", endDate: "2022-11" },
    { start: "2021-02", end: "2022-11", year: "2022" },
  ],
  [{ startDate: "2021-02" }, { start: "2021-02", year: "2021" }],
  [{ startDate: "2021", endDate: "2021" }, { year: "2021" }],
  [
    { startDate: "2021-02", endDate: "present" },
    { start: "2021-02", year: "2021" },
  ],
  [
    { startDate: "2021-02", endDate: "2020" },
    { start: "2021-02", year: "2021" },
  ],
])("a project with the dates %j has %j", (dates, expected) => {
  const { content } = readResume({ basics, projects: [{ name: "A", description: "A.", ...dates }] });
  expect(content?.projects[0]).toEqual({ slug: "a", title: "A", description: "A.", weight: 0, ...expected });
});
