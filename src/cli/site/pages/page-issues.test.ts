import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import manifest from "../../../../package.json" with { type: "json" };
import { temporaryFolder } from "../../../../test/support/hosts/programs.ts";
import { componentNames } from "../../../configuration/options.ts";
import { checkPages, exportedFiles } from "./page-issues.ts";

/** What the check of a repository with some files in `src/` finds, as `place: found -> fix`. */
const foundIn = (files: Readonly<Record<string, string>>) => {
  const root = temporaryFolder();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, "src", file)), { recursive: true });
    writeFileSync(join(root, "src", file), text);
  }
  const { issues, warnings } = checkPages(root);
  const lines = (list: typeof issues) =>
    list.map(({ file, line, column, found, fix }) => `${file}:${line}:${column}: ${found} -> ${fix}`);
  return { issues: lines(issues), warnings: lines(warnings) };
};

const page = (...lines: readonly string[]): string => `---\n${lines.join("\n")}\n---\nText\n`;
const titled = ["title: About", "description: How Ada works."];
const layout = "layout: vitrine/layouts/Page.astro";

test("pages can import the Astro files that the package exports", () => {
  const names = Object.keys(manifest.exports).filter((path) => path.endsWith(".astro"));
  const files = names.flatMap((path) =>
    componentNames.map((name) => path.replace(/^\./, "vitrine").replace("*", name)),
  );
  expect(exportedFiles.toSorted()).toEqual([...new Set(files)].toSorted());
});

test("a layout that does not exist is named with the one that was meant", () => {
  const { issues } = foundIn({
    "layouts/Main.astro": "<slot />",
    "pages/a.md": page("layout: vitrine/layout/Page.astro", ...titled),
    "pages/b.md": page("layout: ../layouts/Mian.astro"),
    "pages/c.md": page("layout: ../parts/WideFrame.astro"),
    "pages/d.md": page("layout: /src/layout/Main.astro"),
  });
  expect(issues).toEqual([
    'src/pages/a.md:2:9: "vitrine/layout/Page.astro", which Vitrine does not have -> did you mean "vitrine/layouts/Page.astro"?',
    'src/pages/b.md:2:9: "../layouts/Mian.astro", which does not exist -> did you mean "../layouts/Main.astro"?',
    'src/pages/c.md:2:9: "../parts/WideFrame.astro", which does not exist -> create src/parts/WideFrame.astro, or use vitrine/layouts/Page.astro',
    'src/pages/d.md:2:9: "/src/layout/Main.astro", which does not exist -> did you mean "/src/layouts/Main.astro"?',
  ]);
});

test("imports of components that do not exist are found, but not those in comments", () => {
  const { issues } = foundIn({
    "components/Card.astro":
      '---\n/*\nimport Old from "./Old.astro";\n*/\nimport Hero from "vitrine/components/Heroes.astro";\n---\n',
    "pages/a.astro": '---\nconst a: number = 1;\nimport Card from "../component/Card.astro";\n---\n',
  });
  expect(issues).toEqual([
    'src/components/Card.astro:5:18: "vitrine/components/Heroes.astro", which Vitrine does not have -> did you mean "vitrine/components/Hero.astro"?',
    'src/pages/a.astro:3:18: "../component/Card.astro", which does not exist -> did you mean "../components/Card.astro"?',
  ]);
});

test("a Markdown page with Vitrine's layout needs a title and a description, and YAML that can be read", () => {
  const { issues } = foundIn({ "pages/a.md": page(layout), "pages/b.md": page(layout, "title: A: b") });
  expect(issues).toEqual([
    "src/pages/a.md:2:1: no `title` -> add a line `title: …`",
    "src/pages/a.md:2:1: no `description` -> add a line `description: …`",
    'src/pages/b.md:3:9: a colon followed by a space inside text -> write `title: "A: b"`',
  ]);
});

test("a Markdown page without a layout is a warning, because it can be meant so", () => {
  const { issues, warnings } = foundIn({ "pages/a.md": "# About\n", "pages/b.md": page(...titled) });
  expect(issues).toEqual([]);
  expect(warnings).toEqual(
    ["a", "b"].map((name) => expect.stringContaining(`src/pages/${name}.md:1:1: a page without a layout -> write`)),
  );
});

test("pages that can be built have no issues", () => {
  expect(
    foundIn({
      "layouts/Main.astro": '---\nimport Page from "vitrine/layouts/Page.astro";\nreturn;\n---\n<slot />',
      "pages/about.md": page(layout, "title: 404", "description: How Ada works."),
      "pages/now.md": page("layout: ../layouts/Main.astro"),
      "pages/alias.md": page("layout: '@/layouts/Main.astro'"),
      "pages/_draft.md": "# Draft\n",
      "pages/talks.astro":
        '---\nimport Hero from "vitrine/components/Hero.astro";\nimport Other from "other/Other.astro";\nimport { Profile } from "vitrine/schemas";\n---\n',
    }),
  ).toEqual({ issues: [], warnings: [] });
});
