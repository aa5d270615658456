import { expect, test } from "vitest";
import { readContent } from "../../src/build/content/read-content.ts";
import { inOrder } from "../../src/portfolio/content.ts";
import { readResume } from "../../src/portfolio/resume/read-resume.ts";
import { jsonOf } from "../support/dist.ts";
import { objectionsTo } from "../support/jsonresume.ts";
import { testSite } from "../support/programs.ts";

test("/resume.json is a valid JSON Resume from which the portfolio can be read again", () => {
  const resume = jsonOf("/resume.json") as Record<string, unknown>;
  expect(objectionsTo(resume)).toEqual([]);
  expect(resume.meta).toMatchObject({ canonical: `${testSite}/resume.json` });
  const { own } = readResume(resume);
  expect(own && { ...own, projects: own.projects.toSorted(inOrder) }).toEqual(readContent("content"));
});
