import { expect, test } from "vitest";
import { compareProjects } from "../../src/content/content.ts";
import { readContent } from "../../src/content/read/read-content.ts";
import { readResume } from "../../src/resume/read-resume.ts";
import { publishedContent } from "../../src/resume/write-resume.ts";
import { jsonOf, site } from "../support/content/dist.ts";
import { objectionsTo } from "../support/content/jsonresume.ts";
import { sampleContent } from "../support/content/portfolios.ts";

test("/resume.json is a valid JSON Resume that imports back to the published content", () => {
  const resume = jsonOf("/resume.json") as Record<string, unknown>;
  expect(objectionsTo(resume)).toEqual([]);
  expect(resume.meta).toMatchObject({ canonical: `${site}/resume.json` });
  const { content } = readResume(resume);
  expect(
    content && {
      synonyms: {},
      strings: {},
      unlisted: [],
      ...content,
      projects: content.projects.toSorted(compareProjects),
    },
  ).toEqual(publishedContent(readContent(sampleContent)));
});
