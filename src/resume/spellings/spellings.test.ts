import { expect, test } from "vitest";
import type { JsonObject } from "../json-object.ts";
import { readResume } from "../read-resume.ts";

const basics = { name: "Ada Lo", email: "ada@example.com" };

const importOf = (resume: JsonObject) => {
  const { content, notes } = readResume({ basics, ...resume });
  return {
    ...content?.experience,
    projects: content?.projects,
    profile: content?.profile,
    reasons: notes.flatMap((note) => ("why" in note ? [`${note.pointer} ${note.why}`] : [])),
  };
};

test("a text in a list of things with names is a name", () => {
  const imported = importOf({
    interests: ["Chess", { name: "Go" }],
    skills: ["Docker"],
    languages: ["English"],
    projects: ["Tide Clock"],
    work: ["Kiln"],
  });
  expect(imported).toMatchObject({
    interests: [{ name: "Chess" }, { name: "Go" }],
    skillGroups: [{ name: "Skills", skills: ["Docker"] }],
    languages: [{ language: "English" }],
    projects: [{ title: "Tide Clock", slug: "tide-clock" }],
  });
  expect(imported.reasons).toContain('/work/0 "Kiln" is not an object');
});

test("one text instead of a list is split, and reported", () => {
  const imported = importOf({
    education: [{ institution: "A", studyType: "BSc", courses: "Databases, Networks" }],
    skills: [{ name: "Web", keywords: "HTML; CSS, Sass" }],
    interests: "Chess, Go",
    work: [{ name: "A", position: "B", startDate: "2020", highlights: "- Fast, and small\n- Cheap" }],
  });
  expect(imported).toMatchObject({
    education: [{ courses: ["Databases", "Networks"] }],
    skillGroups: [{ skills: ["HTML", "CSS, Sass"] }],
    interests: [{ name: "Chess" }, { name: "Go" }],
    experiences: [{ highlights: ["Fast, and small", "Cheap"] }],
  });
  expect(imported.reasons).toContain("/education/0/courses a text instead of a list: read as 2 entries");
});

test("other names of members are read", () => {
  expect(
    importOf({
      languages: [{ name: "English", level: "Native" }],
      work: [{ company: "A", title: "B", startDate: "2020", technologies: ["Go"] }],
      education: [{ school: "S", degree: "BSc", field: "Physics", gpa: 3.9 }],
      skills: [{ name: "Web", items: [{ name: "CSS" }, 2024] }],
    }),
  ).toMatchObject({
    languages: [{ language: "English", fluency: "Native" }],
    experiences: [{ company: "A", role: "B", tags: ["Go"] }],
    education: [{ institution: "S", degree: "BSc", field: "Physics", score: "3.9" }],
    skillGroups: [{ name: "Web", skills: ["CSS", "2024"] }],
  });
});

test("a number is a date only if it can only be one date", () => {
  const dated = (startDate: unknown) => {
    const { experiences, reasons } = importOf({ work: [{ name: "A", position: "B", startDate }] });
    return experiences?.[0]?.start ?? reasons[0];
  };
  expect([2012, 2017.7, 2017.12, 201_707].map(dated)).toEqual(["2012", "2017-07", "2017-12", "2017-07"]);
  expect(dated(2017.1)).toBe("/work/0/startDate 2017.1 can mean 2017-01 or 2017-10: write the date like this");
  expect(dated(1398)).toMatch("1398 is not a date");
  expect(dated({ year: 2012 })).toMatch('{"year":2012} is not a date');
});

test("an end of another type is not left out as if the position were current", () => {
  const { experiences, reasons } = importOf({
    work: [{ name: "A", position: "B", startDate: "2010", endDate: { year: 2012 } }],
  });
  expect(experiences).toBeUndefined();
  expect(reasons).toContain('/work/0/endDate {"year":2012} is not a date: YYYY, YYYY-MM or YYYY-MM-DD');
});

test("every value that cannot be used is reported", () => {
  const { reasons } = importOf({
    basics: { ...basics, phone: { home: "1" }, location: { city: ["Leith"], planet: "Earth" }, profiles: [7] },
    work: [{ name: "A", position: "B", startDate: "2010", highlights: [{ text: "x" }], summary: true }],
    skills: [7, { level: "Good" }, { name: "Go", years: 3 }],
    meta: { lastModified: 7 },
  });
  expect(reasons).toEqual(
    expect.arrayContaining([
      '/basics/phone {"home":"1"} is not a text',
      '/basics/location/city ["Leith"] is not a text',
      "/basics/location/planet the content has no field for it",
      "/basics/profiles/0 7 is not an object",
      '/work/0/highlights/0 {"text":"x"} is not a text',
      "/work/0/summary true is not a text",
      "/skills/0 7 is not an object",
      "/skills/1 left out: needs `name`",
      "/skills/2/years the content has no field for it",
      "/meta/lastModified 7 is not a date and a time",
    ]),
  );
});
