import { expect, test } from "vitest";
import { minimalPortfolio, smallPortfolio } from "../../test/support/content/small-portfolio.ts";
import { SiteFile } from "../content/site-file.ts";
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

test("the navigation can name any section of the front page", () => {
  const site = SiteFile.parse({
    title: "Ada",
    description: "Maps.",
    navigation: ["hackathons", "featured", "contact"],
  });
  const experience = { hackathons: [{ name: "Night", date: "2024" }] };
  const projects = [{ slug: "atlas", title: "Atlas", description: "Maps.", weight: 0 }];
  const portfolio = { ...minimalPortfolio, site, experience, projects };
  expect(navigation({ portfolio, site: "https://ada.example.com", hosting: "app" }, [])).toEqual([
    { label: "Hackathons", url: "/#hackathons" },
    { label: "Selected work", url: "/#featured" },
    { label: "Contact", url: "/#contact" },
  ]);
});

test("own labels that are not translated name their language", () => {
  const site = SiteFile.parse({ title: "Ada", description: "Karten.", navigation: [{ label: "Shop", url: "/shop" }] });
  const fallback = { variant: "de", language: "en", members: { site: ["navigation"] } };
  const portfolio = { ...minimalPortfolio, site, fallback };
  expect(navigation({ portfolio, site: "https://ada.example.com", hosting: "app" }, [])).toEqual([
    { label: "Shop", url: "/shop", language: "en" },
  ]);
});
