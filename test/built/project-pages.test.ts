import { describe, expect, test } from "vitest";
import { readContent } from "../../src/build/content/read-content.ts";
import { textOf } from "../support/dist.ts";

const { projects } = readContent("content");
const fileOf = (path: string): string => `${path}/index.html`;
const linkIn = (html: string, rel: "prev" | "next"): string | undefined =>
  new RegExp(`<a href="([^"]*)" rel="${rel}"`).exec(html)?.[1];

/** The paths that lead from one page to another by its links, the first included. */
const walk = (from: string, rel: "prev" | "next"): string[] => {
  const paths = [from];
  for (let next = linkIn(textOf(fileOf(from)), rel); next; next = linkIn(textOf(fileOf(next)), rel)) {
    expect(paths).not.toContain(next);
    paths.push(next);
  }
  return paths;
};

const paths = projects.map(({ slug }) => `/projects/${slug}`);

test("lead from the first project to the last in the order of the list, and back", () => {
  expect(walk(paths[0] ?? "", "next")).toEqual(paths);
  expect(walk(paths.at(-1) ?? "", "prev")).toEqual(paths.toReversed());
});

test("are linked from the titles on the page of the portfolio", () => {
  const html = textOf("/index.html");
  for (const { slug, title } of projects) expect(html).toContain(`<h4><a href="/projects/${slug}">${title}</a></h4>`);
});

describe.each(projects)("$slug", ({ slug, title, link, repo, subtitle, year, tags = [] }) => {
  const html = textOf(fileOf(`/projects/${slug}`));

  test("shows everything that the owner wrote, and the way back", () => {
    expect(html).toContain(`<h1>${title}</h1>`);
    for (const text of [subtitle, year, ...tags]) if (text) expect(html).toContain(text);
    for (const address of [link, repo]) if (address) expect(html).toContain(`<a href="${address}">`);
    expect(html).toContain('<a href="/projects">All projects</a>');
  });
});
