import { describe, expect, test } from "vitest";
import { minimalPortfolio } from "../../test/support/content/small-portfolio.ts";
import type { JsonObject } from "./json-object.ts";
import { mergeResume } from "./merge-resume.ts";
import { type ImportedContent, readResume } from "./read-resume.ts";
import { writeResume } from "./write-resume.ts";

const basics = { name: "Ada Lo", email: "ada@example.com" };

const contentOf = (resume: JsonObject): ImportedContent => {
  const { content } = readResume(resume);
  if (!content) throw new Error("the resume has no name or email address");
  return content;
};

const plain = (content: ImportedContent): JsonObject =>
  JSON.parse(JSON.stringify(writeResume({ ...minimalPortfolio, ...content }, "https://ada.example.com")));

/** The export of an imported resume after an edit of the content, and the content that an import of it gives. */
const exportAfter = (resume: JsonObject, edit: (content: ImportedContent) => ImportedContent) => {
  const content = contentOf(resume);
  const edited = edit(content);
  const exported = mergeResume({ original: resume, base: plain(content), current: plain(edited) });
  return { exported, edited, again: contentOf(exported) };
};

test("a changed section gets the names of JSON Resume, and the others stay as they were", () => {
  const resume = {
    basics: { ...basics, website: "https://ada.example" },
    languages: [{ name: "English", level: "Native", since: 1990 }, "German"],
    interests: ["Chess"],
  };
  const { exported, edited, again } = exportAfter(resume, ({ experience, ...content }) => ({
    ...content,
    experience: { ...experience, languages: [{ language: "English" }, { language: "German", fluency: "B2" }] },
  }));
  expect(exported).toMatchObject({ basics: resume.basics, interests: ["Chess"] });
  expect(exported.languages).toEqual([
    { language: "English", since: 1990 },
    { language: "German", fluency: "B2" },
  ]);
  expect(again.experience).toEqual(edited.experience);
});

describe("a project with highlights", () => {
  const project = {
    ...{ name: "Tide", description: " A clock.", startDate: "2021", entity: "Quay" },
    highlights: ["It floats.", "It has\none hand.", ""],
  };
  const after = (from: string, to: string) =>
    exportAfter({ basics, projects: [project] }, ({ projects, ...content }) => ({
      ...content,
      projects: projects.map((each) => ({ ...each, description: each.description.replace(from, to) })),
    }));

  test.each([
    ["changes one of them", "It floats.", "It sinks.", " A clock.", ["It sinks.", "It has one hand."]],
    ["changes the text", "A clock.", "A wall clock.", "A wall clock.", project.highlights],
    ["adds one", "It floats.", "It floats.\n- It rings.", " A clock.", ["It floats.", "It rings.", "It has one hand."]],
    ["removes the text", "A clock.\n\n", "", undefined, project.highlights],
    ["removes the list", "\n\n- It floats.\n- It has one hand.", "", " A clock.", undefined],
    [
      "adds a paragraph",
      "one hand.",
      "one hand.\n\nMore.",
      "A clock.\n\n- It floats.\n- It has one hand.\n\nMore.",
      undefined,
    ],
  ])("keeps them in the export if its owner %s", (_name, from, to, description, highlights) => {
    const { exported, edited, again } = after(from, to);
    const expected = { ...project, description, highlights };
    expect(exported.projects).toEqual([JSON.parse(JSON.stringify(expected))]);
    expect(again.projects).toEqual(edited.projects);
  });
});

describe("an edited location", () => {
  const leith = {
    city: "Leith",
    region: "Lothian",
    countryCode: "GB",
    address: " 1 Quay",
    postalCode: "EH6",
    note: "x",
  };
  const { address, postalCode, note } = leith;

  test.each([
    ["Oban, Argyll, United Kingdom", { city: "Oban", region: "Argyll", countryCode: "GB" }],
    ["Porto, Norte, Portugal", { city: "Porto", region: "Norte", countryCode: "PT" }],
    ["Porto, Portugal", { city: "Porto", countryCode: "PT" }],
    ["Porto", { city: "Porto" }],
    ["Near Porto, by the sea, Norte, Portugal", { city: "Near Porto, by the sea, Norte, Portugal" }],
    ["Porto, Lusitania", { city: "Porto, Lusitania" }],
  ])("%s has the members of the original if it has its form", (location, place) => {
    const { exported, edited, again } = exportAfter({ basics: { ...basics, location: leith } }, (content) => ({
      ...content,
      profile: { ...content.profile, location },
    }));
    expect(exported.basics).toEqual({ ...basics, location: { address, postalCode, note, ...place } });
    expect(again.profile).toEqual(edited.profile);
  });

  test("keeps its place if only the address changed", () => {
    const { exported } = exportAfter({ basics: { ...basics, location: leith } }, (content) => ({
      ...content,
      profile: { ...content.profile, address: "2 Quay" },
    }));
    expect(exported.basics).toEqual({ ...basics, location: { ...leith, address: "2 Quay" } });
  });

  test("is recognized in the language of the content", () => {
    const summary = "我是一名后端工程师。擅长分布式系统。喜欢开源，也喜欢写作！";
    const location = { city: "北京", countryCode: "CN" };
    const { exported } = exportAfter({ basics: { ...basics, summary, location } }, (content) => ({
      ...content,
      profile: { ...content.profile, location: "东京, 日本" },
    }));
    expect(exported.basics).toEqual({ ...basics, summary, location: { city: "东京", countryCode: "JP" } });
  });
});
