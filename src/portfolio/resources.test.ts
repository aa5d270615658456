import { describe, expect, test } from "vitest";
import { minimalPortfolio } from "../../test/support/content/small-portfolio.ts";
import type { Portfolio } from "../content/content.ts";
import { baseOf } from "../contract/base.ts";
import { cardPath, mcpServers } from "../contract/mcp/servers.ts";
import { mirrorPath } from "../contract/route.ts";
import { routes } from "../contract/routes.ts";
import { apiFiles } from "./api-files.ts";
import { experienceBundle } from "./experience/bundle.ts";
import { disposableDomainsFile, health } from "./resources.ts";

const site = "https://ada.example.com";
const listless = { highlights: [], tags: [] };

const portfolio: Portfolio = {
  ...minimalPortfolio,
  contact: { email: "ada@example.com" },
  experience: {
    experiences: [
      { ...listless, company: "First", role: "Engineer", start: "2015", end: "2018-03" },
      { ...listless, company: "Now", role: "Engineer", start: "2021-02" },
      { ...listless, company: "Second", role: "Engineer", start: "2018-04", end: "2021" },
      { ...listless, company: "Beside", role: "Engineer", start: "2022" },
    ],
    hackathons: [
      { name: "Old", date: "2019" },
      { name: "New", date: "2024-05-17" },
    ],
    education: [
      { institution: "School", degree: "BSc", end: "2012" },
      { institution: "University", degree: "MSc", end: "2014" },
    ],
  },
  projects: [{ slug: "atlas", title: "Atlas", description: "A map.", weight: 0, kind: "client" }],
};

const files = new Map(apiFiles(portfolio, site, "1.2.3"));

describe("API files", () => {
  test("include every pre-rendered read in both versions", () => {
    const promised = routes.flatMap(({ file }) => file ?? []);
    expect(promised.length).toBeGreaterThan(0);
    expect(promised.filter((file) => !files.has(file))).toEqual([]);
  });

  test("have a version 1 copy in an envelope", () => {
    const forFunctions = ["/api/projects/index.json", "/api/projects/search.json", disposableDomainsFile];
    const alone = [...forFunctions, ...mcpServers.map(cardPath)];
    const current = [...files.keys()].filter((file) => !file.startsWith("/api/v1/") && !alone.includes(file));
    for (const file of current)
      expect(JSON.parse(files.get(mirrorPath(file)) ?? "null")).toMatchObject({
        version: "v1",
        data: expect.anything(),
      });
    expect(files.size).toBe(current.length * 2 + alone.length);
  });

  test("of version 1 contain only version 1 URLs", () => {
    for (const [file, json] of files) {
      const outside = /https:\/\/ada\.example\.com\/api(?!\/v1(?:[/?"' ]|$))/;
      const inside = /https:\/\/ada\.example\.com\/api\/v1/;
      expect(json, file).not.toMatch(file.startsWith("/api/v1/") ? outside : inside);
    }
    expect(JSON.stringify(health(baseOf(site, "v1")).endpoints)).not.toMatch(
      / \/api\/(?!v1|(?:docs-)?mcp"|agent\/token")/,
    );
  });

  test("are the same bytes for the same content", () => {
    expect([...apiFiles(portfolio, site, "1.2.3")]).toEqual([...files]);
  });
});

describe("the experience bundle", () => {
  test("lists current positions first, then past ones, most recent first", () => {
    const { experiences, hackathons, education } = experienceBundle(portfolio);
    expect(experiences?.map(({ company }) => company)).toEqual(["Beside", "Now", "Second", "First"]);
    expect(hackathons?.map(({ name }) => name)).toEqual(["New", "Old"]);
    expect(education?.map(({ institution }) => institution)).toEqual(["University", "School"]);
  });

  test("omits missing sections", () => {
    expect(experienceBundle({ ...portfolio, experience: {} })).toEqual({});
  });
});
