import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { evaluate, parse } from "@humanwhocodes/momoa";
import { beforeAll, describe, expect, test } from "vitest";
import { workerPathProblems } from "../../src/contract/site/worker-paths.ts";
import { treeOf } from "../support/content/folder-contents.ts";
import { run, temporaryFolder } from "../support/hosts/programs.ts";
import { describeRelease, extractRelease, hasRelease } from "../support/package/release-0.1.ts";
import { sampled } from "../support/setup/tier.ts";

/** What an owner changed in a fork of release 0.1. */
const edited = "test/fixtures/forks/edited";

/** Folders for a fork and what it becomes, and a file that stands for the packed package. */
const workspace = () => {
  const parent = temporaryFolder();
  const tarball = join(parent, "vitrine-9.9.9.tgz");
  writeFileSync(tarball, "packed");
  const [fork, folder] = [join(parent, "fork"), join(parent, "ada-example")];
  const adopt = (...args: readonly string[]) =>
    run("src/cli/bin.js", ["adopt", fork, folder, "--tarball", tarball, ...args]);
  return { parent, fork, folder, adopt };
};

/** A fork with edits: of the whole release if the history has it, otherwise only of its package.json. */
const editedFork = () => {
  const all = workspace();
  if (hasRelease) extractRelease(all.fork);
  cpSync(edited, all.fork, { recursive: true });
  return all;
};

const jsonc = (file: string) =>
  evaluate(parse(readFileSync(file, "utf8"), { mode: "jsonc" })) as Record<string, unknown> & {
    assets: { run_worker_first: string[]; not_found_handling: string };
  };

