import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { treeOf } from "../support/content/folder-contents.ts";
import { sampleContent } from "../support/content/portfolios.ts";
import { addPrivateValues } from "../support/content/private-values.ts";
import { build, type Finished, temporaryFolder } from "../support/hosts/programs.ts";
import { slowTest } from "../support/setup/tier.ts";

const folder = temporaryFolder();
const content = join(folder, "content");
const out = join(folder, "elsewhere", "site");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Whether clients request a built file: not a compressed copy or the manifest. */
const isRequestable = (file: string): boolean => !/\.(?:br|gz)$|^_manifest\.json$/.test(file);

/** The changed files in a build's output, each with its sign. */
const changedFilesOf = ({ stdout }: Finished): string[] =>
  stdout.split("\n").filter((line) => /^ {2}[~+-] \//.test(line));

describe("npm run build", () => {
  let first: Finished;
  beforeAll(async () => {
    cpSync(sampleContent, content, { recursive: true });
    addPrivateValues(content);
    first = await build({ content, out });
  });

  test("writes the same bytes from a copy of the content in another folder, also with private values", () => {
    expect(first).toMatchObject({ code: 0, stderr: "" });
    expect(treeOf(out)).toStrictEqual(treeOf(inject("dist")));
  });

  test("prints the number of files and that all are new", () => {
    expect(first.stdout).toContain("30 projects");
    expect(first.stdout).toMatch(/total\s+\d+ files/);
    expect(first.stdout).toContain("every file is new");
  });

  slowTest("prints that nothing changed, and takes the project pages of the last build", async () => {
    const pages = readdirSync(join(out, "projects"), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(`${sep}index.html`))
      .map((file) => join(out, "projects", file));
    const before = pages.map((file) => statSync(file).ino);
    const again = await build({ content, out });
    expect(again.stdout).toContain("No files changed since the last build.");
    expect(changedFilesOf(again)).toStrictEqual([]);
    // A page that is taken is the same file on the disk.
    expect(pages.length).toBeGreaterThanOrEqual(30);
    expect(pages.map((file) => statSync(file).ino)).toStrictEqual(before);
  });

  slowTest("lists the files that an edit changes and rewrites no others", async () => {
    const before = treeOf(out);
    writeFileSync(join(content, "contact.yaml"), "email: hello@example.org\n");
    const edited = await build({ content, out });
    expect(edited).toMatchObject({ code: 0, stderr: "" });
    const changes = ["contact", "portfolio", "v1/contact", "v1/portfolio"].map((name) => `/api/${name}.json`);
    expect(changedFilesOf(edited)).toEqual(expect.arrayContaining(changes.map((file) => `  ~ ${file}`)));
    expect(edited.stdout).toContain(`\n${changedFilesOf(edited).length} files changed since the last build:\n`);
    const after = treeOf(out);
    const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
    const sources = changed.filter(isRequestable);
    expect(sources.map((file) => `  ~ /${file}`).toSorted()).toStrictEqual(changedFilesOf(edited).toSorted());
    expect(sources.filter((file) => /^api\/.*(?:project|profile|experience|identity)/.test(file))).toStrictEqual([]);
  });

  slowTest("lists added, removed and changed files", async () => {
    const before = treeOf(out);
    const projects = join(content, "projects");
    for (const name of readdirSync(projects).toSorted().slice(20)) rmSync(join(projects, name));
    const fewer = await build({ content, out });
    expect(fewer).toMatchObject({ code: 0, stderr: "" });
    const after = treeOf(out);
    expect(Object.keys(before)).toContain("api/projects/all/20.json");
    expect(Object.keys(after)).not.toContain("api/projects/all/20.json");
    const every = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    const different = every.filter((file) => isRequestable(file) && before[file] !== after[file]);
    expect(fewer.stdout).toContain(`\n${different.length} files changed since the last build:\n`);
    // The output shortens a long list.
    const listed = changedFilesOf(fewer).map((line) => line.slice("  ~ /".length));
    const [, omitted = "0"] = /… and (\d+) more/.exec(fewer.stdout) ?? [];
    expect(listed.filter((file) => !different.includes(file))).toStrictEqual([]);
    expect(new Set(listed).size + Number(omitted)).toBe(different.length);
  });

  test("leaves the site unchanged if it fails", async () => {
    const before = treeOf(out);
    appendFileSync(join(content, "profile.yaml"), "emial: x\n");
    const failed = await build({ content, out });
    expect(failed.code).toBe(1);
    expect(failed.stderr).toContain("Nothing was written.");
    expect(treeOf(out)).toStrictEqual(before);
  });
});

/** Whether a text contains a path, and not a part of another one: `/app`, but not `/apple.png` or `example.com/app`. */
const containsPath = (text: string, path: string): boolean =>
  new RegExp(`(?<![\\w.-])${path.replaceAll(/\W/g, "\\$&")}(?![\\w.-])`).test(text);

test("the built site contains no local paths", () => {
  const texts = ["at /app/src/x.ts:1", "root=/app", "/apple.png", "https://example.com/app"];
  expect(texts.filter((text) => containsPath(text, "/app"))).toEqual(texts.slice(0, 2));
  for (const file of Object.keys(treeOf(inject("dist"))).filter((name) => !/\.(?:br|gz)$/.test(name))) {
    const text = readFileSync(join(inject("dist"), file), "latin1");
    for (const place of [process.cwd(), inject("dist"), folder]) expect(containsPath(text, place), file).toBe(false);
  }
});
