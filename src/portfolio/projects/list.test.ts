import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { WrittenProject } from "../../content/content.ts";
import { baseOf } from "../../contract/base.ts";
import { ApiError } from "../../contract/errors.ts";
import { limits } from "../../contract/limits.ts";
import { ProjectKind, ProjectList, ProjectQuery } from "../../contract/resources/portfolio/project.ts";
import { normalizeTag } from "../normalize-for-search.ts";
import {
  openIndex,
  pageFile,
  pageLinks,
  parseOffset,
  projectIndexFile,
  renderPage,
  searchIndexFile,
  selectProjects,
} from "./list.ts";
import { indexProjects, projectFiles } from "./project-files.ts";
import { searchText } from "./search.ts";
import { buildSearchIndex, openSearchIndex } from "./search-index.ts";

const site = "https://ada.example.com";

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const words = ["map", "Łódź", "harbour", "queue", "Straße", "か", "tide", "地図"];

/** Random projects with a small vocabulary, so that searches have matches. */
const projects = fc
  .array(
    fc.record({
      title: fc.constantFrom(...words),
      description: fc.subarray(words, { minLength: 1 }).map((some) => some.join(" ")),
      kind: optional(fc.constantFrom(...ProjectKind.options)),
      tags: optional(fc.subarray(words)),
      year: optional(fc.constantFrom("2019", "2020")),
    }),
    { maxLength: 130 },
  )
  .map((all) =>
    all.map(
      ({ kind, tags, year, title, description }, index): WrittenProject => ({
        slug: `p${index}`,
        title: `${title} ${index}`,
        description,
        weight: 0,
        ...(kind && { kind }),
        ...(tags && { tags }),
        ...(year && { year }),
      }),
    ),
  );

/** Queries with the words that they must match. */
const searched = new Map([
  ["MAP", ["map"]],
  ["lodz", ["łódź"]],
  ["strasse map", ["straße", "map"]],
  ["か", ["か"]],
]);

const filter = fc.record({
  type: optional(fc.constantFrom(...ProjectKind.options)),
  tag: optional(fc.constantFrom("MAP", "lodz", "地図", "nothing has this")),
  year: optional(fc.constantFrom("2019", "2021")),
  q: optional(fc.constantFrom("", "  ", "nothing has this", ...searched.keys())),
});
const limit = fc.integer(limits.pageSize);

const page = (json: string): ProjectList => ProjectList.parse(JSON.parse(json));

/** Follows next_cursor from the first page. */
const walk = (read: (cursor: string) => ProjectList): ProjectList[] => {
  const pages: ProjectList[] = [];
  for (let cursor: string | null = "0"; cursor !== null && pages.length < 1000; ) {
    const next: ProjectList = read(cursor);
    pages.push(next);
    cursor = next.next_cursor ?? null;
  }
  return pages;
};

describe("following next_cursor", () => {
  test("returns every matching project once and in order, for any limit", () => {
    fc.assert(
      fc.property(projects, filter, limit, (all, { type, tag, year, q }, size) => {
        const index = openIndex(indexProjects(all, site));
        const selection = selectProjects(
          index,
          { type, tag, year, q },
          openSearchIndex(buildSearchIndex(all.map(searchText))),
        );
        const pages = walk((cursor) =>
          page(renderPage(selection, { offset: parseOffset(cursor, selection.matches.length), limit: size })),
        );

        const wanted = searched.get(q ?? "");
        const left = all.filter(({ kind, title, tags = [], description, ...project }) => {
          const text = [title, ...tags, description].join(" ").toLowerCase();
          if ((type && kind !== type) || (year && project.year !== year)) return false;
          if (tag && !tags.map(normalizeTag).includes(normalizeTag(tag))) return false;
          return q?.trim() ? (wanted?.every((word) => text.includes(word)) ?? false) : true;
        });
        expect(pages.flatMap((page) => page.projects.map(({ title }) => title))).toEqual(
          left.map(({ title }) => title),
        );
        for (const [index, each] of pages.entries()) {
          expect(each).toMatchObject({ count: left.length, total: all.length, limit: size, cursor: `${index * size}` });
          expect(each.has_more).toBe(index < pages.length - 1);
          expect(each.projects.length <= size).toBe(true);
        }
      }),
    );
  });

  test("returns the same from built files as from the function half", () => {
    fc.assert(
      fc.property(projects, (all) => {
        const files = new Map(projectFiles({ projects: all, unlisted: [] }, site));
        const index = openIndex(JSON.parse(files.get(projectIndexFile) ?? ""));
        const search = openSearchIndex(JSON.parse(files.get(searchIndexFile) ?? ""));
        for (const type of [undefined, ...ProjectKind.options]) {
          const selection = selectProjects(index, { type }, search);
          walk((cursor) => {
            const at = { offset: parseOffset(cursor, selection.matches.length), limit: limits.pageSize.default };
            const file = pageFile({ type, q: undefined }, at) ?? "";
            const json = files.get(file) ?? "";
            expect(json).toBe(renderPage(selection, at));
            expect(files.get(file.replace("/api/", "/api/v1/"))).toBe(`{"version":"v1","data":${json}}`);
            return page(json);
          });
        }
        expect(files.get("/api/projects.json")).toBe(files.get("/api/projects/all/0.json"));
      }),
      { numRuns: 30 },
    );
  });

  test("has the slug, the URL of the page, the day of the last change and a cover, and no weight", () => {
    const [only] = indexProjects(
      [{ slug: "łódź", weight: 3, title: "A", description: "An a.", updated: "2026-01-02" }],
      site,
    );
    expect(only).toEqual({
      slug: "łódź",
      json: `{"title":"A","description":"An a.","slug":"łódź","url":"${site}/projects/%C5%82%C3%B3d%C5%BA","updated":"2026-01-02","cover":{"url":"${site}/projects/%C5%82%C3%B3d%C5%BA/cover.svg","alt":"","width":1200,"height":800}}`,
    });
  });
});

