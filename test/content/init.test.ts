import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { existingFiles } from "../../src/cli/import/existing-files.ts";
import sample from "../../src/cli/init/sample.json" with { type: "json" };
import { digestOf } from "../../src/cli/init/sample.ts";
import { readContent } from "../../src/content/read/read-content.ts";
import { sampleContent } from "../support/content/portfolios.ts";
import { build, type Finished, run, temporaryFolder } from "../support/hosts/programs.ts";
import { sampled, slowTest } from "../support/setup/tier.ts";

let root: string;
beforeAll(() => {
  root = temporaryFolder();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Copies the sample's content to a new folder. */
const sampleAs = (name: string): string => {
  const content = join(root, name);
  cpSync(sampleContent, content, { recursive: true });
  return content;
};

const init = (content: string, ...flags: string[]): Promise<Finished> =>
  run("src/cli/init/init.ts", ["--content", content, ...flags]);

const ada = ["--name", "Ada Example", "--email", "ada@example.com"];

const filesIn = (folder: string): string[] => existingFiles(folder).map(({ name }) => name);

const textsIn = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length), readFileSync(path, "utf8")]),
  );

/** Whether `content/` is the sample of this repository, not the content of an owner. */
const isSampleRepository = readFileSync("content/profile.yaml", "utf8").includes("zoe@example.com");

test.skipIf(!isSampleRepository)(
  "sample.json has the digest of every sample file; `npx vitest -u` adds new ones",
  async () => {
    const known = new Map<string, string>(Object.entries(sample));
    for (const name of filesIn("content")) {
      const digest = digestOf(readFileSync(join("content", name)));
      const earlier = known.get(name)?.split(" ") ?? [];
      known.set(name, [...new Set([...earlier, digest])].join(" "));
    }
    const text = `${JSON.stringify(Object.fromEntries(known), undefined, 2)}\n`;
    await expect(text).toMatchFileSnapshot("../../src/cli/init/sample.json");
  },
);

describe("a portfolio created by init", () => {
  const details = ["--tagline", "I make: maps #1", "--site", "https://ada.example.com/a", "--language", "DE"];

  test("is valid, and has the owner's details", async () => {
    const content = sampleAs("theirs");
    const { code, stdout, stderr } = await init(content, ...ada, ...details);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain(`Created a portfolio for Ada Example in ${content}/ (4 files written, 32 removed).`);
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
        language: "de",
        updated: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        agents: { search: true, aiInput: true, aiTrain: false },
        pages: { developers: true, sandbox: true, match: true, changelog: false },
      },
      faq: {},
      synonyms: {},
      strings: {},
      projects: [],
      unlisted: [],
    });
  });

  slowTest("builds without a trace of the sample", async () => {
    const content = sampleAs("built");
    expect(await init(content, ...ada, ...details)).toMatchObject({ code: 0, stderr: "" });
    const out = join(root, "built-dist");
    expect(await build({ content, out })).toMatchObject({ code: 0, stderr: "" });
    const site = textsIn(out);
    expect(site.get("/index.html")).toContain("Ada Example");
    // Domains of disposable email services may contain these names.
    site.delete("/api/disposable-domains.json");
    // Compressed bytes and ETags may spell any short word. The Dutch words `exemplaren`, `onderzoek` and `zoek`, in the
    // table of questions, contain one.
    const traces = [...site].flatMap(([file, text]) =>
      /\.(?:br|gz)$/.test(file)
        ? []
        : (text
            .replaceAll(/"etag":"[^"]*"/g, "")
            .match(/Zoë|\bexemplar\b|\bzoe(?!k)|Rotterdam/gi)
            ?.map((trace) => `${file}: ${trace}`) ?? []),
    );
    expect(traces).toEqual([]);
  });

  test("has comments that are valid YAML when they are uncommented", async () => {
    const content = join(root, "uncommented");
    expect(await init(content, ...ada)).toMatchObject({ code: 0, stderr: "" });
    for (const name of ["profile.yaml", "site.yaml", "experience.yaml"]) {
      const text = readFileSync(join(content, name), "utf8");
      const keys = text.replaceAll(/^# (?=[a-zA-Z]+:|[ -] )/gm, "");
      expect(keys).not.toBe(text);
      writeFileSync(join(content, name), keys);
    }
    expect(readContent(content)).toMatchObject({
      profile: { roles: ["Software engineer", "Cartographer"] },
      site: { theme: "studio", pages: { match: false }, navigation: ["projects", "experience", "contact"] },
      experience: { experiences: [{ company: "Example Works" }], skillGroups: [{}], education: [{}] },
    });
  });
});

