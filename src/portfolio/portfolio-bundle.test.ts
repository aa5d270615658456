import { describe, expect, test } from "vitest";
import { minimalPortfolio, smallPortfolio } from "../../test/support/content/small-portfolio.ts";
import { baseOf } from "../contract/base.ts";
import { PortfolioBundle } from "../contract/resources/portfolio/bundle.ts";
import { experienceBundle } from "./experience/bundle.ts";
import { portfolioBundle, portfolioExcerpt } from "./portfolio-bundle.ts";
import { contactInfo } from "./resources.ts";

const base = baseOf("https://ada.example.com");

describe("the bundle", () => {
  const bundle = portfolioBundle(smallPortfolio, base);

  test("has what each read returns", () => {
    expect(bundle).toMatchObject({
      profile: smallPortfolio.profile,
      experience: experienceBundle(smallPortfolio),
      contact: contactInfo(smallPortfolio, base),
    });
    expect(bundle.projects.map(({ slug, markdown }) => [slug, markdown])).toEqual(
      smallPortfolio.projects.map(({ slug, description }) => [slug, description]),
    );
  });

  test("has the FAQ without the other wordings of its questions", () => {
    expect(bundle.faq[0]).toStrictEqual({
      question: "How much does a dinner set cost?",
      answer: "A set for six costs 300 euros. Half is paid before.",
    });
    expect(bundle.faq).toHaveLength(2);
  });

  test("has every member for a minimal portfolio", () => {
    expect(portfolioBundle(minimalPortfolio, base)).toMatchObject({ experience: {}, projects: [], faq: [] });
  });
});

test("an excerpt has the shortest entry of each list", () => {
  const { experience, projects, faq } = portfolioBundle(portfolioExcerpt(smallPortfolio), base);
  expect(Object.values(experience).map((list) => list.length)).toEqual([1, 1]);
  expect(faq.map(({ question }) => question)).toEqual(["Can the bowls go into a dishwasher?"]);
  expect(projects.map(({ slug }) => slug)).toEqual(["rain-tiles"]);
});

test.each([minimalPortfolio, smallPortfolio])("the bundle and its excerpt match the schema", (portfolio) => {
  for (const each of [portfolio, portfolioExcerpt(portfolio)])
    expect(PortfolioBundle.safeParse(portfolioBundle(each, base)).error).toBeUndefined();
});
