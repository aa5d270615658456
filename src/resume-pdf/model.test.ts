import { expect, test } from "vitest";
import { minimalPortfolio, smallPortfolio } from "../../test/support/content/small-portfolio.ts";
import type { Portfolio, WrittenProject } from "../content/content.ts";
import { careerSections } from "../contract/resources/career-sections.ts";
import { resumeModel } from "./model.ts";

const site = "https://ada.example.com/me";
const modelOf = (portfolio: Portfolio) => resumeModel({ portfolio, site, hosting: "app" });
const titles = (portfolio: Portfolio) => modelOf(portfolio).sections.map(({ title }) => title.text);

const projects = (count: number, more: Partial<WrittenProject> = {}): WrittenProject[] =>
  Array.from({ length: count }, (_, at) => ({ slug: `p${at}`, title: `P${at}`, description: "", weight: 0, ...more }));

const career: Portfolio["experience"] = {
  ...smallPortfolio.experience,
  education: [{ institution: "Example School", degree: "BA" }],
  hackathons: [{ name: "Open Kiln", date: "2024" }],
  volunteer: [{ organization: "Repair Café" }],
  awards: [{ title: "Best Bowl" }],
  certificates: [{ name: "First aid" }],
  publications: [{ title: "On Glaze" }],
  talks: [{ title: "Why bowls" }],
  writing: [{ title: "A note" }],
  languages: [{ language: "Portuguese", fluency: "native" }],
  interests: [{ name: "Tides", keywords: ["neap", "spring"] }],
  references: [{ name: "Grace Example", text: "She is good." }],
};

test("the sections are in the order of resumes, and every list of a career is one", () => {
  const portfolio = { ...smallPortfolio, experience: career, projects: projects(2) };
  expect(titles(portfolio)).toEqual([
    ...["Experience", "Projects", "Education", "Skills", "Hackathons", "Volunteer work", "Awards", "Certificates"],
    ...["Publications", "Talks", "Writing", "Languages", "Interests", "References"],
  ]);
  expect(titles({ ...portfolio, site: { ...portfolio.site, sections: ["contact"] } })).toEqual(titles(portfolio));
  expect(titles(portfolio).length).toBe(5 + careerSections.length);
});

test("the contact lines have the place and addresses, each once", () => {
  const { contact, name, roles, title } = modelOf({
    ...smallPortfolio,
    profile: {
      ...smallPortfolio.profile,
      site: "https://ada.example.com/me/",
      portfolio: "https://pots.example.com/ada",
      github: "https://www.github.com/ada",
    },
  });
  expect({ name, roles, title }).toEqual({ name: "Ada Muster", roles: "Potter", title: "Ada Muster · Resume" });
  expect(contact).toEqual([
    { text: "Porto, Portugal" },
    { text: "ada@example.com", href: "mailto:ada@example.com" },
    { text: "ada.example.com/me", href: "https://ada.example.com/me/" },
    { text: "pots.example.com/ada", href: "https://pots.example.com/ada" },
    { text: "github.com/ada", href: "https://www.github.com/ada" },
  ]);
});

test("a long list of projects is a selection with a link to all: the featured ones first, at least six", () => {
  const featured = { ...projects(1)[0], slug: "best", title: "Best", featured: true } as WrittenProject;
  const model = modelOf({ ...minimalPortfolio, projects: [...projects(9), featured] });
  expect(model.sections).toMatchObject([
    {
      title: { text: "Selected work" },
      entries: ["Best", "P0", "P1", "P2", "P3", "P4"].map((title) => ({ title })),
      more: { text: "All 10 projects", href: `${site}/projects` },
    },
  ]);
  const allFeatured = modelOf({ ...minimalPortfolio, projects: projects(8, { featured: true }) });
  expect(allFeatured.sections[0]).toMatchObject({ title: { text: "Projects" }, entries: { length: 8 } });
});

test.each([
  [0, undefined],
  [2, 2],
  [9, 9],
  [99, 9],
])("an owner who wants %i of nine projects gets %s", (wanted, count) => {
  const portfolio = { ...minimalPortfolio, projects: projects(9) };
  const { sections } = modelOf({ ...portfolio, site: { ...portfolio.site, resume: { projects: wanted } } });
  expect(sections[0]?.layout === "entries" ? sections[0].entries.length : undefined).toBe(count);
});

test("an entry has the texts of the front page", () => {
  const [section] = modelOf(smallPortfolio).sections;
  expect(section).toMatchObject({
    title: { text: "Experience", english: "Experience" },
    entries: [
      { title: "Potter", when: "May 2021 – now", organization: "Kiln Works" },
      {
        title: "Apprentice",
        when: "2018 – Apr 2021",
        more: "Braga",
        highlights: ["Fired 4,000 bricks without a crack."],
      },
    ],
  });
});

test("the text about the person is there without markup, unless it is long", () => {
  const aboutOf = (about: string) =>
    modelOf({ ...smallPortfolio, profile: { ...smallPortfolio.profile, about } }).about;
  expect(aboutOf("I make **bowls**.\n\nAnd tiles.")).toStrictEqual(["I make bowls.", "And tiles."]);
  expect(aboutOf("word ".repeat(141))).toStrictEqual([]);
});

test("a project without a subtitle has the first sentence of its text", () => {
  const described = (description: string) => {
    const [section] = modelOf({ ...minimalPortfolio, projects: projects(1, { description }) }).sections;
    return section?.layout === "entries" ? section.entries[0]?.summary : "no entries";
  };
  expect(described("# One\n\nA *wall clock* & [its tide](/docs). It has one hand.")).toBe("A wall clock & its tide.");
  expect(described("")).toBeUndefined();
  const long = described(`${"Word, ".repeat(40)}end.`);
  expect(long).toMatch(/^Word, .*Word…$/);
  expect(long?.length).toBeLessThanOrEqual(121);
});

test("a portfolio with only a name has a resume", () => {
  expect(modelOf(minimalPortfolio)).toMatchObject({ name: "Ada Muster", sections: [] });
});
