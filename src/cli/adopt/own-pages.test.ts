import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../test/support/hosts/programs.ts";
import { ownPages } from "./own-pages.ts";

const fork = temporaryFolder();

/** The own pages of a fork that adds some files to `src/layouts/Page.astro` and `src/styles/home.css`. */
const pagesOf = (added: Readonly<Record<string, string>>) => {
  const all = { "src/layouts/Page.astro": "", "src/styles/home.css": "", ...added };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(fork, path)), { recursive: true });
    writeFileSync(join(fork, path), text);
  }
  const { files, notes } = ownPages(fork, Object.keys(added));
  return { files: Object.fromEntries([...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString()])), notes };
};

test("copies what pages import, also indirectly, and nothing else", () => {
  const added = {
    "src/pages/talks/index.astro": '---\nimport A from "../../parts/A.astro";\nimport "astro:content";\n---\n',
    "src/parts/A.astro": "---\nimport { b } from './b.ts';\n---\n<style>\n@import \"./a.css\";\n</style>",
    "src/parts/b.ts": 'export const b = () => import("./c");\nexport * from "./d";',
    "src/parts/a.css": "p { color: red }",
    "src/parts/c.ts": 'import { b } from "./b.ts";\nexport const c = b;',
    "src/parts/d/index.ts": "export const d = 1;",
  };
  const { files, notes } = pagesOf({ ...added, "src/parts/unused.ts": "" });
  expect(files).toEqual(added);
  expect(notes).toEqual([]);
});

test("changes imports of the layout, and lists imports of other files of Vitrine once", () => {
  const { files, notes } = pagesOf({
    "src/pages/a.astro": '---\nimport Page from "../layouts/Page.astro";\nimport "../styles/home.css";\n---\n',
    "src/pages/b.md": "---\nlayout: ../layouts/Page.astro\n---\n# B\n",
  });
  expect(files["src/pages/a.astro"]).toContain('import Page from "vitrine/layouts/Page.astro";\n');
  expect(notes).toEqual([
    {
      where: "src/pages/a.astro",
      what: "imports src/styles/home.css, which is part of Vitrine; remove this import",
    },
    {
      where: "src/pages/b.md",
      what: "imports src/layouts/Page.astro, which is part of Vitrine; remove this import",
    },
  ]);
});
