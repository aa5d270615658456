import { cpSync, existsSync, globSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { chartFolder, chartsOf } from "../../bench/charts.ts";
import { readContent } from "../../src/content/read/read-content.ts";
import { temporaryFolder } from "../support/hosts/programs.ts";

const documents = globSync(["*.md", "docs/**/*.md", "examples/**/*.md"]).toSorted();

/** The anchors of a Markdown file, as GitHub makes them. */
const anchorsOf = (markdown: string): string[] =>
  Array.from(markdown.matchAll(/^#+ (.+)$/gm), ([, title = ""]) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

const withoutCode = (markdown: string): string => markdown.replaceAll(/^ *```[\s\S]*?^ *```$/gm, "");

/** A folder of owners' repositories, not of this one. */
const ownerPages = "src/pages/";

describe.each(documents)("%s", (file) => {
  const text = withoutCode(readFileSync(file, "utf8"));

  test("links to existing files and sections", () => {
    const links = Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, href = ""]) => href).filter(
      (href) => !/^[a-z]+:/.test(href),
    );
    const broken = links.filter((href) => {
      const [path = "", anchor] = href.split("#");
      const target = path === "" ? file : join(dirname(file), path);
      if (!existsSync(target)) return true;
      return anchor !== undefined && !anchorsOf(readFileSync(target, "utf8")).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  test("names existing files and folders", () => {
    const paths = Array.from(
      text.matchAll(/`((?:src|functions|test|bench|docs|examples)\/[\w./-]*)`/g),
      ([, path = ""]) => path,
    );
    expect(paths.filter((path) => !existsSync(path) && !path.startsWith(ownerPages))).toEqual([]);
  });
});

test("docs/content.md shows the report of a content error", () => {
  const [, shown = ""] =
    /^```\n(content\/projects\/tide-clock\.md:5:1\n[\s\S]*?)\n```$/m.exec(readFileSync("docs/content.md", "utf8")) ??
    [];
  const content = join(temporaryFolder(), "content");
  cpSync("test/fixtures/portfolios/cartographer", content, { recursive: true });
  const project = "---\ntitle: Tide Clock\nsubtitle: A clock\nyear: 2026\nknd: personal\n---\n\nA wall clock.\n";
  writeFileSync(join(content, "projects", "tide-clock.md"), project);
  expect(() => readContent(content)).toThrow(expect.objectContaining({ message: shown }));
});

test("the link check generates the same anchors as GitHub", () => {
  expect(anchorsOf("# Rotate the secret\n\n## What's `new`: 1.0?")).toEqual(["rotate-the-secret", "whats-new-10"]);
});

test("docs/performance.md shows the charts of its tables: npm run bench:charts draws them again", () => {
  const text = readFileSync("docs/performance.md", "utf8");
  const charts = chartsOf(text);
  expect(readdirSync(chartFolder).toSorted()).toEqual([...charts.keys()].toSorted());
  for (const [name, chart] of charts) {
    expect(text).toContain(`](performance/${name})`);
    expect(readFileSync(join(chartFolder, name), "utf8"), name).toBe(chart);
  }
});
