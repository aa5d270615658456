import { expect, test } from "vitest";
import { smallPortfolio } from "../../test/support/small-portfolio.ts";
import { searchEntries } from "./search-index.ts";

/** The titles of the pages in `/search.json`, by path. */
const titlesIn = (language: string): ReadonlyMap<string, string> => {
  const portfolio = { ...smallPortfolio, site: { ...smallPortfolio.site, language } };
  const entries = searchEntries({ portfolio, site: "https://ada.example.com", hosting: "app" });
  return new Map(entries.filter(({ kind }) => kind === "Page").map(({ path, title }) => [path, title]));
};

test("pages have titles in the owner's language", () => {
  const [english, german] = [titlesIn("en"), titlesIn("de")];
  expect([english.get("/projects"), german.get("/projects")]).toEqual(["Projects", "Projekte"]);
  expect(german.get("/docs/agents")).toBe("API-Referenz: Agents");
  // These are the same in both languages.
  const names = ["Portfolio", "Sandbox", "Changelog"];
  const same = [...german.values()].filter((title) => [...english.values()].includes(title));
  expect(same.filter((title) => !names.includes(title))).toEqual([]);
});
