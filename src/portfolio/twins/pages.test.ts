import { describe, expect, test } from "vitest";
import { leastPortfolio, smallPortfolio } from "../../../test/support/small-portfolio.ts";
import type { Portfolio, WrittenProject } from "../content.ts";
import { homePage, shownAtFirst } from "./home.ts";
import { projectPage } from "./project.ts";
import { projectsPage } from "./projects.ts";
import { projectsHaveTwins } from "./twins.ts";

const site = "https://ada.example.com";
const textOf = (portfolio: Portfolio): string => homePage({ portfolio, site }).text;
const many = (count: number): Portfolio => ({
  ...leastPortfolio,
  projects: Array.from({ length: count }, (_, at) => ({
    slug: `p${at}`,
    title: `P${at}`,
    description: "x",
    weight: 0,
  })),
});
const headings = (text: string): string[] => text.split("\n").filter((line) => /^#{1,2} /.test(line));

describe("the front page", () => {
  test("of the least portfolio has no part that is empty", () => {
    expect(headings(textOf(leastPortfolio))).toEqual(["# Ada Muster", "## Contact", "## For programs"]);
  });

  test("puts projects by year, and each with what is known of it", () => {
    const text = textOf(smallPortfolio);
    expect(headings(text)).toEqual([
      "# Ada Muster",
      "## Projects",
      "## Experience",
      "## Skills",
      "## Questions",
      "## Contact",
      "## For programs",
    ]);
    expect(text).toContain(
      "### 2025\n\n- [Tide Bowls](/projects/tide-bowls) · Bowls with the line of a tide · For a client · porcelain\n",
    );
    expect(text).toContain("### Potter\n\nMay 2021 – now, Kiln Works\n");
    expect(text).toContain("### Apprentice\n\n2018 – Apr 2021, Brick Yard, Braga\n\n- Fired 4,000 bricks");
  });

  test("shows so many projects at most, and says where all are", () => {
    const text = textOf(many(shownAtFirst + 5));
    expect(text.match(/\]\(\/projects\/p\d+\)/g)).toHaveLength(shownAtFirst);
    expect(text).toContain(`[All ${shownAtFirst + 5} projects, by kind and tag](/projects)`);
  });
});

test("the list of all projects has each once by kind and once by tag", () => {
  const { text } = projectsPage({ portfolio: smallPortfolio });
  expect(headings(text)).toEqual(["# Projects", "## For clients", "## Personal", "## Index of tags"]);
  expect(text.match(/\/projects\/tide-bowls/g)).toHaveLength(2);
  expect(projectsPage({ portfolio: leastPortfolio }).text).toBe(
    "# Projects\n\nThere are no projects yet.\n\nWho Ada Muster is, and how to get in touch, is on [the front page](/).",
  );
});

test("what projects do not say is not said of them", () => {
  const { projects } = many(1);
  expect(projectsPage({ portfolio: many(1) }).text).toBe("# Projects\n\n1 project.\n\n## All\n\n- [P0](/projects/p0)");
  expect(textOf(many(2))).toContain("### Without a year\n\n- [P0](/projects/p0)\n- [P1](/projects/p1)");
  for (const project of projects) expect(projectPage(project, { portfolio: leastPortfolio }).text).toBe("# P0\n\nx");
});

test("the page of a project is its title, its label and its description", () => {
  const [project] = smallPortfolio.projects as [WrittenProject];
  const { meta, text } = projectPage({ ...project, updated: "2026-01-02" }, { portfolio: smallPortfolio });
  expect(meta).toMatchObject({ path: "/projects/tide-bowls", updated: "2026-01-02" });
  expect(text).toBe(
    "# Tide Bowls\n\nBowls with the line of a tide\n\n- Year: 2025\n- Kind: For a client\n" +
      "- See it: [bowls.example.com](https://bowls.example.com)\n- Tags: [porcelain](/projects#tag-porcelain)\n\n" +
      "Each bowl shows the tide of one day. The glaze took nineteen attempts.",
  );
});

test("projects have Markdown of their own as long as hosts take so many files", () => {
  expect(projectsHaveTwins(many(1000))).toBe(true);
  expect(projectsHaveTwins(many(10_000))).toBe(false);
});
