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

test("pictures that a variant lacks are texts of the default if they have texts", () => {
  const shown = { src: "a.png", alt: "A boat" };
  const silent = { src: "a.png", alt: "" };
  const project = { title: "Sea", weight: 0, description: "Water." };
  const { fallback, projects } = mergeVariant(
    {
      ...minimalPortfolio,
      profile: { ...minimalPortfolio.profile, photo: shown },
      projects: [
        { ...project, slug: "sea", cover: shown, gallery: [silent, { ...silent, caption: "At noon." }] },
        { ...project, slug: "hill", cover: silent, gallery: [silent] },
        { ...project, slug: "bay", cover: shown },
      ],
    },
    {
      language: "de",
      values: {},
      projects: new Map(
        ["sea", "hill", "bay"].map((slug) => [
          slug,
          { members: { title: "Meer", ...(slug === "bay" && { cover: shown }) }, description: "Wasser." },
        ]),
      ),
    },
  );
  expect(fallback?.members.profile).toEqual(["photo"]);
  expect(projects.map((merged) => merged.fallback)).toEqual([["cover", "gallery"], undefined, undefined]);
});