describe("the file of a page", () => {
  test.each([
    [{}, { offset: 0, limit: 20 }, "/api/projects/all/0.json"],
    [{ type: "client" }, { offset: 40, limit: 20 }, "/api/projects/client/40.json"],
    [{ q: "  " }, { offset: 20, limit: 20 }, "/api/projects/all/20.json"],
    [{ q: "map" }, { offset: 0, limit: 20 }, undefined],
    [{}, { offset: 0, limit: 19 }, undefined],
    [{}, { offset: 7, limit: 20 }, undefined],
  ] as const)("for the query %j and the page %j is %s", (query, page, file) => {
    expect(pageFile(query, page)).toBe(file);
  });
});

describe("the cursor of a query", () => {
  const canonical = (text: string): boolean => /^\d+$/.test(text) && String(Number(text)) === text;

  test("must be a canonical decimal number", () => {
    const nearly = fc.stringMatching(/^[ +-]?0{0,2}\d{0,8}(?:\.0|e1|n)?\s?$/);
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearly, fc.nat().map(String)), (cursor) => {
        const { success } = ProjectQuery.safeParse({ cursor });
        expect(success).toBe(canonical(cursor) && Number(cursor) < 1e9);
      }),
    );
  });

  test.each(["", "-1", "01", "1.0", "1e3", " 1", "1 ", "+1", "٣", "0x1", "9999999999"])("rejects %j", (cursor) => {
    expect(ProjectQuery.safeParse({ cursor }).success).toBe(false);
  });

  test("must be less than the number of projects", () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.nat(1000), (offset, count) => {
        if (offset === 0 || offset < count) expect(parseOffset(String(offset), count)).toBe(offset);
        else expect(() => parseOffset(String(offset), count)).toThrow(ApiError);
      }),
    );
    expect(() => parseOffset("30", 30)).toThrow('The cursor `"30"` is past the end: the list has 30 projects.');
  });
});

describe("the limit of a query", () => {
  test("must be an integer from 1 to 50", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer({ min: -5, max: 60 }).map(String)), (sent) => {
        const { success, data } = ProjectQuery.safeParse({ limit: sent });
        const usable = /^[1-9]\d?$/.test(sent) && Number(sent) <= 50;
        expect(success).toBe(usable);
        if (usable) expect(data?.limit).toBe(Number(sent));
      }),
    );
    expect(ProjectQuery.parse({})).toEqual({ limit: 20, cursor: "0" });
  });
});

describe("the links of a page", () => {
  const hrefs = (links: string): Record<string, string> =>
    Object.fromEntries([...links.matchAll(/<([^>]*)>; rel="(\w+)"/g)].map(([, href = "", rel = ""]) => [rel, href]));

  test("point to the first, previous and next page with the same filter", () => {
    const links = pageLinks(
      { type: "client", q: "a & b" },
      { offset: 10, limit: 5 },
      40,
      baseOf("https://a.example", "v1"),
    );
    const url = (cursor: number) =>
      `https://a.example/api/v1/projects?type=client&q=a%20%26%20b&limit=5&cursor=${cursor}`;
    expect(hrefs(links)).toEqual({ first: url(0), prev: url(5), next: url(15) });
  });

  test("have valid cursors for any query", () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), limit, fc.string({ unit: "binary" }), (offset, count, size, q) => {
        const all = hrefs(pageLinks({ q }, { offset, limit: size }, count, baseOf("https://a.example")));
        expect("prev" in all).toBe(offset > 0);
        expect("next" in all).toBe(offset + size < count);
        for (const href of Object.values(all)) {
          const { searchParams } = new URL(href);
          expect(ProjectQuery.safeParse({ cursor: searchParams.get("cursor") }).success).toBe(true);
          expect(searchParams.get("q") ?? "").toBe(q.trim() ? q.toWellFormed() : "");
        }
      }),
    );
  });
});
