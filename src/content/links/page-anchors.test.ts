import { expect, test } from "vitest";
import { minimalPortfolio, smallPortfolio } from "../../../test/support/small-portfolio.ts";
import { homePage } from "../../page-models/home.ts";
import { projectsPage } from "../../page-models/projects.ts";
import { pageAnchors } from "./page-anchors.ts";

const hackathon = { name: "Jam", date: "2025" };
const education = { institution: "School", degree: "BA" };
const position = { company: "Works", role: "Potter", start: "2020", highlights: [], tags: [] };
const complete = {
  ...smallPortfolio,
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
  expect(home.toSorted()).toEqual(sections.map(({ id }) => id).toSorted());
  const { kinds, index } = projectsPage({ portfolio });
  const ids = [...kinds.map(({ id }) => id), ...(index.tags.length > 0 ? [index.id] : [])];
  expect(list.toSorted()).toEqual(ids.toSorted());
});