describe("vitrine adopt", () => {
  const { fork, folder, adopt } = editedFork();
  const before = treeOf(fork);
  let report: string;
  beforeAll(async () => {
    const { code, stdout, stderr } = await adopt();
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    report = stdout;
  });
  const textOf = (path: string): string => readFileSync(join(folder, path), "utf8");

  test("does not change the fork", () => {
    expect(treeOf(fork)).toEqual(before);
    expect(report).toContain(`Created ${folder} from ${fork}, which was not changed.`);
  });

  test("writes the files of an owner's repository, and nothing else at the root", () => {
    expect(readdirSync(folder).toSorted()).toEqual([
      ".dev.vars.example",
      ".git",
      ".github",
      ".gitignore",
      "README.md",
      "astro.config.mjs",
      "content",
      "package.json",
      "public",
      "src",
      "vitrine-9.9.9.tgz",
      "wrangler.jsonc",
    ]);
    expect(JSON.parse(textOf("package.json"))).toMatchObject({
      name: "ada-example",
      dependencies: { vitrine: "file:vitrine-9.9.9.tgz" },
      scripts: { dev: "vitrine dev", deploy: "vitrine deploy" },
    });
    expect(readdirSync(join(folder, ".github", "workflows"))).toEqual(["deploy.yml"]);
  });

  test("copies content and public files, without the sample and hidden folders", () => {
    expect(Object.keys(treeOf(join(folder, "content")))).toEqual([
      "profile.yaml",
      "projects/tower-clock.md",
      "site.yaml",
      "theme.css",
    ]);
    for (const path of ["content/profile.yaml", "content/projects/tower-clock.md", "public/files/ada.svg"])
      expect(textOf(path)).toBe(readFileSync(join(edited, path), "utf8"));
    expect(report).toMatch(/content\/: 3 files; left out \d+ unchanged files of the sample\n/);
  });

  test("lists the errors that the release finds in the content", () => {
    expect(report).toContain("To correct in the content\n\ncontent/projects/tower-clock.md:7:45\n");
    expect(report).toContain("\n1 error in 1 file.\n");
  });

  test("writes changed and added declarations to theme.css", () => {
    expect(textOf("content/theme.css")).toBe(`/* From src/styles/site.css */
:root {
  --accent: light-dark(#7a2e0e, #f2b08d);
  --radius: 0;
  --brand: rebeccapurple;
}

body {
  background: linen;
  font: var(--body) / 1.7 var(--sans);
}

@media (min-width: 60rem) {
  .brand {
    font-variant: small-caps;
  }
}

@media print {
  body {
    background: none;
    font-size: 10pt;
  }
}
`);
  });

  test("copies own pages with what they import, and changes their layout", () => {
    expect(Object.keys(treeOf(join(folder, "src")))).toEqual([
      "components/Portrait.astro",
      "pages/about.astro",
      "pages/humans.txt.ts",
    ]);
    expect(textOf("src/pages/about.astro")).toContain('import Page from "vitrine/layouts/Page.astro";\n');
    expect(report).toContain("  src/pages/about.astro; the layout is now vitrine/layouts/Page.astro\n");
    expect(report).toContain("  src/pages/humans.txt.ts\n");
  });

  test("keeps the owner's settings of the Worker, and the paths of the package", () => {
    const { assets, ...settings } = jsonc(join(folder, "wrangler.jsonc"));
    expect(settings).toMatchObject({
      name: "ada-site",
      main: "node_modules/vitrine/lib/worker.js",
      routes: [{ pattern: "ada.example.com", custom_domain: true }],
      vars: { RATE_LIMIT_PER_MINUTE: "120" },
      compatibility_flags: ["nodejs_compat"],
      migrations: [{ tag: "v1", new_sqlite_classes: ["StateObject"] }],
    });
    expect(settings).not.toHaveProperty("build");
    expect(assets.not_found_handling).toBe("none");
    expect(workerPathProblems(assets.run_worker_first, "https://ada.example.com", [])).toEqual([]);
  });

  test.each([
    "src/styles/site.css: you removed these declarations; undo them in content/theme.css: h1 (letter-spacing).",
    "src/styles/site.css:610: put the file of this background in public/, and add the declaration with its new URL.",
    "src/styles/changelog.css:28: not read, because of a syntax error: Unclosed block.",
    "src/pages/about.astro: imports src/styles/project.css, which is part of Vitrine; remove this import.",
    "src/components/ProjectCard.astro: repeat your change in a copy of ",
    "src/components/Unused.astro: copy it to src/ if your pages import it",
    "functions/routes/guestbook.ts: the app cannot be extended",
    "astro.config.mjs: add your settings to the new astro.config.mjs",
    "Dockerfile: copy it if you still need it.",
    ".github/: ",
    "wrangler.jsonc: `assets.not_found_handling` has the value that the package needs; yours was left out.",
    "wrangler.jsonc: add your paths to run_worker_first again: /guestbook.",
    "package.json: install these packages if your pages use them: qrcode.",
    "package.json: your scripts were left out: publish:site.",
  ])("lists what it could not carry over: %s", (line) => {
    // Without the history, the fork lacks the file that the page imports.
    if (!hasRelease && line.startsWith("src/pages/")) return;
    expect(report).toContain(`  ${line}`);
  });

  test("ends with the next steps", () => {
    expect(report).toContain(`\nNext:\n\n  cd ${folder}\n  npm install\n  npm run check\n  npm run dev\n`);
  });
});

describe("vitrine adopt with other folders", () => {
  test.each([["pages"], ["none"]])("--deploy %s reports the settings of the Worker as left out", async (deploy) => {
    const { folder, adopt } = editedFork();
    const { code, stdout } = await adopt("--deploy", deploy);
    expect(code).toBe(0);
    expect(existsSync(join(folder, "wrangler.jsonc"))).toBe(false);
    expect(stdout).toContain(`  wrangler.jsonc: your changes were left out, because of \`--deploy ${deploy}\`.\n`);
  });

  test.skipIf(!hasRelease)("an unchanged fork becomes an empty repository, and nothing is listed", async () => {
    const { fork, folder, adopt } = workspace();
    extractRelease(fork);
    const { code, stdout } = await adopt();
    expect(code).toBe(0);
    expect(treeOf(join(folder, "content"))).toEqual({});
    expect(stdout).not.toContain("Not carried over");
    expect(stdout).toContain("content/profile.yaml:1:1\n");
    expect(existsSync(join(folder, "wrangler.jsonc"))).toBe(false);
  });

  test.skipIf(!hasRelease)("recognizes a fork with another name and version, or without some files", async () => {
    const { fork, adopt } = editedFork();
    writeFileSync(join(fork, "package.json"), JSON.stringify({ name: "ada-site", version: "3.2.1" }));
    rmSync(join(fork, "src", "pages", "sandbox.astro"));
    const { code, stdout } = await adopt();
    expect(code).toBe(0);
    expect(stdout).toContain("  deleted files: the package has these parts again: src/pages/sandbox.astro.\n");
  });

  test("replaces what an interrupted run left, and keeps the .git of the folder", async () => {
    const { parent, folder, adopt } = editedFork();
    mkdirSync(join(parent, ".ada-example.new", "content"), { recursive: true });
    writeFileSync(join(parent, ".ada-example.new", "content", "half.yaml"), "half");
    mkdirSync(join(folder, ".git"), { recursive: true });
    expect((await adopt()).code).toBe(0);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining([".git", "content"]));
    expect(existsSync(join(folder, "content", "half.yaml"))).toBe(false);
    expect(existsSync(join(parent, ".ada-example.new"))).toBe(false);
  });
});

