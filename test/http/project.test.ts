import { describe, expect, test } from "vitest";
import { ProjectDetail } from "../../src/contract/resources/portfolio/project.ts";
import { expectBody } from "../support/http/http-client.ts";
import { fetchAllProjects } from "../support/http/project-list.ts";
import { call, pathAt, siteOf } from "../support/http/service.ts";

const pathOf = (slug = ""): string => `/api/projects/${encodeURIComponent(slug)}`;

describe("GET /api/projects/{slug}", () => {
  test("returns each project of the list with its text, as the same bytes as its file", async () => {
    for (const project of await fetchAllProjects()) {
      const response = await call(pathOf(project.slug));
      expect(response.status).toBe(200);
      const { markdown, ...rest } = expectBody(ProjectDetail, response.json());
      expect(rest).toStrictEqual(project);
      expect(markdown).toContain(project.description);
      expect((await call(`${pathOf(project.slug)}.json`)).text).toBe(response.text);
    }
  });

  test("names the page of the project", async () => {
    const [project] = await fetchAllProjects();
    const site = await siteOf();
    expect(project?.url).toBe(`${site}/projects/${encodeURIComponent(project?.slug ?? "")}`);
    expect((await call(pathAt(project?.url ?? ""))).status).toBe(200);
  });

  test("is mirrored in the envelope", async () => {
    const [project] = await fetchAllProjects();
    const path = pathOf(project?.slug);
    const mirrored = await call(path.replace("/api/", "/api/v1/"));
    expect(mirrored.text).toBe(`{"version":"v1","data":${(await call(path)).text}}`);
    expect((await call(`${path.replace("/api/", "/api/v1/")}.json`)).text).toBe(mirrored.text);
  });

  test("answers a conditional request with 304", async () => {
    const [project] = await fetchAllProjects();
    const { headers } = await call(pathOf(project?.slug));
    const again = await call(pathOf(project?.slug), { headers: { "If-None-Match": String(headers.etag) } });
    expect(again.status).toBe(304);
    expect(again.text).toBe("");
  });

  test("can be part of a batch, also with a slug in another script", async () => {
    const all = await fetchAllProjects();
    const slugs = all.map(({ slug = "" }) => slug);
    const chosen = [slugs[0] ?? "", slugs.find((slug) => /[^\w-]/.test(slug)) ?? "łódź"];
    const operations = chosen.map((slug) => ({ method: "GET", path: pathOf(slug) }));
    const response = await call("/api/batch", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ operations }),
    });
    const { results } = response.json() as { results: { status: number; body: unknown }[] };
    for (const [at, { status, body }] of results.entries()) {
      const alone = await call(pathOf(chosen[at]));
      expect([status, body]).toStrictEqual([alone.status, alone.json()]);
    }
  });

  test("an unknown slug is 404 with the nearest slug", async () => {
    const [project] = await fetchAllProjects();
    const slug = project?.slug ?? "";
    for (const api of ["/api", "/api/v1"]) {
      const response = await call(`${api}/projects/${encodeURIComponent(`${slug}x`)}`);
      expect(response.status).toBe(404);
      const { error } = response.json() as { error: { code: string; message: string; hint: string } };
      expect(error.code).toBe("project_not_found");
      expect(error.hint).toContain(`Did you mean ${api}/projects/${slug}?`);
    }
  });

  test.each(["index", "search", "all", "client", "..%2Fprofile", "all%2F0", "%00", "x".repeat(2000)])(
    "%s leads to no file",
    async (slug) => {
      const response = await call(`/api/projects/${slug}`);
      expect([400, 404]).toContain(response.status);
    },
  );
});
