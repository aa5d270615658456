import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openBrowser } from "../support/browser/browser.ts";
import { recordErrors } from "../support/browser/page-errors.ts";
import { treeOf } from "../support/content/folder-contents.ts";
import { sampleContent } from "../support/content/portfolios.ts";
import { serveDev } from "../support/hosts/dev-server.ts";
import { type Host, run, startHost, temporaryFolder, testSite } from "../support/hosts/programs.ts";
import { startWorkers } from "../support/hosts/workers.ts";
import { installOwner, packageWorkspace } from "../support/package/packed.ts";
import { slowTest } from "../support/setup/tier.ts";

const launcher = "node_modules/vitrine/src/cli/bin.js";

const tarball = inject("tarball");
afterAll(() => rmSync(packageWorkspace(), { recursive: true, force: true }));

/** Runs a command of the installed package in an owner's repository. */
const vitrine = (folder: string, ...args: readonly string[]) => run(launcher, args, {}, folder);

describe("the packed package", () => {
  test("contains the compiled code, the sample and documents, and no tests or TypeScript sources", () => {
    const files = execFileSync("tar", ["-tzf", tarball], { encoding: "utf8" }).trim().split("\n");
    const other = files.filter((file) => !/^package\/(?:lib|content|docs)\//.test(file)).toSorted();
    expect(other).toEqual(["LICENSE", "README.md", "package.json", "src/cli/bin.js"].map((file) => `package/${file}`));
    expect(files.filter((file) => /\.test\.|(?<!\.d)\.ts$|\/test\/|\.schema\//.test(file))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(["package/lib/src/index.js", "package/lib/src/index.d.ts"]));
  });

  test("has no issue for publint and for are-the-types-wrong", () => {
    const bin = (name: string, ...args: readonly string[]) =>
      execFileSync(process.execPath, [join("node_modules", name), ...args], { encoding: "utf8" });
    expect(bin("publint/src/cli.js", tarball, "--strict")).toContain("All good!");
    // Exits with an error if it finds an issue that matters to packages with ES modules only.
    const components = ["./components/AppearanceSwitch.astro", "./components/*.astro"];
    const excluded = ["--exclude-entrypoints", "./layouts/Page.astro", ...components];
    expect(() =>
      bin("@arethetypeswrong/cli/dist/index.js", tarball, "--profile", "esm-only", ...excluded),
    ).not.toThrow();
  });

  test("builds the sample byte for byte like the sources do", async () => {
    const repository = temporaryFolder();
    cpSync(sampleContent, join(repository, "content"), { recursive: true });
    cpSync("test/fixtures/owners/own-pages/package.json", join(repository, "package.json"));
    writeFileSync(
      join(repository, "astro.config.mjs"),
      'import vitrine from "vitrine";\n\nexport default { integrations: [vitrine()] };\n',
    );
    const folder = installOwner(repository, "sample");
    expect((await run(launcher, ["build"], { SITE_URL: testSite }, folder)).stderr).toBe("");
    expect(treeOf(join(folder, "dist"))).toEqual(treeOf(inject("dist")));
  });
});

test("the installed package creates repositories that depend on its release", async () => {
  const parent = installOwner("test/fixtures/owners/minimal", "creating");
  const { version, engines } = JSON.parse(readFileSync("package.json", "utf8"));
  for (const source of [["--sample"], ["--name", "Ada Example", "--email", "ada@example.com", "--yes"]]) {
    const folder = `site-${source.length}`;
    expect((await vitrine(parent, "new", folder, "--deploy", "cloudflare", ...source)).stderr).toBe("");
    expect(JSON.parse(readFileSync(join(parent, folder, "package.json"), "utf8"))).toMatchObject({
      engines,
      dependencies: {
        vitrine: `^${version}`,
        astro: expect.stringMatching(/^\d/),
        wrangler: expect.stringMatching(/^\d/),
      },
    });
  }
});

test("a repository that contains the package as a file passes it on to those that it creates", async () => {
  const parent = installOwner("test/fixtures/owners/minimal", "passing-on");
  const file = join(parent, "package.json");
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  manifest.dependencies.vitrine = "file:vitrine-9.9.9.tgz";
  writeFileSync(file, JSON.stringify(manifest));
  writeFileSync(join(parent, "vitrine-9.9.9.tgz"), "packed");
  expect((await vitrine(parent, "new", "second", "--sample")).stderr).toBe("");
  const created = JSON.parse(readFileSync(join(parent, "second", "package.json"), "utf8"));
  expect(created.dependencies.vitrine).toBe("file:vitrine-9.9.9.tgz");
  expect(readFileSync(join(parent, "second", "vitrine-9.9.9.tgz"), "utf8")).toBe("packed");
});

describe("an owner with own pages, replaced components, a theme and a script of another site", () => {
  let folder: string;
  let host: Host;
  beforeAll(async () => {
    folder = installOwner("test/fixtures/owners/own-pages", "own-pages");
    const built = await run(launcher, ["build"], { SITE_URL: testSite }, folder);
    expect(built).toMatchObject({ code: 0, stderr: "" });
    host = await startHost(join(folder, "dist"), {}, [], [join(folder, launcher), "start"]);
  });
  afterAll(() => host.stop());

  const get = async (path: string, accept = "*/*") => {
    const response = await fetch(host.url + path, { headers: { Accept: accept } });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  test("passes `vitrine check`", async () => {
    expect(await vitrine(folder, "check")).toEqual({
      code: 0,
      stdout: "content/: 2 projects, no errors.\n",
      stderr: "",
    });
  });

  test("shows its components instead of Vitrine's, which they can contain", async () => {
    const { text } = await get("/");
    expect(text).toMatch(/data-own="hero">\s*<div class="opening">/);
    expect(text.match(/data-own="card"/g)).toHaveLength(2);
  });

  test("links its pages in the navigation and the sitemaps, and serves them as Markdown", async () => {
    const page = await get("/about");
    expect(page.text).toContain('<a href="/about" aria-current="page">About</a>');
    expect(page.text).toContain("<title>About Mira Muster</title>");
    expect((await get("/docs")).text).toContain('<a href="/about">About</a>');
    expect((await get("/sitemap.xml")).text).toContain(`<loc>${testSite}/about</loc>`);
    expect((await get("/sitemap.md")).text).toContain(`[About](${testSite}/about.md)`);
    const markdown = await get("/about.md");
    expect(markdown.headers.get("Content-Type")).toMatch(/^text\/markdown/);
    expect(markdown.text).toMatch(/^---\ntitle: About Mira Muster\n/);
    expect(markdown.text).toContain(`\n# About\n\nI bake and I write. See the [projects](${testSite}/projects.md).\n`);
    const negotiated = await get("/about", "text/markdown");
    expect(negotiated.text).toBe(markdown.text);
    expect(negotiated.headers.get("Content-Location")).toBe("/about.md");
  });

  test("serves its page in Markdown in the same layout", async () => {
    const { text } = await get("/baking");
    expect(text).toContain("<title>Baking · Mira Muster</title>");
    expect(text).toContain('<a href="/about">About</a>');
    expect(text).toContain("The oven is hot on <em>Fridays</em>.");
    expect((await get("/baking.md")).text).toContain("\n# Baking\n\nThe oven is hot on _Fridays_.\n");
  });

  test("adds the script to every page, and its sources to the content security policy, on 404 pages too", async () => {
    for (const path of ["/", "/about", "/docs", "/nothing-here"]) {
      const { text, headers } = await get(path, "text/html");
      expect(text, path).toContain('<script src="https://stats.example.com/count.js" defer></script>');
      expect(headers.get("Content-Security-Policy"), path).toMatch(
        /script-src 'self' 'inline-speculation-rules' https:\/\/stats\.example\.com; .*; frame-src https:\/\/video\.example\.com$/,
      );
    }
    expect(readFileSync(join(folder, "dist", "_headers"), "utf8")).toContain(
      "script-src 'self' 'inline-speculation-rules' https://stats.example.com;",
    );
  });

  test("has the same policy in workerd, for pages, their Markdown and 404 pages", async () => {
    const workers = await startWorkers(join(folder, "dist"));
    try {
      for (const path of ["/", "/about", "/projects/oven", "/nothing-here"]) {
        const headers = { Accept: "text/html" };
        const [here, there] = await Promise.all([host.url, workers.url].map((url) => fetch(url + path, { headers })));
        const policy = there?.headers.get("Content-Security-Policy");
        expect(policy, path).toContain("script-src 'self' 'inline-speculation-rules' https://stats.example.com;");
        expect(policy, path).toBe(here?.headers.get("Content-Security-Policy"));
      }
    } finally {
      await workers.stop();
    }
  });

  test("serves the files of public/, and loads theme.css after Vitrine's styles", async () => {
    expect((await get("/slides.txt")).text).toBe("Slides of a talk about letters.\n");
    const { text } = await get("/");
    const styles = Array.from(text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g), ([, href = ""]) => href);
    const css = (await Promise.all(styles.map(async (href) => (await get(href)).text))).join("\n");
    expect(css.indexOf("#7a2e0e")).toBeGreaterThan(css.indexOf("--accent:"));
  });
});

test("`vitrine dev` shows the same pages with the owner's styles, without errors in the console", async () => {
  const folder = installOwner("test/fixtures/owners/own-pages", "dev");
  const [dev, browser] = await Promise.all([serveDev(folder, launcher, "dev"), openBrowser()]);
  try {
    const page = await browser.newPage();
    const complaints = recordErrors(page, /ERR_NAME_NOT_RESOLVED/);
    for (const path of ["/", "/baking", "/answer"]) {
      await page.goto(dev.url + path, { waitUntil: "networkidle" });
      const accent = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--accent"));
      expect([path, accent]).toEqual([path, expect.stringContaining("#7a2e0e")]);
    }
    expect(complaints).toEqual([]);
  } finally {
    await Promise.all([dev.stop(), browser.close()]);
  }
});

slowTest("below a path, the owner's links get the path, and the build warns of links to nothing", async () => {
  const folder = installOwner("test/fixtures/owners/own-pages", "below-a-path");
  const file = join(folder, "src", "pages", "about.astro");
  writeFileSync(file, readFileSync(file, "utf8").replace("</h1>", '</h1><a href="/projcts">x</a>'));
  const { code, stdout } = await run(launcher, ["build"], { SITE_URL: "https://mira.github.io/me" }, folder);
  expect(code).toBe(0);
  expect(stdout).toContain("  /about links to /projcts (did you mean /projects?)\n");
  expect(readFileSync(join(folder, "dist", "about", "index.html"), "utf8")).toContain('<a href="/me/projects">');
});

slowTest("a page without a title is named, with what to write", async () => {
  const folder = installOwner("test/fixtures/owners/own-pages", "without-title");
  const file = join(folder, "src", "pages", "about.astro");
  writeFileSync(file, readFileSync(file, "utf8").replace(/ title="[^"]+"/, ""));
  const { code, stderr } = await run(launcher, ["build"], { SITE_URL: testSite }, folder);
  expect(code).toBe(1);
  expect(stderr).toContain('The page /about has no title. Write `<Page title="…" description="…">`, or in Markdown');
});

test.each(["build", "check", "dev"])("`vitrine %s` shows the line of an invalid option", async (command) => {
  const folder = installOwner("test/fixtures/owners/own-pages", `invalid-${command}`);
  const file = join(folder, "astro.config.mjs");
  writeFileSync(file, readFileSync(file, "utf8").replace("components:", "component:"));
  const { code, stderr } = await run(launcher, [command], { PORT: "0" }, folder);
  expect(code).toBe(1);
  expect(stderr).toContain("astro.config.mjs:7:7\n");
  expect(stderr).toContain("  fix       did you mean `components`?\n");
  expect(stderr).not.toMatch(/\n\s+at /);
});

test.each(["build", "check", "dev"])("`vitrine %s` without a configuration says what is missing", async (command) => {
  const folder = installOwner("test/fixtures/owners/minimal", `without-${command}`);
  rmSync(join(folder, "astro.config.mjs"));
  const { code, stderr } = await run(launcher, [command], { PORT: "0" }, folder);
  expect(code).toBe(1);
  expect(stderr).toContain("found     no such file in this folder\n");
  writeFileSync(join(folder, "astro.config.mjs"), "export default {};\n");
  const other = await run(launcher, [command], { PORT: "0" }, folder);
  expect(other.code).toBe(1);
  expect(other.stderr).toContain("found     no integration of Vitrine\n");
});

test("`vitrine new` in a clone creates a repository that uses the packed package", async () => {
  const parent = packageWorkspace();
  const created = await run(
    "src/cli/bin.js",
    ["new", join(parent, "new-site"), "--name", "Ada Example", "--email", "ada@example.com", "--yes"],
    // Packs `lib/` as it is: other tests read it.
    { npm_config_ignore_scripts: "true" },
  );
  expect(created.stderr).toBe("");
  const { dependencies } = JSON.parse(readFileSync(join(parent, "new-site", "package.json"), "utf8"));
  const [, name = ""] = /^file:(.+\.tgz)$/.exec(dependencies.vitrine) ?? [];
  const target = join(parent, "new-site", "node_modules");
  mkdirSync(target);
  execFileSync("tar", ["-xzf", join(parent, "new-site", name), "-C", target]);
  cpSync(join(target, "package"), join(target, "vitrine"), { recursive: true });
  expect(await vitrine(join(parent, "new-site"), "build")).toMatchObject({ code: 0, stderr: "" });
}, 300_000);

test("an adopted fork builds after the corrections that the report lists", async () => {
  const target = join(temporaryFolder(), "ada-example");
  const anywhere = installOwner("test/fixtures/owners/own-pages", "elsewhere");
  const fork = resolve("test/fixtures/forks/edited");
  const adopted = await vitrine(anywhere, "adopt", fork, target, "--tarball", tarball);
  expect(adopted).toMatchObject({ code: 0, stderr: "" });
  expect(readFileSync(join(target, "content", "theme.css"), "utf8")).toContain("--brand: rebeccapurple;");

  const correct = (path: string, wrong: string) => {
    const text = readFileSync(join(target, path), "utf8");
    expect(text).toContain(wrong);
    writeFileSync(join(target, path), text.replace(wrong, ""));
  };
  correct("content/projects/tower-clock.md", ", and [the other clock](/projects/kitchen-clock)");
  correct("src/pages/about.astro", 'import "../styles/project.css";\n');
  const folder = installOwner(target, "adopted");
  expect(await vitrine(folder, "check")).toMatchObject({ code: 0, stderr: "" });
  expect(await run(launcher, ["build"], { SITE_URL: testSite }, folder)).toMatchObject({ code: 0, stderr: "" });
  expect(readFileSync(join(folder, "dist", "about", "index.html"), "utf8")).toContain("I repair clocks.");
  expect(readFileSync(join(folder, "dist", "humans.txt"), "utf8")).toBe("Ada\n");
});
