import { expect, test } from "vitest";
import { buildKnowledge } from "../ask/index/build-knowledge.ts";
import { openKnowledge } from "../ask/knowledge/knowledge.ts";
import { readContent } from "../content/read/read-content.ts";
import { requirementMatcher } from "./match.ts";

const site = "https://ada.example.com";
const knowledge = openKnowledge(buildKnowledge(readContent("test/fixtures/portfolios/engineer"), site, ""));
const match = requirementMatcher(knowledge, "2026-11-24");

test.each([
  ["Plaxis", "met"],
  ["WALLAP or GeoStudio", "met"],
  ["AutoCAD and Revit", "partly"],
  ["Revit", "no_evidence"],
  ["Revit or similar tools", "no_evidence"],
  ["Team player", "no_evidence"],
  ["200+ general inspections", "met"],
  ["300+ general inspections", "no_evidence"],
  // A lapsed certificate.
  ["Confined spaces", "partly"],
  // The degree and its field.
  ["Master's degree in civil engineering", "met"],
  ["Doctorate in civil engineering", "partly"],
  ["A degree in architecture", "no_evidence"],
  // Languages and their level.
  ["Native English", "met"],
  ["Fluent Welsh", "partly"],
  ["Fluent English and German", "partly"],
  ["German (B2)", "no_evidence"],
])("%s: %s", (requirement, verdict) => {
  const result = match(requirement);
  expect(result).toMatchObject({ requirement, verdict });
  expect(result.evidence.length > 0).toBe(verdict !== "no_evidence");
});

test.each([
  ["5 years of footbridge design", "met"],
  ["30 years of footbridge design", "partly"],
  ["5 years of embalming", "no_evidence"],
])("counts the years of dated positions and projects: %s", (requirement, verdict) => {
  expect(match(requirement).verdict).toBe(verdict);
});

test("quotes pages word for word, each with its address", () => {
  const texts = knowledge.chunks.flatMap(({ name, keywords, blocks }) => [name, keywords, ...blocks]).join("\n");
  const facts = JSON.stringify(knowledge.facts.experience);
  for (const requirement of ["Plaxis", "Native English", "MEng", "Led a team", "3 years of inspections"])
    for (const { quote, url } of match(requirement).evidence) {
      expect(texts.includes(quote) || facts.includes(JSON.stringify(quote).slice(1, -1)), quote).toBe(true);
      expect(url.startsWith(`${site}/`)).toBe(true);
    }
});

test("compares the same every time", () => {
  expect(match("5 years of footbridge design")).toEqual(match("5 years of footbridge design"));
});
