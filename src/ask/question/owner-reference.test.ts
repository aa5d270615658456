import { expect, test } from "vitest";
import { knowledgeFor, minimalPortfolio } from "../../../test/support/content/small-portfolio.ts";
import { ownerReplacer } from "./owner-reference.ts";

const withRoles = (...roles: string[]) =>
  ownerReplacer(knowledgeFor({ ...minimalPortfolio, profile: { ...minimalPortfolio.profile, roles } }));
const replace = withRoles("UX writer", "Director of Muster Ovens", "Penetration tester (IT/OT)", "Köchin");

test.each([
  ["Where does this UX writer live?", "Where does she live?"],
  ["the writer's email", "her email"],
  ["is this director available", "is she available"],
  ["What does the penetration tester’s week cost?", "What does her week cost?"],
  ["Has the candidate won awards?", "Has she won awards?"],
  ["who is this person", "who is she"],
])("%j asks about the owner", (text, expected) => {
  expect(replace(text)).toBe(expected);
});

test.each([
  "Who was the director?",
  "the director of the film",
  "Is the writer in the photo famous?",
  "Did the person at the gate complain?",
  "Which writer did the drawings?",
  "this ovens",
  "",
])("%j may be about somebody else, and stays as it is", (text) => {
  expect(replace(text)).toBe(text);
});

test("works for an owner without roles, and takes time linear in the length", () => {
  expect(withRoles()("Is the applicant free?")).toBe("Is she free?");
  const long = `this ${"senior ".repeat(70)}x`;
  expect(withRoles("Senior designer", "Senior engineer")(long)).toBe(long);
});
