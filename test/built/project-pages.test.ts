import { describe, expect, test } from "vitest";
import { readContent } from "../../src/content/read/read-content.ts";
import { textOf } from "../support/content/dist.ts";
import { sampleContent } from "../support/content/portfolios.ts";

const { projects } = readContent(sampleContent);
const fileOf = (path: string): string => `${path}/index.html`;
const linkIn = (html: string, rel: "prev" | "next"): string | undefined =>
  new RegExp(`<a href="([^"]*)" rel="${rel}"`).exec(html)?.[1];

/** The paths reached by following rel links, including the first. */
const walk = (from: string, rel: "prev" | "next"): string[] => {
  const paths = [from];
  for (let next = linkIn(textOf(fileOf(from)), rel); next; next = linkIn(textOf(fileOf(next)), rel)) {
    expect(paths).not.toContain(next);
    paths.push(next);
  }
  return paths;
};

const paths = projects.map(({ slug }) => `/projects/${slug}`);

test("project pages link forward and back in list order", () => {
  expect(walk(paths[0] ?? "", "next")).toEqual(paths);
  expect(walk(paths.at(-1) ?? "", "prev")).toEqual(paths.toReversed());
});

test("project pages are linked from the titles on /projects", () => {
  const html = textOf("/projects/index.html");
  for (const { slug, title } of projects) expect(html).toContain(`<h3><a href="/projects/${slug}">${title}</a></h3>`);
});

describe.each(projects)("the page of $slug", ({ slug, title, link, repo, subtitle, year, tags = [] }) => {
  const html = textOf(fileOf(`/projects/${slug}`));

  test("shows the title, subtitle, year, tags and links of the project, and a link to all projects", () => {
    expect(html).toContain(`<h1>${title}</h1>`);
    for (const text of [subtitle, year, ...tags]) if (text) expect(html).toContain(text);
    for (const address of [link, repo]) if (address) expect(html).toContain(` href="${address}"`);
    expect(html).toContain('<a href="/projects">All projects</a>');
  });
});
