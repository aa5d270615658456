import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { treeOf } from "../support/content/folder-contents.ts";
import { temporaryFolder } from "../support/hosts/programs.ts";
import { packageWorkspace } from "../support/package/packed.ts";
import { type Registry, startRegistry } from "../support/package/registry.ts";
import { publishRelease, versions } from "../support/package/releases.ts";

// Outside the project, so that owners find only packages that npm installed for them.
const owners = temporaryFolder();
const environment = (registry: Registry) => ({
  ...process.env,
  NPM_CONFIG_USERCONFIG: registry.npmrc,
  npm_config_registry: registry.url,
});

let registry: Registry;
beforeAll(async () => {
  registry = await startRegistry(execFileSync("npm", ["config", "get", "registry"], { encoding: "utf8" }).trim());
  publishRelease("1.0.0", registry.npmrc);
}, 300_000);
afterAll(async () => {
  await registry.stop();
  rmSync(packageWorkspace(), { recursive: true, force: true });
  rmSync(owners, { recursive: true, force: true });
});

interface Finished {
  readonly code: number | null;
  readonly output: string;
}

/** Runs a program in a folder, as the owner would. */
const inFolder = async (folder: string, program: string, ...args: readonly string[]): Promise<Finished> => {
  const site = folder.endsWith("under-a-path") ? { SITE_URL: "https://ole.example.com/work" } : {};
  const child = spawn(program, args, { cwd: folder, env: { ...environment(registry), ...site } });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output };
};

const succeeds = async (folder: string, program: string, ...args: readonly string[]): Promise<string> => {
  const { code, output } = await inFolder(folder, program, ...args);
  expect(code, `${program} ${args.join(" ")}\n${output}`).toBe(0);
  return output;
};

/** The names of the owner's files that differ from the last commit. */
const changedFiles = async (folder: string): Promise<string[]> =>
  (await succeeds(folder, "git", "status", "--porcelain")).split("\n").flatMap((line) => line.slice(3) || []);

const commit = async (folder: string): Promise<void> => {
  await succeeds(folder, "git", "add", "-A");
  const author = ["-c", "user.name=Owner", "-c", "user.email=owner@example.com"];
  await succeeds(folder, "git", ...author, "commit", "-qm", "Change", "--allow-empty");
};

const fixture = (name: string) => (folder: string) => {
  cpSync(`test/fixtures/owners/${name}`, folder, { recursive: true });
  const file = join(folder, "package.json");
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...manifest, dependencies: { ...manifest.dependencies, vitrine: "^1.0.0" } }));
  writeFileSync(join(folder, ".gitignore"), "node_modules/\ndist/\n.astro/\n.build/\ncontent/.schema/\n");
};

const resume = {
  basics: { name: "Rita Reich", email: "rita@example.com", label: "Curator", summary: "I collect. I show." },
  work: Array.from({ length: 6 }, (_, index) => ({
    name: `Museum ${index}`,
    position: "Curator",
    startDate: `20${10 + index}-01-01`,
    endDate: `20${11 + index}-01-01`,
    summary: `Rooms ${index}.`,
    highlights: ["One show.", "Another: with a colon"],
  })),
  projects: Array.from({ length: 12 }, (_, index) => ({
    name: `Show ${index}`,
    description: `A show about ${index} things.`,
    startDate: "2020-01-01",
  })),
  skills: [{ name: "Rooms", keywords: ["light", "walls"] }],
};

const withManyProjects = (folder: string): void => {
  fixture("minimal")(folder);
  for (let index = 0; index < 298; index += 1)
    writeFileSync(
      join(folder, "content", "projects", `thing-${index}.md`),
      `---\ntitle: Thing ${index}\nyear: ${2000 + (index % 25)}\nweight: ${index % 7}\n---\nThing number ${index}.\n`,
    );
};

/** `npm create vitrine` with a resume. */
const imported = async (folder: string): Promise<void> => {
  const file = join(owners, "resume.json");
  writeFileSync(file, JSON.stringify(resume));
  // npm keeps what it created projects with, also that of an earlier run.
  const cache = join(owners, "cache");
  await succeeds(owners, "npm", "create", "--yes", "--cache", cache, "vitrine", folder, "--", "--from", file);
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  expect(manifest.dependencies.vitrine).toBe("^1.0.0");
};

