import { describe, expect, test } from "vitest";
import { callAt } from "./http-client.ts";

/** The portfolio with former addresses, an unlisted project and a draft. */
export const addressContent = "test/fixtures/addresses/content";

/** Former addresses of the portfolio, and where they lead. */
export const redirects: readonly (readonly [from: string, to: string])[] = [
  ["/projects/oven", "/projects/kiln"],
  ["/made/kiln", "/projects/kiln"],
  ["/made/kiln/", "/projects/kiln"],
  ["/2019/kiln", "/projects/kiln"],
  ["/2019/kiln/", "/projects/kiln"],
  ["/old/kiln.html", "/projects/kiln"],
  ["/%C3%B6fen/caf%C3%A9", "/projects/kiln"],
  ["/projects/lodz", "/projects/%C5%82%C3%B3d%C5%BA"],
  ["/preview", "/projects/quiet-vase"],
];

/** Text that only the unlisted project has. */
const unlistedText = /zirconium|quiet-vase/i;

const browser = { headers: { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" } };

/** What every host does with former addresses and unlisted projects (D16). */
export const addressContract = (name: string, url: () => string, { total = 3 } = {}): void => {
  const get = (path: string, options: Parameters<typeof callAt>[2] = {}) => callAt(url(), path, options);
  const post = (path: string, body: object) =>
    get(path, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json, text/event-stream" },
      body: JSON.stringify(body),
    });

  describe(`former addresses on ${name}`, () => {
    test.each(redirects)("%s redirects permanently to %s", async (from, to) => {
      for (const options of [{}, browser, { method: "HEAD" }]) {
        const { status, headers } = await get(from, options);
        expect([status, headers.location]).toEqual([301, to]);
      }
      expect((await get(to)).status).toBe(200);
    });

    test("keep the query", async () => {
      const { status, headers } = await get("/projects/oven?from=cv");
      expect([status, headers.location]).toEqual([301, "/projects/kiln?from=cv"]);
    });

    test.each(["/projects/ovens", "/work", "/made/kiln/more", "/api/projects/oven"])(
      "%s does not redirect",
      async (path) => {
        expect((await get(path)).status).toBe(404);
      },
    );
  });

  describe(`an unlisted project on ${name}`, () => {
    test("has a page that search engines do not list, its Markdown and its JSON", async () => {
      const page = await get("/projects/quiet-vase", browser);
      expect([page.status, page.headers["content-type"]]).toEqual([200, expect.stringMatching(/^text\/html/)]);
      expect(page.text).toContain('<meta name="robots" content="noindex"');
      expect((await get("/projects/kiln", browser)).text).not.toContain("noindex");
      expect((await get("/projects/quiet-vase", { headers: { Accept: "text/markdown" } })).text).toMatch(
        /^---\n[\s\S]*# Zirconium Vase/,
      );
      for (const path of ["/projects/quiet-vase.md", "/api/projects/quiet-vase.json", "/api/projects/quiet-vase"])
        expect((await get(path)).text, path).toContain("A vase of zirconium");
      expect((await get("/api/v1/projects/quiet-vase")).json()).toMatchObject({
        data: { title: "Zirconium Vase", slug: "quiet-vase" },
      });
    });

    test("is in no page, list, feed, map, guide or answer", async () => {
      const paths = [
        ...["/", "/index.md", "/projects", "/projects.md", "/projects/kiln", "/projects/glaze", "/developers", "/docs"],
        ...["/sitemap.xml", "/sitemap.md", "/robots.txt", "/llms.txt", "/llms-full.txt", "/feed.xml", "/feed.json"],
        ...["/resume.json", "/openapi.json", "/api/portfolio", "/api/projects", "/api/v1/projects"],
        ...[
          "/api/projects.json",
          "/api/projects/client/0.json",
          "/api/projects/index.json",
          "/api/projects/search.json",
        ],
        ...["/api/projects?type=client", "/api/projects?year=2026", "/api/projects?tag=zirconium"],
        ...[
          "/api/knowledge.json",
          "/api/question-tables.json",
          "/.well-known/api-catalog",
          "/.well-known/agent-skills/index.json",
        ],
        ...["/projects/quiet-vas", "/api/projects/quiet-vas"],
      ];
      for (const path of paths) {
        // What the request itself says may be repeated.
        const text = (await get(path)).text.replaceAll(/quiet-vas\b|tag=zirconium/g, "");
        expect(text, path).not.toMatch(unlistedText);
      }
      expect((await get("/api/projects?q=vase")).json()).toMatchObject({ count: 0, total });
      const answer = (await get("/ask?q=Which+project+is+a+vase+for+one+client%3F")).text;
      expect(answer).not.toMatch(unlistedText);
    });

    test("is not next to other projects", async () => {
      for (const slug of ["kiln", "glaze", "łódź"]) {
        const { text } = await get(`/projects/${encodeURIComponent(slug)}`, browser);
        expect(text, slug).not.toMatch(unlistedText);
      }
      expect((await get("/projects/quiet-vase", browser)).text).not.toMatch(/<(?:a|link) [^>]*rel="(?:prev|next)"/);
    });

    test("answers a batch and the tool get_project", async () => {
      const batch = await post("/api/batch", { operations: [{ method: "GET", path: "/api/projects/quiet-vase" }] });
      expect(batch.json()).toMatchObject({ results: [{ status: 200, body: { slug: "quiet-vase" } }] });
      const params = { name: "get_project", arguments: { slug: "quiet-vase" } };
      const tool = await post("/api/mcp", { jsonrpc: "2.0", id: 1, method: "tools/call", params });
      expect(tool.text).toContain("A vase of zirconium");
    });
  });
};
