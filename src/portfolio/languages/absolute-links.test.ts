import { describe, expect, test } from "vitest";
import { smallPortfolio } from "../../../test/support/content/small-portfolio.ts";
import type { Portfolio } from "../../content/content.ts";
import { baseOf } from "../../contract/base.ts";
import { publicResume, writeResume } from "../../resume/write-resume.ts";
import { portfolioBundle } from "../portfolio-bundle.ts";
import { publicProject } from "../projects/project-files.ts";
import { localizedProfile } from "./localized-resources.ts";

const site = "https://ada.github.io/me";
const written = "See [tiles](/projects/rain-tiles), [docs][docs] and `[this](/docs)`.\n\n[docs]: /docs\n\nThe end.";
const absolute = (language = ""): string =>
  `See [tiles](${site}${language}/projects/rain-tiles), [docs][docs] and \`[this](/docs)\`.\n\n[docs]: ${site}/docs\n\nThe end.`;

const portfolio: Portfolio = {
  ...smallPortfolio,
  profile: { ...smallPortfolio.profile, about: written },
  faq: { questions: [{ question: "Which tiles?", answer: written }] },
  projects: smallPortfolio.projects.map((project) => ({ ...project, description: written })),
};
const german: Portfolio = { ...portfolio, fallback: { variant: "de", language: "en", members: {} } };

describe.each([
  ["", portfolio, absolute()],
  [" in German", german, absolute("/de")],
])("links within the site%s are absolute, below the base path,", (_, each, expected) => {
  test("in the profile and in projects", () => {
    expect(localizedProfile(each, { site }).about).toBe(expected);
    expect(each.projects.map((project) => publicProject(project, site, true, each).description)).toEqual(
      each.projects.map(() => expected),
    );
  });

  test("in the file with the whole portfolio", () => {
    const { profile, projects, faq } = portfolioBundle(each, baseOf(site));
    expect(profile.about).toBe(expected);
    expect(projects[0]).toMatchObject({ description: expected, markdown: expected });
    expect(faq).toEqual([{ question: "Which tiles?", answer: expected }]);
  });

  test("in the resume that the site publishes", () => {
    expect(publicResume(each, site)).toMatchObject({
      basics: { summary: expected },
      projects: each.projects.map(() => ({ description: expected })),
      meta: { vitrine: { faq: { questions: [{ answer: expected }] } } },
    });
  });
});

test("an exported resume keeps links as the owner wrote them", () => {
  expect(writeResume(portfolio, site).basics).toMatchObject({ summary: written });
});
