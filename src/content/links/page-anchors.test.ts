import { expect, test } from "vitest";
import { minimalPortfolio, smallPortfolio } from "../../../test/support/content/small-portfolio.ts";
import { homePage } from "../../page-models/home.ts";
import { projectsPage } from "../../page-models/projects.ts";
import { pageAnchors } from "./page-anchors.ts";

const hackathon = { name: "Jam", date: "2025" };
const education = { institution: "School", degree: "BA" };
const position = { company: "Works", role: "Potter", start: "2020", highlights: [], tags: [] };
const complete = {
  ...smallPortfolio,
  profile: { ...smallPortfolio.profile, about: "I make bowls." },
  experience: {
    ...{ experiences: [position], hackathons: [hackathon], education: [education] },
    skillGroups: [{ name: "Clay", skills: ["Glazing"] }],
  },
};

test.each([
  ["a minimal", minimalPortfolio],
  ["a small", smallPortfolio],
  ["a complete", complete],
])("are those of the pages of %s portfolio", (_, portfolio) => {
  const { "/": home = [], "/projects": list = [] } = pageAnchors(portfolio, portfolio.projects);
  const { sections } = homePage({ portfolio, site: "https://ada.example.com", hosting: "app" });
  // No content links to the box for questions, and few projects are all in one section.
  const ids = sections.map(({ id }) => id).filter((id) => id !== "ask");
  expect(ids.filter((id) => !home.includes(id))).toEqual([]);
  expect(home.filter((id) => !ids.includes(id) && id !== "projects")).toEqual([]);
  const { kinds, index } = projectsPage({ portfolio });
  const lists = [...kinds.map(({ id }) => id), ...(index.tags.length > 0 ? [index.id] : [])];
  expect(list.toSorted()).toEqual(lists.toSorted());
});

test("follow the sections of site.yaml", () => {
  const site = { ...complete.site, sections: ["contact", "skills"] as const };
  const { "/": home } = pageAnchors(
    { ...complete, site: { ...site, sections: [...site.sections] } },
    complete.projects,
  );
  expect(home).toEqual(["contact", "skills"]);
});
