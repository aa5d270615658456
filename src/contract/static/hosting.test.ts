import { describe, expect, test } from "vitest";
import { limits } from "../limits.ts";
import { prerenderedRoutes } from "../routes.ts";
import { headerRules, headersFor, redirectsFile } from "../site/host-rules.ts";
import { sitePages } from "../site/pages.ts";
import { fileReads } from "./file-reads.ts";
import { isOffered, pagesFor } from "./hosting.ts";
import { staticOpenApiDocument } from "./openapi.ts";

describe("a site without the app", () => {
  test.each(["/", "/projects", "/docs", "/docs.md", "/llms.txt", "/api/profile.json", "/api/v1/contact.json"])(
    "has %s",
    (path) => expect(isOffered("static", path)).toBe(true),
  );

  test.each([
    ...["/ask", "/api/mcp", "/api/profile", "/api/v1/batch", "/.well-known/jwks.json", "/api/sandbox.json"],
    ...["/developers", "/sandbox.md", "/changelog", "/auth.md", "/.well-known/api-catalog"],
    ...["/.well-known/oauth-protected-resource/api", "/.well-known/mcp/server-card.json", "/api/mcp/server-card"],
  ])("does not have %s, and one with the app does", (path) => {
    expect([isOffered("static", path), isOffered("app", path)]).toEqual([false, true]);
  });

  test("has fewer pages", () => {
    expect(pagesFor("static").map(({ path }) => path)).toEqual(["/", "/projects", "/docs"]);
    expect(pagesFor("app")).toEqual(sitePages);
  });

  test("has header rules and rewrites only for what it has", () => {
    const rules = headerRules({ basePath: "", hosting: "static" });
    expect(rules.filter(({ pattern }) => !isOffered("static", pattern))).toEqual([]);
    expect(headersFor("/docs", rules).Link).not.toContain("api-catalog");
    expect(headersFor("/api/profile.json", rules)["Access-Control-Expose-Headers"]).not.toContain("RateLimit");
    expect(redirectsFile({ basePath: "", hosting: "static" })).toContain("/api/v1/profile /api/v1/profile.json 200\n");
    expect(redirectsFile({ basePath: "", hosting: "static" })).not.toMatch(/sandbox|agent|well-known/);
  });
});

describe("the reads of a site without the app", () => {
  test("are the pre-rendered reads of the portfolio, lists and single projects, each with its mirror", () => {
    const ids = fileReads(1).map(({ operationId }) => operationId);
    const prerendered = prerenderedRoutes
      .filter(({ tag }) => tag === "Portfolio")
      .map(({ operationId }) => operationId);
    expect(ids.filter((id) => !id.endsWith("V1")).toSorted()).toEqual(
      [...prerendered, "listProjects", "getProject"].toSorted(),
    );
    expect(ids.filter((id) => id.endsWith("V1"))).toHaveLength(ids.length / 2);
  });

  test("take no query, no body and no credential, and have paths that end in .json", () => {
    for (const read of fileReads(1)) {
      expect(read).toMatchObject({
        method: "get",
        requiresAuth: false,
        path: expect.stringMatching(/^\/api\/.*\.json$/),
      });
      expect(read).not.toHaveProperty("query");
      expect(read).not.toHaveProperty("body");
    }
  });

  test("have no single projects in a portfolio without any, or with too many (D28)", () => {
    for (const projects of [0, limits.host.maxProjectFiles + 1])
      expect(fileReads(projects).filter(({ path }) => path.includes("{slug}"))).toEqual([]);
  });
});

test.each([0, 1])("the OpenAPI document of %i projects defines every schema that it refers to", (projects) => {
  const document = staticOpenApiDocument(fileReads(projects), {
    site: "https://ada.example.com",
    title: "Ada",
    contact: { name: "Ada", email: "ada@example.com" },
    release: "1.2.3",
    examples: {},
  });
  const { schemas } = document.components as { schemas: Record<string, unknown> };
  const references = Array.from(
    JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g),
    ([, name]) => name,
  );
  expect([...new Set(references)].toSorted()).toEqual(Object.keys(schemas).toSorted());
  expect(JSON.stringify(document)).not.toMatch(/securitySchemes|"warnings"|"jobs"/);
});
