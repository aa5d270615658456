import { describe, expect, test } from "vitest";
import { contentPicture, smallPortfolio } from "../../../test/support/content/small-portfolio.ts";
import type { Portfolio } from "../../content/content.ts";
import { limits } from "../../contract/limits.ts";
import { atomFeed, jsonFeed } from "./feeds.ts";

const site = "https://ada.example.com";
const project = { title: "One", weight: 0, description: "Text." };
const withProjects = (...projects: Portfolio["projects"]): Portfolio => ({ ...smallPortfolio, projects });
const asParagraph = (text: string): string => `<p>${text}</p>`;

const itemsOf = (portfolio: Portfolio, render = asParagraph) =>
  (jsonFeed(portfolio, site, render) as { items: { id: string; date_modified: string; content_html: string }[] }).items;

describe("the feeds", () => {
  test("list projects by date of change, latest first; without one, the end, the start or the year counts", () => {
    const items = itemsOf(
      withProjects(
        { ...project, slug: "year", year: "2025" },
        { ...project, slug: "day", year: "2020", updated: "2025-03-01" },
        { ...project, slug: "older", year: "2024" },
        { ...project, slug: "ended", year: "2019", start: "2016-08-24", end: "2019-07" },
        { ...project, slug: "begun", year: "2016", start: "2016-08-24" },
      ),
    );
    expect(items.map(({ id, date_modified }) => [id, date_modified])).toEqual([
      [`${site}/projects/day`, "2025-03-01T00:00:00.000Z"],
      [`${site}/projects/year`, "2025-01-01T00:00:00.000Z"],
      [`${site}/projects/older`, "2024-01-01T00:00:00.000Z"],
      [`${site}/projects/ended`, "2019-07-01T00:00:00.000Z"],
      [`${site}/projects/begun`, "2016-08-24T00:00:00.000Z"],
    ]);
  });

  test("say in which order they list the projects", () => {
    const description = "Projects by Ada Muster, listed by their last change, latest first.";
    expect(jsonFeed(smallPortfolio, site, asParagraph)).toMatchObject({ description });
    expect(atomFeed(smallPortfolio, site, asParagraph)).toContain(`<subtitle>${description}</subtitle>`);
  });

  test("name their language", () => {
    const german = { ...smallPortfolio, site: { ...smallPortfolio.site, language: "de" } };
    expect(atomFeed(german, site, asParagraph)).toContain('<feed xml:lang="de" xmlns="http://www.w3.org/2005/Atom">');
    expect(jsonFeed(german, site, asParagraph)).toMatchObject({ language: "de" });
  });

  test("name the language of texts that are not translated", () => {
    const german = {
      ...withProjects(
        { ...project, slug: "new", year: "2025", fallback: ["description"] },
        { ...project, slug: "old", year: "2020", fallback: ["subtitle"] },
      ),
      fallback: { variant: "de", language: "en", members: {} },
    };
    expect(itemsOf(german).map((item) => item.content_html)).toEqual([
      '<div lang="en"><p>Text.</p></div>',
      "<p>Text.</p>",
    ]);
    expect(atomFeed(german, site, asParagraph)).toContain('<div lang="en"><p>Text.</p></div>');
  });

  test("omit projects without a date", () => {
    expect(itemsOf(withProjects({ ...project, slug: "some-time" }))).toEqual([]);
  });

  test("have a maximum number of entries", () => {
    const many = Array.from({ length: limits.feed.maxEntries + 5 }, (_, index) => ({
      ...project,
      slug: `p${index}`,
      year: "2020",
    }));
    expect(itemsOf(withProjects(...many))).toHaveLength(limits.feed.maxEntries);
  });

  test("never contain the build time, with or without entries", () => {
    expect(atomFeed(smallPortfolio, site, asParagraph)).toContain("<updated>2025-01-01T00:00:00.000Z</updated>");
    expect(atomFeed(withProjects(), site, asParagraph)).toContain("<updated>1970-01-01T00:00:00.000Z</updated>");
    const dated = { ...withProjects(), site: { ...smallPortfolio.site, updated: "2026-02-03" } };
    expect(atomFeed(dated, site, asParagraph)).toContain("<updated>2026-02-03T00:00:00.000Z</updated>");
  });

  test("have the cover of a project", () => {
    const built = { width: 1600, height: 1000, files: [{ name: "a-800.jpg", format: "jpg" as const, width: 800 }] };
    const cover = {
      cover: { src: "a.png", alt: "A" },
      pictures: { "a.png": contentPicture("projects/one/a.png", built) },
    };
    const portfolio = withProjects({ ...project, ...cover, slug: "one", year: "2020" });
    const url = `${site}/_astro/a-800.jpg`;
    expect(itemsOf(portfolio)).toMatchObject([{ image: url }]);
    expect(atomFeed(portfolio, site, asParagraph)).toContain(`<link rel="enclosure" href="${url}" type="image/jpeg"/>`);
    expect(itemsOf(withProjects({ ...project, slug: "two", year: "2020" }))[0]).not.toHaveProperty("image");
  });

  test("make relative links absolute", () => {
    const text = '<a href="/docs#a">a</a> <a href="notes">b</a> <a href="https://b.example/?a=1&amp;b=2">c</a>';
    const [item] = itemsOf(withProjects({ ...project, slug: "links", year: "2020" }), () => text);
    expect(item?.content_html).toBe(
      `<a href="${site}/docs#a">a</a> <a href="${site}/projects/notes">b</a> <a href="https://b.example/?a=1&amp;b=2">c</a>`,
    );
  });
});
