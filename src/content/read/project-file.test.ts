import { expect, test } from "vitest";
import { readProject } from "./project-file.ts";

const issuesOf = (slug: string) =>
  readProject({ file: `projects/${slug}.md`, text: "---\ntitle: A\n---\n\nText.\n" }, slug).issues.map(
    ({ found, fix }) => [found, fix],
  );

test.each(["all", "client", "personal", "index", "search", "All"])("a project cannot have the file name %s", (slug) => {
  expect(issuesOf(slug)).toEqual([
    [`the file name \`${slug}.md\``, `rename it, for example to \`${slug.toLowerCase()}-project.md\``],
  ]);
});

test.each(["all-about-maps", "clients", "łódź_1"])("a project can have the file name %s", (slug) => {
  expect(issuesOf(slug)).toEqual([]);
});
