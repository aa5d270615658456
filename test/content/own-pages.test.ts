import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { serveDev } from "../support/hosts/dev-server.ts";
import { run } from "../support/hosts/programs.ts";
import { slowTest } from "../support/setup/tier.ts";

const config = `import vitrine from ${JSON.stringify(resolve("src/index.ts"))};\n\nexport default { integrations: [vitrine()] };\n`;

// In the checkout, because Astro reads a source file as one of the root's when the two paths begin with different folders.
mkdirSync(".build", { recursive: true });
const repositories = mkdtempSync(resolve(".build", "own-pages-"));

afterAll(() => rmSync(repositories, { recursive: true, force: true }));

/** An owner's repository with the smallest content, and some files. It uses Vitrine from its sources. */
const repositoryWith = (files: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(repositories, "repository-"));
  const all = {
    "astro.config.mjs": config,
    "content/profile.yaml": "name: Ada\nemail: ada@example.com\n",
    "content/site.yaml": "title: Ada\ndescription: What Ada made.\n",
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
  return folder;
};

const vitrine = (command: string, folder: string) => run(resolve("src/cli/bin.js"), [command], {}, folder);

test("a page that throws ends the build with its line and cause, and no other error", async () => {
  const folder = repositoryWith({
    "src/pages/about.astro": '---\nconst temperature: number = 20;\nthrow new Error("oven cold");\n---\n<p>About</p>\n',
  });
  const { code, stderr } = await vitrine("build", folder);
  expect(stderr).toBe(`src/pages/about.astro:3:1
  3 | throw new Error("oven cold");
    | ^
  found     Error: oven cold
  expected  a page that can be built
  fix       correct this line, or what it uses

1 error in 1 file.

Nothing was written.
`);
  expect(code).toBe(1);
  expect(readdirSync(join(folder, ".build"))).toEqual([]);
});

test("a page that cannot be read is reported with its line", async () => {
  const { code, stderr } = await vitrine(
    "build",
    repositoryWith({ "src/pages/about.astro": "---\nconst = 3;\n---\n" }),
  );
  expect(stderr).toContain("src/pages/about.astro:2:7\n  2 | const = 3;\n");
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(code).toBe(1);
});

test.each(["build", "check"])("`vitrine %s` names the page whose layout does not exist", async (command) => {
  const folder = repositoryWith({
    "src/pages/about.md": "---\nlayout: vitrine/layout/Page.astro\ntitle: About\ndescription: Ada.\n---\nText\n",
    "src/pages/plain.md": "# Plain\n",
  });
  const { code, stdout, stderr } = await vitrine(command, folder);
  expect(stderr).toContain("src/pages/about.md:2:9\n  2 | layout: vitrine/layout/Page.astro\n");
  expect(stderr).toContain('  fix       did you mean "vitrine/layouts/Page.astro"?\n');
  if (command === "check") expect(stderr).toContain("found     a page without a layout\n");
  expect(stdout).not.toContain("Rendered");
  expect(code).toBe(1);
});

slowTest("a page is in the language of the content", async () => {
  const folder = repositoryWith({
    "content/site.yaml": "title: Ada\ndescription: Was Ada gemacht hat.\nlanguage: de\n",
    "src/pages/about.astro":
      '---\nimport Page from "../../../../../src/layouts/Page.astro";\n---\n<Page title="Über Ada" description="Wie Ada arbeitet.">Text</Page>\n',
  });
  const { code, stderr } = await vitrine("build", folder);
  expect([code, stderr]).toEqual([0, ""]);
  const languageOf = (page: string): string | undefined =>
    /<html lang="(\w+)"/.exec(readFileSync(join(folder, "dist", page, "index.html"), "utf8"))?.[1];
  expect([languageOf("about"), languageOf("projects"), languageOf("docs")]).toEqual(["de", "de", "en"]);
});

slowTest("`vitrine dev` serves the Markdown of a page, also at the address of the page", async () => {
  const folder = repositoryWith({
    "src/pages/about.astro":
      '---\nimport Page from "../../../../../src/layouts/Page.astro";\n---\n<Page title="About Ada" description="How Ada works."><h1>About</h1></Page>\n',
    "src/pages/prices.astro":
      '---\nimport Page from "../../../../../src/layouts/Page.astro";\n---\n<Page title="Prices" description="What Ada charges."><h1>Prices</h1></Page>\n',
    "src/pages/prices.md.ts": 'export const GET = () => new Response("Ada charges in pounds.");\n',
  });
  const dev = await serveDev(folder, resolve("src/cli/bin.js"), "dev");
  try {
    const get = async (path: string, headers = {}) => (await fetch(dev.url + path, { headers })).text();
    const markdown = await get("/about.md");
    expect(markdown).toMatch(/^---\ntitle: About Ada\b[\s\S]*\n---\n\n# About\n$/);
    expect(await get("/about", { Accept: "text/markdown" })).toBe(markdown);
    expect(await get("/prices.md")).toBe("Ada charges in pounds.");
    expect(await get("/index.md")).toContain("# Ada\n");
    expect((await fetch(`${dev.url}/nothing.md`)).status).toBe(404);
  } finally {
    await dev.stop();
  }
});
