import { expect, test } from "vitest";
import { entryAnchors, faqAnchors } from "./entry-anchors.ts";

test("an anchor is the section and the name", () => {
  expect(
    entryAnchors("experience", [
      ["Chef de partie", "L'Auberge du Vieux Pressoir"],
      [undefined, "Ateliê"],
    ]),
  ).toEqual(["experience-chef-de-partie-l-auberge-du-vieux-pressoir", "experience-atelie"]);
});

test("entries of one name have different anchors", () => {
  expect(entryAnchors("awards", [["Best in show"], ["Best in Show!"], ["!"]])).toEqual([
    "awards-best-in-show",
    "awards-best-in-show-2",
    "awards",
  ]);
});

test("an anchor keeps letters of other scripts, and ends after a whole word", () => {
  const question = "Until when in the year may I send a manuscript about my grandmother's cooking?";
  expect(faqAnchors([{ question: "料金は？" }, { question }])).toEqual([
    "faq-料金は",
    "faq-until-when-in-the-year-may-i-send-a-manuscript-about-my",
  ]);
});
