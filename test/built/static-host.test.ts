import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { isPagePath } from "../../src/contract/pages.ts";
import { ProjectList } from "../../src/contract/resources/project.ts";
import { callAt } from "../support/call.ts";
import { bytesOf, textOf } from "../support/dist.ts";
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
  const answer = await callAt(host.url, path);
  expect(answer.status, path).toBe(200);
  expect(answer.headers["content-type"]).toMatch(/^application\/json\b/);
  return answer;
};

describe("without the function half", () => {
  test("next_cursor alone leads from the first page of projects to the last", async () => {
    const first = ProjectList.parse((await get("/api/projects.json")).json());
    const pages = [first];
    for (let cursor = first.next_cursor; cursor; cursor = pages.at(-1)?.next_cursor)
      pages.push(ProjectList.parse((await get(`/api/projects/all/${cursor}.json`)).json()));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flatMap(({ projects }) => projects)).toHaveLength(first.count);
    expect(pages.map(({ has_more }) => has_more)).toStrictEqual(pages.map((_, at) => at < pages.length - 1));
    const titles = pages.flatMap(({ projects }) => projects.map(({ title }) => title));
    expect(new Set(titles).size).toBe(titles.length);
  });

  test.each(["client", "personal"])("so it does for %s projects", async (type) => {
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

  test.each(["/api/profile", "/api/experience", "/api/contact", "/api/sandbox", "/api/v1/profile"])(
    "%s answers without its extension",
    async (path) => {
      expect((await get(path)).bytes.equals(bytesOf(`${path}.json`))).toBe(true);
    },
  );

  test("people find every page, from link to link", async () => {
    const found = new Set(["/"]);
    for (const path of found) {
      // A host of files takes the folder of a page for its address.
      const answer = await callAt(pages.url, path === "/" ? path : `${path}/`);
      expect([answer.status, answer.headers["content-type"]], path).toEqual([
        200,
        expect.stringMatching(/^text\/html\b/),
      ]);
      expect(answer.text).toContain(`<link rel="canonical" href="${testSite}${path}">`);
      expect(answer.text).toMatch(/<h1[ >]/);
      for (const [, link = ""] of answer.text.matchAll(/<a [^>]*href="([^"#?]*)/g))
        if (isPagePath(link) && !link.endsWith(".md")) found.add(link);
    }
    const listed = textOf("/sitemap.xml").matchAll(/<loc>([^<]*)<\/loc>/g);
    expect([...found].toSorted()).toEqual([...listed].map(([, url = ""]) => url.slice(testSite.length)).toSorted());
    expect(found.size).toBeGreaterThan(30);
  });

  test("people are told where nothing is", async () => {
    const { status, text } = await callAt(pages.url, "/nothing-here");
    expect([status, text]).toEqual([404, textOf("/404.html")]);
  });
});
