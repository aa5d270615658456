import { describe, expect, test } from "vitest";
import { smallPortfolio } from "../../../test/support/content/small-portfolio.ts";
import { searchEntries } from "../../discovery/search-index.ts";
import { siteSearch } from "./site-search.ts";

const site = "https://ada.example.com";
const find = siteSearch(searchEntries({ portfolio: smallPortfolio, site, hosting: "app" }));
const paths = (query: string): readonly string[] => find(query).map(({ path }) => path);

describe("the search of the site finds", () => {
  test.each([
    ["pagination", "/docs/portfolio#pages"],
    ["rate limit", "/docs#limits"],
    ["rate limt", "/docs#limits"],
    ["ratelimit", "/docs#limits"],
    ["search projects", "/docs/portfolio#listProjects"],
    ["GET /api/projects", "/docs/portfolio#listProjects"],
    ["listProjects", "/docs/portfolio#listProjects"],
    ["next_cursor", "/docs/portfolio#listProjects"],
    ["resume", "/resume.json"],
    ["cv", "/docs/portfolio#getExperience"],
    ["invalid_cur", "/docs#invalid_cursor"],
    ["idempotency key", "/docs#retries"],
    ["etag", "/docs#caching"],
    ["Retry-After", "/docs#headers"],
    ["authentication", "/docs/credentials#credentials"],
    ["revoke token", "/docs/credentials#postAgentEvent"],
    ["mcp", "/docs/agents#mcp"],
    ["tide bowls", "/projects/tide-bowls"],
    ["porcelain", "/projects/tide-bowls"],
    ["porcelain", "/#skills-materials"],
    ["how much", "/#faq-how-much-does-a-dinner-set-cost"],
    ["braga", "/#experience-apprentice-brick-yard"],
    ["sandbox", "/sandbox"],
  ])("%j", (query, path) => {
    expect(paths(query).slice(0, 5)).toContain(path);
  });

  test.each([
    ["pagination", "/docs/portfolio#pages"],
    ["rate limt", "/docs#limits"],
    ["tide", "/projects/tide-bowls"],
    ["sandbox", "/sandbox"],
    ["invalid_cursor", "/docs#invalid_cursor"],
    ["dishwasher", "/#faq-can-the-bowls-go-into-a-dishwasher"],
    ["gilded", "/#faq-can-the-bowls-go-into-a-dishwasher"],
    ["job", "/#experience-potter-kiln-works"],
    ["experience", "/"],
  ])("%j first as %s", (query, path) => {
    expect(paths(query)[0]).toBe(path);
  });

  test("what the owner wrote before what is about the API", () => {
    const talks = [{ title: "Tides on clay", event: "Kiln days", date: "2025" }];
    const portfolio = { ...smallPortfolio, experience: { ...smallPortfolio.experience, talks } };
    const findAll = siteSearch(searchEntries({ portfolio, site, hosting: "app" }));
    const kindsFor = (query: string) => findAll(query).map(({ kind }) => kind);
    for (const query of ["talk", "job", "experience"]) {
      const kinds = kindsFor(query);
      expect(kinds, query).toContain("Operation");
      expect(kinds.lastIndexOf("Entry"), query).toBeLessThan(kinds.indexOf("Operation"));
      expect(kinds, query).toContain("Entry");
    }
  });

  test("nothing for an empty query or unknown words", () => {
    expect(paths("")).toEqual([]);
    expect(paths("zzzzzzzzzz")).toEqual([]);
  });
});

test("a static build finds only what it has", () => {
  const entries = searchEntries({ portfolio: smallPortfolio, site, hosting: "static" });
  expect(entries.map(({ path }) => path)).toContain("/docs#getProfile");
  expect(entries.filter(({ path, kind }) => /^\/(?:docs\/|sandbox|developers)/.test(path) || kind === "Error")).toEqual(
    [],
  );
});
