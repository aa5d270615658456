import { describe, expect, test } from "vitest";
import { Enveloped } from "../../src/contract/envelope.ts";
import { PortfolioBundle } from "../../src/contract/resources/portfolio/bundle.ts";
import { ProjectList } from "../../src/contract/resources/portfolio/project.ts";
import { post } from "../support/http/api-requests.ts";
import { expectBody } from "../support/http/http-client.ts";
import { call } from "../support/http/service.ts";

const jsonAt = async (path: string) => (await call(path)).json();

/** All projects of the list, page by page. */
const allProjects = async (): Promise<ProjectList["projects"]> => {
  const projects: ProjectList["projects"] = [];
  for (let cursor: string | null | undefined = "0"; cursor; ) {
    const page = ProjectList.parse(await jsonAt(`/api/projects?limit=50&cursor=${cursor}`));
    projects.push(...page.projects);
    cursor = page.next_cursor;
  }
  return projects;
};

describe("GET /api/portfolio", () => {
  test("has everything that the other reads return", async () => {
    const bundle = PortfolioBundle.parse(await jsonAt("/api/portfolio"));
    for (const name of ["profile", "experience", "contact"] as const)
      expect(bundle[name], name).toStrictEqual(await jsonAt(`/api/${name}`));
    expect(bundle.projects.map(({ markdown: _, ...project }) => project)).toStrictEqual(await allProjects());
  });

  test("has each project as its own read returns it", async () => {
    const { projects } = PortfolioBundle.parse(await jsonAt("/api/portfolio"));
    for (const project of projects.slice(0, 3))
      expect(project).toStrictEqual(await jsonAt(`/api/projects/${project.slug}`));
  });

  test("is the same as the file, which needs no app", async () => {
    const [read, file] = await Promise.all([call("/api/portfolio"), call("/api/portfolio.json")]);
    expect(file.text).toBe(read.text);
    expect(file.headers["content-type"]).toMatch(/^application\/json\b/);
    expect(file.headers["access-control-allow-origin"]).toBe("*");
  });

  test("is compressed, and revalidated by its ETag", async () => {
    const headers = { "Accept-Encoding": "br" };
    const first = await call("/api/portfolio", { headers });
    expect(first.headers["content-encoding"]).toBe("br");
    const again = await call("/api/portfolio", {
      headers: { ...headers, "If-None-Match": first.headers.etag ?? "" },
    });
    expect([again.status, again.text]).toStrictEqual([304, ""]);
  });

  test("has a mirror with the URLs of the mirror", async () => {
    for (const path of ["/api/v1/portfolio", "/api/v1/portfolio.json"]) {
      const response = await call(path);
      expectBody(Enveloped(PortfolioBundle, "TestedPortfolio"), response.json());
      const { contact } = (response.json() as { data: PortfolioBundle }).data;
      expect(contact.api).toMatch(/\/api\/v1\/contact$/);
    }
  });

  test("is not part of a batch, because a batch of copies would be large", async () => {
    const operations = [{ method: "GET", path: "/api/portfolio" }];
    const response = await post("/api/batch", { operations });
    expect([response.status, response.text]).toStrictEqual([422, expect.stringContaining("invalid_operations")]);
  });
});
