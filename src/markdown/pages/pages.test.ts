import { describe, expect, test } from "vitest";
import { minimalPortfolio, smallPortfolio } from "../../../test/support/content/small-portfolio.ts";
import type { Portfolio, WrittenProject } from "../../content/content.ts";
import { homePage } from "../../page-models/home.ts";
import { projectPage } from "../../page-models/project.ts";
import { projectsPage } from "../../page-models/projects.ts";
import { projectsHaveAlternates } from "../alternates.ts";
import { homeMarkdown } from "./home.ts";
import { projectMarkdown } from "./project.ts";
import { projectsMarkdown } from "./projects.ts";

const site = "https://ada.example.com";
const textOf = (portfolio: Portfolio): string => homeMarkdown(homePage({ portfolio, site, hosting: "app" }));
const many = (count: number): Portfolio => ({
  ...minimalPortfolio,
  projects: Array.from({ length: count }, (_, index) => ({
    slug: `p${index}`,
    title: `P${index}`,
    description: "x",
    weight: 0,
  })),
});
const headings = (text: string): string[] => text.split("\n").filter((line) => /^#{1,2} /.test(line));

describe("the front page", () => {
  test("has no empty sections for a minimal portfolio", () => {
    expect(headings(textOf(minimalPortfolio))).toEqual(["# Ada Muster", "## Contact", "## API access"]);
  });

  test("has each section with its details", () => {
    const text = textOf(smallPortfolio);
    expect(headings(text)).toEqual([
      "# Ada Muster",
      "## Selected work",
      "## Experience",
      "## Skills",
      "## Questions",
      "## Contact",
      "## API access",
    ]);
    expect(text).toContain(
      "\n- [Tide Bowls](/projects/tide-bowls) · Bowls with the line of a tide · 2025 · Client work · porcelain\n",
    );
    expect(text).toContain('### <a id="experience-potter-kiln-works"></a>Potter\n\nMay 2021 – now, Kiln Works\n');
    expect(text).toContain(
      '### <a id="experience-apprentice-brick-yard"></a>Apprentice\n\n2018 – Apr 2021, Brick Yard, Braga\n\n- Fired 4,000 bricks',
    );
  });

  test("starts no list with a German date", () => {
    const position = { ...{ company: "Werk", role: "Rolle", start: "2019-01-01" }, highlights: [], tags: [] };
    const german = { ...smallPortfolio.site, language: "de" };
    const text = textOf({ ...smallPortfolio, site: german, experience: { experiences: [position] } });
    expect(text).toContain("\n1\\. Jan. 2019 – heute, Werk\n");
  });

  test("has what an employer does and the paragraphs of a position apart", () => {
    const position = { ...{ company: "Kiln Works", role: "Potter", start: "2021-05" }, highlights: [], tags: [] };
    const texts = { location: "Porto", description: "Kilns for schools", summary: "First.\n\nSecond,\nand more." };
    const experience = { experiences: [{ ...position, ...texts }] };
    expect(textOf({ ...smallPortfolio, experience })).toContain(
      "May 2021 – now, Kiln Works, Porto\n\nKilns for schools\n\nFirst.\n\nSecond, and more.\n",
    );
  });

  test.each([
    [1, 1],
    [4, 4],
    [5, 5],
    [11, 11],
    [12, 11],
    [300, 11],
  ])("lists of %i projects %i, and links to all", (count, listed) => {
    const text = textOf(many(count));
    expect(text.match(/\]\(\/projects\/p\d+\)/g)).toHaveLength(listed);
    expect(text.includes(`[All ${count} projects](/projects)`)).toBe(count > 4);
  });

  test("shows featured projects first, and only the sections of site.yaml, in their order", () => {
    const { projects, site: settings, ...rest } = many(6);
    const text = textOf({
      ...rest,
      projects: projects.map((project, at) => (at === 4 ? { ...project, featured: true } : project)),
      site: { ...settings, sections: ["contact", "projects", "featured"] },
    });
    expect(headings(text)).toEqual([
      "# Ada Muster",
      "## Contact",
      "## More projects",
      "## Selected work",
      "## API access",
    ]);
    expect(text).toContain("## Selected work\n\n- [P4](/projects/p4)\n\n## API access");
  });
});

test("/projects lists each project once by kind and once by tag", () => {
  const text = projectsMarkdown(projectsPage({ portfolio: smallPortfolio }));
  expect(headings(text)).toEqual(["# Projects", "## For clients", "## Personal", "## Tag index"]);
  expect(text.match(/\/projects\/tide-bowls/g)).toHaveLength(2);
  expect(projectsMarkdown(projectsPage({ portfolio: minimalPortfolio }))).toBe(
    "# Projects\n\nThere are no projects yet.\n\n[The front page](/) introduces Ada Muster and has the contact details.",
  );
});

test("missing fields of a project are omitted", () => {
  const { projects } = many(1);
  expect(projectsMarkdown(projectsPage({ portfolio: many(1) }))).toBe(
    "# Projects\n\n1 project.\n\n## All\n\n- [P0](/projects/p0)",
  );
  expect(textOf(many(2))).toContain("\n\n- [P0](/projects/p0)\n- [P1](/projects/p1)\n");
  for (const project of projects)
    expect(projectMarkdown(projectPage(project, { portfolio: minimalPortfolio }))).toBe(
      "# P0\n\n- By: [Ada Muster](/)\n\nx",
    );
});

test("a project page has its title, details and description", () => {
  const [project] = smallPortfolio.projects as [WrittenProject];
  const page = projectPage({ ...project, updated: "2026-01-02" }, { portfolio: smallPortfolio });
  expect(page.meta).toMatchObject({ path: "/projects/tide-bowls", updated: "2026-01-02" });
  expect(projectMarkdown(page)).toBe(
    "# Tide Bowls\n\nBowls with the line of a tide\n\n[Visit](https://bowls.example.com)\n\n" +
      "- By: [Ada Muster](/)\n- Year: 2025\n- Kind: Client work\n\n" +
      "Each bowl shows the tide of one day. The glaze took nineteen attempts.\n\n- Tags: [porcelain](/projects#tag-porcelain)",
  );
});

test("project pages have Markdown alternates up to the file limit of hosts", () => {
  expect(projectsHaveAlternates(many(1000))).toBe(true);
  expect(projectsHaveAlternates(many(10_000))).toBe(false);
});
