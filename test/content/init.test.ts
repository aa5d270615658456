import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readContent } from "../../src/build/content/read-content.ts";
import { existingFiles } from "../../src/build/import/existing.ts";
import { digestOf } from "../../src/build/init/sample.ts";
import { build, type Finished, run, temporaryFolder } from "../support/programs.ts";

let root: string;
beforeAll(() => {
  root = temporaryFolder();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A copy of the sample's content in a folder of its own. */
const sampleAs = (name: string): string => {
  const content = join(root, name);
  cpSync("content", content, { recursive: true });
  return content;
};

const init = (content: string, ...flags: string[]): Promise<Finished> =>
  run("src/build/init.ts", ["--content", content, ...flags]);

const ada = ["--name", "Ada Example", "--email", "ada@example.com"];

const filesIn = (folder: string): string[] => existingFiles(folder).map(({ name }) => name);

const textsIn = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length), readFileSync(path, "utf8")]),
  );

test("the sample is known by its digests; `npx vitest -u` writes them anew where it was changed", async () => {
  const digests = filesIn("content").map((name) => [name, digestOf(readFileSync(join("content", name)))]);
  const text = `${JSON.stringify(Object.fromEntries(digests), undefined, 2)}\n`;
  await expect(text).toMatchFileSnapshot("../../src/build/init/sample.json");
});