describe("content that is not the unchanged sample", () => {
  test("is kept unchanged, unless --force is passed", async () => {
    const content = sampleAs("edited");
    writeFileSync(join(content, "me.jpg"), "mine");
    writeFileSync(join(content, "profile.de.yaml"), "tagline: Ich zeichne Karten\n");
    writeFileSync(join(content, "projects", "mine.md"), "---\ntitle: Mine\n---\n\nMy own.\n");
    writeFileSync(join(content, "strings.yaml"), "{}\n");
    writeFileSync(join(content, "theme.css"), "body { color: black; }\n");
    writeFileSync(join(content, "profile.yaml"), "name: Ada\nemail: ada@example.com\n");
    const before = textsIn(content);
    const { code, stdout, stderr } = await init(content, ...ada);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toBe(`These files are your own, or are changed files of the sample:
  ${content}/me.jpg
  ${content}/profile.de.yaml
  ${content}/profile.yaml
  ${content}/projects/mine.md
  ${content}/strings.yaml
  ${content}/theme.css
Pass --force to delete them, without a backup, or use another folder with --content.

Nothing was changed.
`);
    expect(textsIn(content)).toEqual(before);
    expect(await init(content, ...ada, "--force")).toMatchObject({ code: 0 });
    expect(filesIn(content)).toEqual(["contact.yaml", "experience.yaml", "profile.yaml", "site.yaml"]);
  });

  test("does not include files that init wrote, until they are edited", async () => {
    const content = join(root, "again");
    expect(await init(content, ...ada, "--tagline", "I make maps", "--site", "ada.example.com")).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("Website: https://ada.example.com"),
    });
    const grace = ["--name", "Grace Example", "--email", "grace@example.com"];
    expect(await init(content, ...grace)).toMatchObject({ code: 0, stderr: "" });
    expect(readContent(content).profile).toEqual({ name: "Grace Example", email: "grace@example.com" });
    writeFileSync(join(content, "experience.yaml"), "skillGroups: []\n");
    const { code, stderr } = await init(content, ...ada);
    expect(code).toBe(1);
    expect(stderr).toContain(`or are changed files of the sample:\n  ${content}/experience.yaml\nPass --force`);
  });

  test("stops init if it has an unexpected file, even with --force", async () => {
    const content = sampleAs("stray");
    writeFileSync(join(content, "notes.txt"), "mine");
    const { code, stderr } = await init(content, ...ada, "--force");
    expect(code).toBe(1);
    expect(stderr).toContain("the unexpected file `notes.txt`");
    expect(filesIn(content)).toContain("projects/tide-clock.md");
  });

  test("does not include sample files with CRLF line endings", () => {
    const content = join(root, "windows");
    mkdirSync(content);
    writeFileSync(
      join(content, "profile.yaml"),
      readFileSync(join(sampleContent, "profile.yaml"), "utf8").replaceAll("\n", "\r\n"),
    );
    expect(existingFiles(content)).toEqual([{ name: "profile.yaml", isSample: true }]);
  });
});

test("a file at the path of the folder is reported without a stack trace", async () => {
  const content = join(root, "file");
  writeFileSync(content, "mine");
  const { code, stderr } = await init(content, ...ada);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^ENOTDIR: not a directory, .*file'\n\nNothing was changed\.\n$/);
});

describe("without a terminal for prompts", () => {
  const refused = [
    [[], "No terminal for prompts: pass --name and --email."],
    [["--name", "Ada", "--yes"], "No terminal for prompts: pass --email."],
    [["--name", " ", "--email", "a@example.com"], '--name is " "; expected a name.'],
    [["--name", "Ada", "--email", "ada"], '--email is "ada"; expected an email address such as ada@example.com.'],
    [[...ada, "--site", "none"], '--site is "none"; expected a URL such as https://ada.example.com.'],
    [[...ada, "--language", "german"], '--language is "german"; expected a language tag such as en, de or pt-BR.'],
    [["--nmae", "Ada"], "Unknown option '--nmae'.\n\nUsage: vitrine init [options]"],
  ] as const;
  test.each(sampled(refused, 3))(
    "the flags %j get an error that says what is missing or wrong",
    async (flags, message) => {
      const content = join(root, "nobody");
      const { code, stderr } = await init(content, ...flags);
      expect(code).toBe(1);
      expect(stderr).toContain(message);
      expect(stderr).toMatch(/\nNothing was changed\.\n$/);
      expect(() => readdirSync(content)).toThrow("ENOENT");
    },
  );
});
