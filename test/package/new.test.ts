import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { existingFiles } from "../../src/cli/import/existing-files.ts";
import { ownerFiles } from "../../src/cli/new/owner-files.ts";
import { readContent } from "../../src/content/read/read-content.ts";
import { treeOf } from "../support/content/folder-contents.ts";
import { run, temporaryFolder } from "../support/hosts/programs.ts";
import { sampled, slowTest } from "../support/setup/tier.ts";

const ada = ["--name", "Ada Example", "--email", "ada@example.com", "--yes"];

const hasGit = spawnSync("git", ["--version"]).status === 0;

/** A folder with a file that stands for the packed package, which these tests do not install. */
const withTarball = () => {
  const parent = temporaryFolder();
  const tarball = join(parent, "vitrine-9.9.9.tgz");
  writeFileSync(tarball, "packed");
  const create = (...args: readonly string[]) =>
    run("src/cli/bin.js", ["new", join(parent, "my-site"), "--tarball", tarball, ...args]);
  return { parent, folder: join(parent, "my-site"), create };
};

/** The repositories of tests that only read them, by deploy target. */
const shared = new Map<string, Promise<string>>();

/** The folder of a repository that tests only read. */
const createdFor = (deploy: "pages" | "cloudflare"): Promise<string> => {
  const creating = shared.get(deploy) ?? createFor(deploy);
  shared.set(deploy, creating);
  return creating;
};

const createFor = async (deploy: string): Promise<string> => {
  const { folder, create } = withTarball();
  expect((await create(...ada, "--deploy", deploy)).stderr).toBe("");
  return folder;
};

/** Whether an entry of the folder counts towards the ten files beside `content/` and `public/`. */
const isBesideContent = (entry: string): boolean => !["content", "public", ".git"].includes(entry);