const created: readonly (readonly [name: string, create: (folder: string) => unknown])[] = [
  ["minimal", fixture("minimal")],
  ["imported", imported],
  ["own-pages", fixture("own-pages")],
  ["under-a-path", fixture("minimal")],
  ["many-projects", withManyProjects],
];

describe.skipIf(!inject("tools").verdaccio)("owners who upgrade from 1.0 to 1.1 to 1.2", () => {
  const before = new Map<string, Record<string, string>>();
  const folderOf = (name: string): string => join(owners, name);

  test.each(created)(
    "%s installs 1.0 and passes check and build",
    async (name, create) => {
      const folder = folderOf(name);
      await create(folder);
      mkdirSync(folder, { recursive: true });
      await succeeds(folder, "git", "init", "-q");
      await succeeds(folder, "npm", "install");
      await succeeds(folder, "npm", "run", "check");
      await succeeds(folder, "npm", "run", "build");
      // Records the components that the owner replaces.
      await succeeds(folder, "npx", "vitrine", "upgrade");
      await commit(folder);
      before.set(name, treeOf(join(folder, "content")));
    },
    300_000,
  );

  describe.each(versions.slice(1))("release %s", (version) => {
    beforeAll(() => publishRelease(version, registry.npmrc));

    test.each(created)(
      "%s",
      async (name) => {
        const folder = folderOf(name);
        const first = version === "1.1.0";
        await succeeds(folder, "npm", "update");
        expect(JSON.parse(readFileSync(join(folder, "node_modules/vitrine/package.json"), "utf8")).version).toBe(
          version,
        );

        // The check says what to do, and nothing has changed yet.
        const refused = await inFolder(folder, "npm", "run", "check");
        expect(refused.code).toBe(1);
        expect(refused.output).toContain("run `npx vitrine upgrade`");
        const { code, output } = await inFolder(folder, "npx", "vitrine", "upgrade", "--dry-run");
        expect(code, output).toBe(0);
        expect(await changedFiles(folder)).toEqual(["package-lock.json"]);

        const upgraded = await succeeds(folder, "npx", "vitrine", "upgrade");
        const hasWeights = name !== "imported";
        const hasSecurity = name === "own-pages";
        expect(upgraded).toContain(first ? "Format 2: `weight`" : "Format 3: `contact`");
        expect(upgraded.includes("Vitrine's ProjectCard changed")).toBe(hasSecurity && first);
        expect(upgraded.includes("Vitrine's Hero changed")).toBe(hasSecurity && !first);

        // Only the renamed keys and the format differ.
        const changed = (await changedFiles(folder)).filter((file) => file.startsWith("content/"));
        const expectedFiles = ["content/site.yaml", ...(first && hasWeights ? ["content/projects/"] : [])];
        for (const file of changed)
          expect(
            expectedFiles.some((start) => file.startsWith(start)),
            file,
          ).toBe(true);
        const diff = await succeeds(folder, "git", "diff", "-U0", "--", "content");
        const lines = diff.split("\n").filter((line) => /^[+-](?![+-]{2} )/.test(line));
        expect(lines.filter((line) => !/^[+-](?:weight|position|format| {2}(?:contact|address)):/.test(line))).toEqual(
          [],
        );

        await succeeds(folder, "npm", "run", "check");
        await succeeds(folder, "npm", "run", "build");
        expect(await succeeds(folder, "npx", "vitrine", "upgrade")).toContain(
          `Already up to date with Vitrine ${version}.`,
        );
        await commit(folder);
      },
      300_000,
    );
  });

  test("an upgrade that was killed half-way completes when it runs again", async () => {
    const folder = folderOf("many-projects");
    const finished = treeOf(join(folder, "content"));
    await succeeds(folder, "git", "checkout", "-q", "HEAD~2", "--", "content");
    const child = spawn("npx", ["vitrine", "upgrade"], { cwd: folder, env: environment(registry), detached: true });
    const closed = once(child, "close");
    // As soon as the first file has changed.
    while ((await changedFiles(folder)).length === 0 && child.exitCode === null);
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
    await closed;
    await succeeds(folder, "npx", "vitrine", "upgrade");
    const { ".schema": _, ...content } = treeOf(join(folder, "content"));
    expect(content).toEqual(finished);
  }, 300_000);
});
