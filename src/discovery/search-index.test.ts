import { expect, test } from "vitest";
import { smallPortfolio } from "../../test/support/content/small-portfolio.ts";
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

test("entries of the front page have the title of their section, if the page shows them", () => {
  const portfolio = { ...smallPortfolio, site: { ...smallPortfolio.site, language: "de" } };
  const entries = searchEntries({ portfolio, site: "https://ada.example.com", hosting: "app" });
  expect(entries.filter(({ kind }) => kind === "Entry")).toMatchInlineSnapshot(`
    [
      {
        "kind": "Entry",
        "path": "/#experience-potter-kiln-works",
        "section": "Berufserfahrung",
        "terms": "job position work",
        "text": "Kiln Works, Mai 2021 – heute",
        "title": "Potter",
      },
      {
        "kind": "Entry",
        "path": "/#experience-apprentice-brick-yard",
        "section": "Berufserfahrung",
        "terms": "job position work",
        "text": "Brick Yard, Braga, 2018 – Apr. 2021",
        "title": "Apprentice",
      },
      {
        "kind": "Entry",
        "path": "/#skills-materials",
        "section": "Kenntnisse",
        "text": "porcelain, stoneware",
        "title": "Materials",
      },
      {
        "kind": "Entry",
        "path": "/#faq-how-much-does-a-dinner-set-cost",
        "section": "Häufige Fragen",
        "terms": "faq set for six costs 300 euros half is paid before",
        "title": "How much does a dinner set cost?",
      },
      {
        "kind": "Entry",
        "path": "/#faq-can-the-bowls-go-into-a-dishwasher",
        "section": "Häufige Fragen",
        "terms": "faq yes all but the gilded ones",
        "title": "Can the bowls go into a dishwasher?",
      },
    ]
  `);
  const site = { ...portfolio.site, sections: ["about" as const] };
  const hidden = searchEntries({ portfolio: { ...portfolio, site }, site: "https://ada.example.com", hosting: "app" });
  expect(hidden.filter(({ kind }) => kind === "Entry")).toEqual([]);
});
