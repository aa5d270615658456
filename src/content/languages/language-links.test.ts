import { expect, test } from "vitest";
import { minimalPortfolio } from "../../../test/support/content/small-portfolio.ts";
import { alternatePaths, languageLinks, ownPagesIn } from "./language-links.ts";

const inLanguage = (language: string) => ({ ...minimalPortfolio, site: { ...minimalPortfolio.site, language } });
const portfolio = { ...minimalPortfolio, variants: [inLanguage("ar"), inLanguage("de")] };
const own = ["/about", "/de/about", "/shop"].map((path) => ({ path, label: path }));

test("a page links to itself in each language, which is named in itself", () => {
  expect(languageLinks("/de/projects", portfolio, own)).toEqual([
    { language: "en", name: "English", url: "/projects", isCurrent: false },
    { language: "ar", name: "العربية", url: "/ar/projects", isCurrent: false },
    { language: "de", name: "Deutsch", url: "/de/projects", isCurrent: true },
  ]);
});

test.each([
  ["/docs", ["/docs", "/ar", "/de"]],
  ["/about", ["/about", "/ar", "/de/about"]],
])("a page that exists once, %s, links to the front page of the others", (path, urls) => {
  expect(languageLinks(path, portfolio, own).map(({ url }) => url)).toEqual(urls);
});

test("a site in one language has no links", () => {
  expect(languageLinks("/", minimalPortfolio, own)).toEqual([]);
});

test.each([
  ["/ar/projects/atlas", ["/projects/atlas", "/ar/projects/atlas", "/de/projects/atlas"]],
  ["/de/about", ["/about", "/de/about"]],
  ["/docs", []],
])("the alternates of %s are %j", (path, expected) => {
  expect(alternatePaths(path, portfolio, own).map((each) => each.path)).toEqual(expected);
});

test("the navigation has own pages in its language, and the others in the default language", () => {
  const paths = (variant?: string) =>
    ownPagesIn(variant ? { fallback: { variant, language: "en", members: {} } } : {}, ["ar", "de"], own).map(
      ({ path }) => path,
    );
  expect(paths()).toEqual(["/about", "/shop"]);
  expect(paths("de")).toEqual(["/de/about", "/shop"]);
});
