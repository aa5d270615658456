import { expect, test } from "vitest";
import { minimalPortfolio, smallPortfolio } from "../../test/support/small-portfolio.ts";
import { navigation } from "./navigation.ts";

const urls = (portfolio: typeof smallPortfolio): string[] =>
  navigation({ portfolio, site: "https://ada.example.com", hosting: "app" }, [
    { path: "/workshops", label: "Workshops" },
  ]).map(({ url }) => url);

test("links to the projects, the experience, own pages, the contact details and the API by default", () => {
  expect(urls(smallPortfolio)).toEqual(["/projects", "/#experience", "/workshops", "/#contact", "/developers"]);
});

test("does not link to what the portfolio does not have", () => {
  expect(urls(minimalPortfolio)).toEqual(["/workshops", "/#contact", "/developers"]);
});
