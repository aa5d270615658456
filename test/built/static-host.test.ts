import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { ProjectList } from "../../src/contract/resources/portfolio/project.ts";
import { isPagePath } from "../../src/contract/site/pages.ts";
import { bytesOf, textOf } from "../support/dist.ts";
import { callAt } from "../support/http-client.ts";
import { testSite } from "../support/programs.ts";
import { type StaticHost, startStaticHost } from "../support/static-host.ts";

let host: StaticHost;
let pages: StaticHost;
beforeAll(async () => {
  host = await startStaticHost(inject("dist"));
  pages = await startStaticHost(inject("dist"), "html");
});
afterAll(async () => {
  await host.stop();
  await pages.stop();
});

const get = async (path: string) => {
  const response = await callAt(host.url, path);
  expect(response.status, path).toBe(200);
  expect(response.headers["content-type"]).toMatch(/^application\/json\b/);
  return response;
};

describe("a static host without the app", () => {
  test("paginates all projects with next_cursor", async () => {
    const first = ProjectList.parse((await get("/api/projects.json")).json());
    const pages = [first];
    for (let cursor = first.next_cursor; cursor; cursor = pages.at(-1)?.next_cursor)
      pages.push(ProjectList.parse((await get(`/api/projects/all/${cursor}.json`)).json()));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flatMap(({ projects }) => projects)).toHaveLength(first.count);
    expect(pages.map(({ has_more }) => has_more)).toStrictEqual(pages.map((_, index) => index < pages.length - 1));
    const titles = pages.flatMap(({ projects }) => projects.map(({ title }) => title));
    expect(new Set(titles).size).toBe(titles.length);
  });

  test.each(["client", "personal"])("paginates %s projects with next_cursor", async (type) => {
    let seen = 0;
    let count = 0;
    for (let cursor: string | null | undefined = "0"; cursor; ) {
      const page = ProjectList.parse((await get(`/api/projects/${type}/${cursor}.json`)).json());
      for (const { kind } of page.projects) expect(kind).toBe(type);
      seen += page.projects.length;
      count = page.count;
      cursor = page.next_cursor;
    }
    expect(seen).toBe(count);
    expect(seen).toBeGreaterThan(0);
  });

  test.each(["/api/profile", "/api/experience", "/api/contact", "/api/portfolio", "/api/sandbox", "/api/v1/profile"])(
    "serves %s without the extension",
    async (path) => {
      expect((await get(path)).bytes.equals(bytesOf(`${path}.json`))).toBe(true);
    },
  );

  test("reaches every page by links from the front page", async () => {
    const found = new Set(["/"]);
    for (const path of found) {
      // A static host redirects a page to its folder.
      const response = await callAt(pages.url, path === "/" ? path : `${path}/`);
      expect([response.status, response.headers["content-type"]], path).toEqual([
        200,
        expect.stringMatching(/^text\/html\b/),
      ]);
      expect(response.text).toContain(`<link rel="canonical" href="${testSite}${path}">`);
      expect(response.text).toMatch(/<h1[ >]/);
      for (const [, link = ""] of response.text.matchAll(/<a [^>]*href="([^"#?]*)/g))
        if (isPagePath(link) && !link.endsWith(".md")) found.add(link);
    }
    const listed = textOf("/sitemap.xml").matchAll(/<loc>([^<]*)<\/loc>/g);
    expect([...found].toSorted()).toEqual([...listed].map(([, url = ""]) => url.slice(testSite.length)).toSorted());
    expect(found.size).toBeGreaterThan(30);
  });

  test("serves the 404 page for unknown paths", async () => {
    const { status, text } = await callAt(pages.url, "/nothing-here");
    expect([status, text]).toEqual([404, textOf("/404.html")]);
  });
});