describe("the sample as somebody's own", () => {
  test("is empty, valid and theirs, and builds without a trace of the sample", async () => {
    const content = sampleAs("theirs");
    const { code, stdout, stderr } = await init(
      content,
      ...ada,
      "--tagline",
      "I make: maps #1",
      "--site",
      "https://ada.example.com/a",
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain("is Ada Example's now: wrote 4 files, removed 32.");
    expect(stdout).toContain("SITE_URL=https://ada.example.com npm run build");
    expect(filesIn(content)).toEqual(["contact.yaml", "experience.yaml", "profile.yaml", "site.yaml"]);
    for (const name of filesIn(content))
      expect(readFileSync(join(content, name), "utf8")).toMatch(
        new RegExp(`^# yaml-language-server: \\$schema=\\.schema/${name.replace(".yaml", "")}\\.json\n`),
      );
    expect(readContent(content)).toEqual({
      profile: {
        name: "Ada Example",
        email: "ada@example.com",
        tagline: "I make: maps #1",
        site: "https://ada.example.com/a",
      },
      contact: { email: "ada@example.com" },
      experience: {},
      site: {
        title: "Ada Example",
        description: "I make: maps #1",
        language: "en",
        updated: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        agents: { search: true, aiInput: true, aiTrain: false },
      },
      faq: {},
      synonyms: {},
      projects: [],
    });
    const out = join(root, "theirs-dist");
    expect(await build({ content, out })).toMatchObject({ code: 0, stderr: "" });
    const site = textsIn(out);
    expect(site.get("/index.html")).toContain("Ada Example");
    // Among the domains of disposable addresses are names like any other.
    site.delete("/api/disposable-domains.json");
    const traces = [...site].flatMap(
      ([file, text]) => text.match(/Zoë|Exemplar|zoe|Rotterdam/gi)?.map((trace) => `${file}: ${trace}`) ?? [],
    );
    expect(traces).toEqual([]);
  });

  test("has comments that are valid where their marks are taken off", async () => {
    const content = join(root, "uncommented");
    expect(await init(content, ...ada)).toMatchObject({ code: 0, stderr: "" });
    for (const name of ["profile.yaml", "experience.yaml"]) {
      const text = readFileSync(join(content, name), "utf8");
      const keys = text.replaceAll(/^# (?=[a-zA-Z]+:|[ -] )/gm, "");
      expect(keys).not.toBe(text);
      writeFileSync(join(content, name), keys);
    }
    expect(readContent(content)).toMatchObject({
      profile: { roles: ["Software engineer", "Cartographer"] },
      experience: { experiences: [{ company: "Example Works" }], skillGroups: [{}], education: [{}] },
    });
  });
});

describe("what is no longer the sample", () => {
  test("is left alone, file for file, unless that is wanted", async () => {
    const content = sampleAs("edited");
    writeFileSync(join(content, "projects", "mine.md"), "---\ntitle: Mine\n---\n\nMy own.\n");
    writeFileSync(join(content, "profile.yaml"), "name: Ada\nemail: ada@example.com\n");
    const before = textsIn(content);
    const { code, stdout, stderr } = await init(content, ...ada);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toBe(`These files are no longer the sample's, or never were:
  ${content}/profile.yaml
  ${content}/projects/mine.md
With --force they would be removed too; --content names another folder.

Nothing was changed.
`);
    expect(textsIn(content)).toEqual(before);
    expect(await init(content, ...ada, "--force")).toMatchObject({ code: 0 });
    expect(filesIn(content)).toEqual(["contact.yaml", "experience.yaml", "profile.yaml", "site.yaml"]);
  });

  test("is not what the command wrote itself, until somebody edits it", async () => {
    const content = join(root, "again");
    expect(await init(content, ...ada, "--tagline", "I make maps", "--site", "ada.example.com")).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("Your web site is written as https://ada.example.com."),
    });
    const grace = ["--name", "Grace Example", "--email", "grace@example.com"];
    expect(await init(content, ...grace)).toMatchObject({ code: 0, stderr: "" });
    expect(readContent(content).profile).toEqual({ name: "Grace Example", email: "grace@example.com" });
    writeFileSync(join(content, "experience.yaml"), "skillGroups: []\n");
    const { code, stderr } = await init(content, ...ada);
    expect(code).toBe(1);
    expect(stderr).toContain(`or never were:\n  ${content}/experience.yaml\nWith --force`);
  });

  test("and what is no content stops it too", async () => {
    const content = sampleAs("stray");
    writeFileSync(join(content, "notes.txt"), "mine");
    const { code, stderr } = await init(content, ...ada, "--force");
    expect(code).toBe(1);
    expect(stderr).toContain("the file `notes.txt`, which nothing reads");
    expect(filesIn(content)).toContain("projects/tide-clock.md");
  });

  test("does not depend on how lines end", () => {
    const content = join(root, "windows");
    mkdirSync(content);
    writeFileSync(join(content, "profile.yaml"), readFileSync("content/profile.yaml", "utf8").replaceAll("\n", "\r\n"));
    expect(existingFiles(content)).toEqual([{ name: "profile.yaml", sample: true }]);
  });
});

test("a file in the place of the folder is told without a trace of the program", async () => {
  const content = join(root, "file");
  writeFileSync(content, "mine");
  const { code, stderr } = await init(content, ...ada);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^ENOTDIR: not a directory, .*file'\n\nNothing was changed\.\n$/);
});

describe("where nobody can be asked", () => {
  test.each([
    [[], "Nobody can be asked for --name and --email; expected as flags."],
    [["--name", "Ada", "--yes"], "Nobody can be asked for --email; expected as flags."],
    [["--name", " ", "--email", "a@example.com"], '--name is " "; expected a name.'],
    [["--name", "Ada", "--email", "ada"], '--email is "ada"; expected an e-mail address such as ada@example.com.'],
    [[...ada, "--site", "none"], '--site is "none"; expected an address such as https://ada.example.com.'],
    [["--nmae", "Ada"], "Unknown option '--nmae'.\n\nUsage: npm run init -- [options]"],
  ])("%j is told what is missing", async (flags, message) => {
    const content = join(root, "nobody");
    const { code, stderr } = await init(content, ...flags);
    expect(code).toBe(1);
    expect(stderr).toContain(message);
    expect(stderr).toMatch(/\nNothing was changed\.\n$/);
    expect(() => readdirSync(content)).toThrow("ENOENT");
  });
});
