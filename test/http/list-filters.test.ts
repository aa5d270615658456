import { describe, expect, test } from "vitest";
import { callMethod, latestRevision, portfolioMcp, rpcResultOf } from "../support/http/mcp.ts";
import { fetchAllPages, fetchAllProjects, fetchPage, listErrorOf } from "../support/http/project-list.ts";
import { call } from "../support/http/service.ts";

const listWithMcp = async (args: object) => {
  const params = { name: "list_projects", arguments: args };
  return rpcResultOf(await callMethod(portfolioMcp, latestRevision, "tools/call", params));
};

describe("GET /api/projects?tag=", () => {
  test("returns exactly the projects with the whole tag, without case and accents", async () => {
    const all = await fetchAllProjects();
    const tags = [...new Set(all.flatMap(({ tags = [] }) => tags))];
    for (const tag of tags.slice(0, 12)) {
      const same = (other: string) => other.toLowerCase() === tag.toLowerCase();
      const wanted = all.filter((project) => project.tags?.some(same));
      expect(await fetchAllProjects({ tag }), tag).toStrictEqual(wanted);
      expect(await fetchAllProjects({ tag: ` ${tag.toUpperCase()} ` }), tag).toStrictEqual(wanted);
    }
    expect((await fetchPage({ tag: (tags.find((tag) => tag.length > 3) ?? "").slice(0, -1) })).count).toBe(0);
  });

  test.each(["", "  ", "x".repeat(201)])("%j is refused", async (tag) => {
    expect(await listErrorOf(`?${new URLSearchParams({ tag })}`)).toBe("422 invalid_tag");
  });
});

describe("GET /api/projects?year=", () => {
  test("returns exactly the projects of the year, also in pages", async () => {
    const all = await fetchAllProjects();
    for (const year of new Set(all.flatMap(({ year }) => year ?? []))) {
      const wanted = all.filter((project) => project.year === year);
      expect(await fetchAllProjects({ year })).toStrictEqual(wanted);
      const pages = await fetchAllPages({ year, limit: 2 });
      expect(pages.flatMap(({ projects }) => projects)).toStrictEqual(wanted);
    }
    expect((await fetchPage({ year: "1066" })).count).toBe(0);
  });

  test.each(["", "26", "20255", "next", "-200"])("%j is refused", async (year) => {
    expect(await listErrorOf(`?${new URLSearchParams({ year })}`)).toBe("422 invalid_year");
  });
});

test("filters and search combine, and the Link header keeps them", async () => {
  const [project] = (await fetchAllProjects({ type: "client" })).filter(({ tags, year }) => tags?.length && year);
  const query = { type: "client", tag: project?.tags?.[0] ?? "", year: project?.year ?? "", q: project?.title ?? "" };
  expect((await fetchAllProjects(query)).map(({ slug }) => slug)).toContain(project?.slug);
  const { headers } = await call(`/api/projects?${new URLSearchParams(query)}`);
  const [, first = ""] = /<([^>]*)>; rel="first"/.exec(String(headers.link)) ?? [];
  expect(Object.fromEntries(new URL(first).searchParams)).toMatchObject(query);
});

describe("unknown parameters of GET /api/projects", () => {
  test.each(["/api/projects", "/api/v1/projects"])("%s names them in warnings, and ignores them", async (path) => {
    const [plain, warned] = await Promise.all([call(path), call(`${path}?kind=client&page=2`)]);
    const warnings = [
      "Unknown parameter kind; did you mean type?",
      "Unknown parameter page; pass next_cursor as cursor",
    ];
    const before = '"has_more":true,';
    expect(plain.text).not.toContain("warnings");
    expect(warned.text).toBe(plain.text.replace(before, `${before}"warnings":${JSON.stringify(warnings)},`));
  });

  test.each(["?_=1", "?utm_source=a&utm_medium=b"])("%s gives no warning", async (query) => {
    expect((await call(`/api/projects${query}`)).text).toBe((await call("/api/projects")).text);
  });

  test("are named in a batch too", async () => {
    const response = await call("/api/batch", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ operations: [{ method: "GET", path: "/api/projects?limt=1" }] }),
    });
    expect(response.text).toContain("Unknown parameter limt; did you mean limit?");
  });
});

describe("list_projects", () => {
  test("filters by tag and year", async () => {
    const [project] = (await fetchAllProjects()).filter(({ tags, year }) => tags?.length && year);
    const query = { tag: project?.tags?.[0] ?? "", year: project?.year ?? "" };
    const { structuredContent } = await listWithMcp(query);
    expect(structuredContent).toStrictEqual(await fetchPage(query));
  });

  test("accepts numbers as text and as numbers", async () => {
    const asText = await listWithMcp({ limit: "7", cursor: "7", year: "2025" });
    expect(await listWithMcp({ limit: 7, cursor: 7, year: 2025 })).toStrictEqual(asText);
    expect((await listWithMcp({ limit: 2, cursor: 2 })).structuredContent).toStrictEqual(
      await fetchPage({ limit: 2, cursor: 2 }),
    );
  });
});
