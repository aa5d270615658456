import { expect, test } from "vitest";
import { minimalPortfolio } from "../../../test/support/content/small-portfolio.ts";
import type { Portfolio } from "../content.ts";
import { mergeVariant } from "./merge.ts";

const portfolio: Portfolio = {
  ...minimalPortfolio,
  profile: { ...minimalPortfolio.profile, tagline: "I paint.", roles: ["Painter"] },
  experience: { skillGroups: [{ name: "Paint", skills: ["oil", "chalk"] }], interests: [{ name: "Boats" }] },
  strings: { home: { work: "See the paintings" } },
  projects: [
    { slug: "sea", title: "Sea", subtitle: "Blue", year: "2024", weight: 0, description: "Water." },
    { slug: "hill", title: "Hill", weight: 0, description: "Grass." },
  ],
};

const merged = mergeVariant(portfolio, {
  language: "de",
  values: {
    profile: { tagline: "Ich male." },
    experience: { skillGroups: [{ name: "Farbe", skills: ["Öl"] }] },
    site: { title: "Adas Bilder" },
  },
  projects: new Map([["sea", { members: { title: "Meer" }, description: "" }]]),
});

test("a variant replaces members and whole lists, and has the others from the default", () => {
  expect(merged.profile).toEqual({ ...portfolio.profile, tagline: "Ich male." });
  expect(merged.experience).toEqual({
    skillGroups: [{ name: "Farbe", skills: ["Öl"] }],
    interests: portfolio.experience.interests,
  });
  expect(merged.site).toEqual({ ...portfolio.site, title: "Adas Bilder", language: "de" });
  expect(merged.projects.map(({ title, year, description }) => [title, year, description])).toEqual([
    ["Meer", "2024", "Water."],
    ["Hill", undefined, "Grass."],
  ]);
});

test("a variant knows which texts are those of the default, but not of members without a language", () => {
  expect(merged.fallback).toEqual({
    variant: "de",
    language: "en",
    members: { profile: ["roles"], experience: ["interests"], site: ["description"] },
  });
  expect(merged.projects.map(({ fallback }) => fallback)).toEqual([
    ["subtitle", "description"],
    ["title", "description"],
  ]);
});

test("own texts of the default language are not those of a variant", () => {
  expect(merged.strings).toEqual({});
});