const manifestOf = (folder: string) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}
interface Job {
  readonly if?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

/** The deploy workflow of a repository. */
const workflowOf = (folder: string): { readonly permissions: object; readonly jobs: Record<"build" | "deploy", Job> } =>
  parse(readFileSync(join(folder, ".github", "workflows", "deploy.yml"), "utf8"));

describe("vitrine new", () => {
  test("writes a repository of few files, whose content has no errors", async () => {
    const { folder, create } = withTarball();
    const { code, stdout, stderr } = await create(...ada);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain(`  cd ${folder}\n  npm install\n  npm run dev\n`);
    const entries = readdirSync(folder).toSorted();
    expect(entries.filter(isBesideContent).length).toBeLessThanOrEqual(10);
    expect(entries).toEqual([
      ".git",
      ".gitignore",
      "README.md",
      "astro.config.mjs",
      "content",
      "package.json",
      "public",
      "vitrine-9.9.9.tgz",
    ]);
    expect(readContent(join(folder, "content")).profile).toMatchObject({
      name: "Ada Example",
      email: "ada@example.com",
    });
    expect(manifestOf(folder)).toMatchObject({
      name: "my-site",
      private: true,
      dependencies: { vitrine: "file:vitrine-9.9.9.tgz" },
      scripts: {
        dev: "vitrine dev",
        build: "vitrine build",
        prestart: "npm run build",
        start: "vitrine start",
        check: "vitrine check",
      },
    });
  });

  test("shows what to write: commented files, and a project that only dev shows", async () => {
    const { folder, create } = withTarball();
    expect((await create(...ada)).stderr).toBe("");
    const content = join(folder, "content");
    expect(readdirSync(content, { recursive: true }).toSorted()).toEqual([
      "contact.yaml",
      "experience.yaml",
      "faq.yaml",
      "profile.yaml",
      "projects",
      join("projects", "example.md"),
      "site.yaml",
    ]);
    const list = /^You edit `content\/`:\n\n```\n([\s\S]*?)```/m.exec(readFileSync("README.md", "utf8"))?.[1] ?? "";
    expect(Array.from(list.matchAll(/^\S+/gm), ([name]) => name).toSorted()).toEqual(
      existingFiles(content).map(({ name }) => name.replace(/example(?=\.md$)/, "*")),
    );
    expect(readContent(content).projects).toEqual([]);
    expect(readContent(content, { hasDrafts: true }).projects).toMatchObject([
      { slug: "example", title: "Example project" },
    ]);
    for (const name of ["experience.yaml", "faq.yaml"]) {
      const file = join(content, name);
      writeFileSync(
        file,
        readFileSync(file, "utf8")
          .replace(/^[\s\S]*?\n#\n/, "")
          .replaceAll(/^# /gm, ""),
      );
    }
    expect(readContent(content).faq.questions).toHaveLength(1);
    expect(readContent(content).experience.experiences).toHaveLength(1);
  });

  test("starts with the sample, or with an imported resume", async () => {
    const sample = withTarball();
    expect((await sample.create("--sample")).stderr).toBe("");
    expect(readContent(join(sample.folder, "content")).projects).toEqual(readContent("content").projects);
    expect(existsSync(join(sample.folder, "content", ".schema"))).toBe(false);

    const imported = withTarball();
    const resume = join(imported.parent, "resume.json");
    writeFileSync(resume, JSON.stringify({ basics: { name: "Bo Beispiel", email: "bo@example.com", label: "Baker" } }));
    const { stdout, stderr } = await imported.create("--from", resume);
    expect(stderr).toBe("");
    expect(stdout).not.toContain(".my-site.new");
    expect(readContent(join(imported.folder, "content")).profile).toMatchObject({ name: "Bo Beispiel" });
    expect(existsSync(join(imported.folder, "content", "projects", "example.md"))).toBe(true);
    // A later import keeps the files that only show what to write.
    const again = await run(resolve("src/cli/bin.js"), ["import", resume], {}, imported.folder);
    expect(again).toMatchObject({ code: 0, stderr: "" });
    expect(again.stdout).toContain("No file changed.");
  });

  slowTest("writes what Cloudflare needs, within ten files", async () => {
    const folder = await createdFor("cloudflare");
    const entries = readdirSync(folder).filter(isBesideContent);
    expect(entries).toEqual(expect.arrayContaining(["wrangler.jsonc", ".dev.vars.example"]));
    expect(entries.length).toBeLessThanOrEqual(10);
    expect(manifestOf(folder)).toMatchObject({ scripts: { deploy: "vitrine deploy" } });
  });

  test("writes a workflow that publishes a static build on GitHub Pages, with hidden files", async () => {
    const folder = await createdFor("pages");
    expect(manifestOf(folder)).toMatchObject({
      scripts: { build: "vitrine build --static", check: "vitrine check --static" },
    });
    expect(manifestOf(folder).scripts).not.toHaveProperty("start");
    expect(manifestOf(folder).scripts).not.toHaveProperty("prestart");
    const { jobs, permissions } = workflowOf(folder);
    expect(Object.keys(jobs)).toEqual(["build", "deploy"]);
    expect(jobs.build.steps.flatMap(({ run = [] }) => run)).toEqual(["npm ci", "npm run build -- --static"]);
    const upload = jobs.build.steps.find(({ uses }) => uses?.startsWith("actions/upload-pages-artifact@"));
    expect(upload?.with).toEqual({ path: "dist", "include-hidden-files": true });
    // Only the job that runs no code of packages may publish.
    expect([permissions, jobs.build.permissions, jobs.deploy.permissions]).toEqual([
      { contents: "read" },
      { contents: "read", pages: "read" },
      { pages: "write", "id-token": "write" },
    ]);
    expect(jobs.deploy.steps.flatMap(({ run = [] }) => run)).toEqual([]);
  });

  test("writes a workflow that deploys to Cloudflare with a script of package.json", async () => {
    const folder = await createdFor("cloudflare");
    const { jobs, permissions } = workflowOf(folder);
    const steps = Object.values(jobs).flatMap((job) => job.steps);
    expect(steps.flatMap(({ run = [] }) => run)).toEqual(["npm ci", "npm run deploy"]);
    expect(manifestOf(folder).scripts).toHaveProperty("deploy");
    expect(Object.keys(steps.at(-1)?.env ?? {})).toEqual(["SITE_URL", "CLOUDFLARE_API_TOKEN", "CLOUDFLARE_ACCOUNT_ID"]);
    expect(permissions).toEqual({ contents: "read" });
  });

  test.each(["pages", "cloudflare"] as const)(
    "the workflow for %s uses only actions of GitHub, on a Node that the package accepts",
    async (deploy) => {
      const folder = await createdFor(deploy);
      const steps = Object.values(workflowOf(folder).jobs).flatMap((job) => job.steps);
      for (const { uses } of steps) if (uses) expect(uses).toMatch(/^actions\/[\w-]+@v\d+$/);
      const node = steps.find(({ uses }) => uses?.startsWith("actions/setup-node@"));
      expect(node?.with).toEqual({ "node-version": 24, cache: "npm" });
    },
  );

  test.each(["pages", "cloudflare"] as const)(
    "the workflow for %s deploys the default branch, whatever its name",
    async (deploy) => {
      const folder = await createdFor(deploy);
      const { on, concurrency, jobs } = parse(readFileSync(join(folder, ".github", "workflows", "deploy.yml"), "utf8"));
      expect(on.push.branches).toEqual(["**"]);
      expect((Object.values(jobs)[0] as Job).if).toBe("github.ref_name == github.event.repository.default_branch");
      // Otherwise a push to another branch would replace a deployment that waits.
      expect(concurrency.group).toBe(`${deploy}-\${{ github.ref }}`);
    },
  );

  test.skipIf(!hasGit)("creates a git repository without a commit, unless the folder is in one", async () => {
    const { parent, folder, create } = withTarball();
    expect((await create(...ada)).stderr).toBe("");
    expect(readFileSync(join(folder, ".git", "HEAD"), "utf8")).toBe("ref: refs/heads/main\n");
    expect(existsSync(join(folder, ".git", "refs", "heads", "main"))).toBe(false);
    const inside = await run("src/cli/bin.js", [
      "new",
      join(folder, "inner"),
      "--tarball",
      join(parent, "vitrine-9.9.9.tgz"),
      ...ada,
    ]);
    expect(inside.code).toBe(0);
    expect(existsSync(join(folder, "inner", ".git"))).toBe(false);
  });

  slowTest("the README says how to publish the repository, and how to update a package that is a file", async () => {
    const { folder, create } = withTarball();
    await create(...ada);
    const readme = readFileSync(join(folder, "README.md"), "utf8");
    expect(readme).toContain("git add --all        # with package-lock.json and vitrine-9.9.9.tgz\n");
    expect(readme).toContain("git push -u origin HEAD\n");
    expect(readme).toContain("npm install ./vitrine-9.9.9.tgz");
    expect(readme).not.toMatch(/^npm update/m);
    expect(ownerFiles({ name: "x", vitrine: "^1.0.0", deploy: "none" }).get("README.md")).toMatch(/^npm update$/m);
  });

  slowTest("accepts an empty folder and one with only a git repository", async () => {
    const { folder, create } = withTarball();
    mkdirSync(join(folder, ".git"), { recursive: true });
    expect((await create(...ada)).code).toBe(0);
    expect(existsSync(join(folder, ".git"))).toBe(true);
  });

  test("changes nothing in a folder with files, and leaves no folder after an error", async () => {
    const { parent, folder, create } = withTarball();
    mkdirSync(folder);
    writeFileSync(join(folder, "notes.txt"), "mine");
    const before = treeOf(parent);
    const refused = await create(...ada);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain("my-site already contains notes.txt. Choose a new or empty folder");
    const resume = join(parent, "broken.json");
    writeFileSync(resume, "{");
    const other = await run("src/cli/bin.js", ["new", join(parent, "other"), "--from", resume]);
    expect(other.code).toBe(1);
    expect(other.stderr).not.toMatch(/\n\s+at /);
    expect(treeOf(parent)).toEqual({ ...before, "broken.json": expect.any(String) });
  });

  slowTest("replaces what an interrupted run left", async () => {
    const { parent, folder, create } = withTarball();
    mkdirSync(join(parent, ".my-site.new", "content"), { recursive: true });
    writeFileSync(join(parent, ".my-site.new", "content", "half.yaml"), "half");
    expect((await create(...ada)).code).toBe(0);
    expect(existsSync(join(folder, "content", "half.yaml"))).toBe(false);
    expect(existsSync(join(parent, ".my-site.new"))).toBe(false);
  });

  const refused = [
    [[], "Expected one folder to create; found 0."],
    [["a", "b"], "Expected one folder to create; found 2."],
    [["a", "--deploy", "moon"], '--deploy is "moon"; expected pages, cloudflare, none.'],
    [["a", "--language", "gr"], '--language is "gr"; expected a language tag such as en, de or pt-BR.'],
    [["a", "--email", "ada"], '--email is "ada"; expected an email address such as ada@example.com.'],
    [["a", "--sample", "--from", "x.json"], "--sample and --from exclude each other. Pass one of them."],
    [["a", "--sample", "--name", "Ada"], "--name has no effect with --sample. Remove it."],
    [["a", "--yes"], "No terminal for prompts: pass --name and --email, or --from, or --sample."],
    [["a", "--sample", "--tarball", "none.tgz"], "none.tgz does not exist. --tarball expects what `npm pack` wrote."],
  ] as const;
  test.each(sampled(refused, 4))("refuses %j with one sentence", async (args, message) => {
    const { code, stdout, stderr } = await run("src/cli/bin.js", ["new", ...args]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(existsSync("a")).toBe(false);
  });
});
