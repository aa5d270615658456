import fc from "fast-check";
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

test("related projects are the first three of all others, ordered by shared tags and kind", () => {
  const someTags = fc.array(fc.constantFrom("sea", "maps", "rust", "type"), { maxLength: 3 });
  const kinds = fc.constantFrom("client" as const, "personal" as const, undefined);
  const lists = fc.array(fc.record({ tags: someTags, kind: kinds }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(lists, (list) => {
      const projects = list.map(({ tags, kind }, at) => ({ ...named(`p${at}`, tags), kind }) as WrittenProject);
      for (const [at, project] of projects.entries()) {
        const own = new Set(project.tags);
        const sharedBy = ({ tags = [] }: WrittenProject) => tags.filter((tag) => own.has(tag)).length;
        const isSameKind = ({ kind }: WrittenProject) => Number(kind === project.kind);
        const others = projects.filter((other) => other !== project);
        const farther = projects.filter((_, index) => Math.abs(index - at) > 1);
        const expected = (farther.length < 3 ? others : farther)
          .toSorted((a, b) => sharedBy(b) - sharedBy(a) || isSameKind(b) - isSameKind(a))
          .slice(0, 3);
        expect(relatedProjects(project, projects)).toEqual(expected);
      }
    }),
  );
});
