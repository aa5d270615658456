import { expect, test } from "vitest";
import type { WrittenProject } from "../../content/content.ts";
import { homeProjects, relatedProjects } from "./featured.ts";

const named = (slug: string, tags: readonly string[] = []): WrittenProject =>
  ({ slug, title: slug, description: slug, tags: [...tags] }) as WrittenProject;
const slugs = (project: WrittenProject, projects: readonly WrittenProject[]) =>
  relatedProjects(project, projects).map(({ slug }) => slug);

test("without a section for featured projects, the front page lists all of them", () => {
  const projects = ["a", "b", "c"].map((slug) => named(slug));
  expect(homeProjects(projects)).toEqual({ featured: projects, further: [] });
  expect(homeProjects(projects, ["featured", "projects"])).toEqual({ featured: projects, further: [] });
  expect(homeProjects(projects, ["projects", "experience"])).toEqual({ featured: [], further: projects });
});

test("related projects share tags, and are not adjacent if there are enough others", () => {
  const [first, ...others] = ["a", "b", "c", "d", "e"].map((slug) => named(slug, slug < "d" ? ["sea"] : []));
  if (!first) throw new Error("There is a first project.");
  expect(slugs(first, [first, ...others])).toEqual(["c", "d", "e"]);
});

test("adjacent projects are related if there are few others", () => {
  const projects = ["a", "b", "c", "d"].map((slug) => named(slug));
  expect(projects.map((project) => slugs(project, projects))).toEqual([
    ["b", "c", "d"],
    ["a", "c", "d"],
    ["a", "b", "d"],
    ["a", "b", "c"],
  ]);
});

test("an unlisted project has no adjacent ones", () => {
  expect(
    slugs(
      named("hidden"),
      ["a", "b", "c", "d"].map((slug) => named(slug)),
    ),
  ).toEqual(["a", "b", "c"]);
});
