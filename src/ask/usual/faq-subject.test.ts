import { expect, test } from "vitest";
import { faqSubjectFinder } from "./faq-subject.ts";
import usual from "./table.json" with { type: "json" };

const subjectsOf = faqSubjectFinder(usual.headings, new Set(), new Set());

test("only the questions of a heading count, and each of them", () => {
  expect(subjectsOf(["Do you pose people? We are awkward in front of a camera."])).not.toContain("speaking");
  expect(subjectsOf(["What do you charge? Do you sign an NDA?"])).toEqual(["price", "confidentiality"]);
  expect(subjectsOf(["Prices"])).toEqual(["price"]);
});

test("words of the trade say nothing about the subject", () => {
  const heading = ["When would our podcast launch?"];
  expect(subjectsOf(heading)).toContain("promotion");
  expect(faqSubjectFinder(usual.headings, new Set(), new Set(["podcast"]))(heading)).not.toContain("promotion");
});