describe("vitrine adopt refuses", () => {
  const manifestIs = (manifest: object) => (fork: string) =>
    writeFileSync(join(fork, "package.json"), JSON.stringify(manifest));

  const cases: readonly (readonly [string, (fork: string, folder: string) => void, string])[] = [
    ["a missing folder", (fork) => renameSync(fork, `${fork}-moved`), "does not exist. Pass the folder of your fork."],
    ["a folder without package.json", (fork) => rmSync(join(fork, "package.json")), "no valid package.json."],
    ["an invalid package.json", (fork) => writeFileSync(join(fork, "package.json"), "{"), "no valid package.json."],
    ["another project", manifestIs({ name: "blog", version: "0.1.0" }), "most files of that release are missing"],
    [
      "a newer release",
      manifestIs({ name: "vitrine", version: "0.2.0" }),
      "is not a fork of Vitrine 0.1: its code is newer.",
    ],
    [
      "an owner's repository",
      manifestIs({ name: "ada", dependencies: { vitrine: "1.0.0" } }),
      "it already uses the package vitrine. To upgrade it, run `npx vitrine upgrade` there.",
    ],
    [
      "a folder that is not empty",
      (_, folder) => {
        mkdirSync(folder);
        writeFileSync(join(folder, "notes.txt"), "mine");
      },
      "already contains notes.txt. Choose a new or empty folder",
    ],
    [
      "a folder in the fork",
      (fork, folder) => symlinkSync(fork, folder),
      "which is not changed. Choose a folder outside",
    ],
  ];

  test.each(sampled(cases, 3))("%s, and writes nothing", async (_, prepare, message) => {
    const { parent, fork, folder, adopt } = workspace();
    cpSync(edited, fork, { recursive: true });
    prepare(fork, folder);
    const before = treeOf(parent);
    const { code, stdout, stderr } = await adopt();
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toContain(message);
    expect(stderr).toMatch(/\n\nNothing was created\.\n$/);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(treeOf(parent)).toEqual(before);
  });

  test("this repository, whose code is newer", async () => {
    const { code, stderr } = await run("src/cli/bin.js", ["adopt", ".", join(temporaryFolder(), "site")]);
    expect(code).toBe(1);
    expect(stderr).toContain(". is not a fork of Vitrine 0.1: its code is newer.");
  });

  test.each([
    [[], "Expected the folder of the fork and the folder to create; found 0."],
    [["a", "b", "c"], "Expected the folder of the fork and the folder to create; found 3."],
    [["a", "b", "--deploy", "moon"], '--deploy is "moon"; expected pages, cloudflare, none.'],
  ])("the arguments %j", async (args, message) => {
    const { code, stdout, stderr } = await run("src/cli/bin.js", ["adopt", ...args]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toContain(`${message}\n\nUsage: vitrine adopt FORK FOLDER`);
  });
});

test.skipIf(!hasRelease)("release-0.1.json describes release 0.1; `npx vitest -u` writes it again", async () => {
  const { fork } = workspace();
  extractRelease(fork);
  await expect(describeRelease(fork)).toMatchFileSnapshot("../../src/cli/adopt/release-0.1.json");
});
