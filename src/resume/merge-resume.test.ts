import { expect, test } from "vitest";
import { minimalPortfolio } from "../../test/support/small-portfolio.ts";
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
