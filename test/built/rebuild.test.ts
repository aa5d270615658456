import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { build, type Finished, temporaryFolder } from "../support/programs.ts";
import { treeOf } from "../support/tree.ts";

const folder = temporaryFolder();
const content = join(folder, "content");
const out = join(folder, "elsewhere", "site");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a client can ask for, without what is made of it for hosts. */
const isSource = (file: string): boolean => !/\.(?:br|gz)$|^_manifest\.json$/.test(file);

/** The changed files that a build names, with the sign in front of each. */
const named = ({ stdout }: Finished): string[] => stdout.split("\n").filter((line) => /^ {2}[~+-] \//.test(line));

describe("building again", () => {
  let first: Finished;
  beforeAll(async () => {
    cpSync("content", content, { recursive: true });
    first = await build({ content, out });
  });

  test("gives the same bytes from a copy of the content, into another folder", () => {
    expect(first).toMatchObject({ code: 0, stderr: "" });
    expect(treeOf(out)).toStrictEqual(treeOf(inject("dist")));
  });

  test("says what was written, and that all of it is new", () => {
    expect(first.stdout).toContain("30 projects");
    expect(first.stdout).toMatch(/in all\s+\d+ files/);
    expect(first.stdout).toContain("every file is new");
  });

  test("says that nothing changed when nothing did", async () => {
    const again = await build({ content, out });
    expect(again.stdout).toContain("No file changed since the last build.");
    expect(named(again)).toStrictEqual([]);
  });

  test("names the files that one edit changes, and changes no other by a byte", async () => {
    const before = treeOf(out);
    writeFileSync(join(content, "contact.yaml"), "email: hello@example.org\n");
    const edited = await build({ content, out });
    expect(edited).toMatchObject({ code: 0, stderr: "" });
    const changes = ["/api/contact.json", "/api/v1/contact.json"];
    expect(named(edited)).toEqual(expect.arrayContaining(changes.map((file) => `  ~ ${file}`)));
    expect(edited.stdout).toContain(`Changed since the last build: ${named(edited).length}`);
    const after = treeOf(out);
    const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
    const sources = changed.filter(isSource);
    expect(sources.map((file) => `  ~ /${file}`).toSorted()).toStrictEqual(named(edited).toSorted());
    expect(sources.filter((file) => /^api\/.*(?:project|profile|experience|sandbox)/.test(file))).toStrictEqual([]);
  });

  test("says which files came, went and changed", async () => {
    const before = treeOf(out);
    const projects = join(content, "projects");
    for (const name of readdirSync(projects).toSorted().slice(20)) rmSync(join(projects, name));
    const fewer = await build({ content, out });
    expect(fewer).toMatchObject({ code: 0, stderr: "" });
    const after = treeOf(out);
    expect(Object.keys(before)).toContain("api/projects/all/20.json");
    expect(Object.keys(after)).not.toContain("api/projects/all/20.json");
    const every = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    const different = every.filter((file) => isSource(file) && before[file] !== after[file]);
    expect(fewer.stdout).toContain(`Changed since the last build: ${different.length}\n`);
    expect(
      named(fewer)
        .map((line) => line.slice("  ~ /".length))
        .toSorted(),
    ).toStrictEqual(different.toSorted());
  });

  test("that fails leaves the site as it was", async () => {
    const before = treeOf(out);
    appendFileSync(join(content, "profile.yaml"), "emial: x\n");
    const failed = await build({ content, out });
    expect(failed.code).toBe(1);
    expect(failed.stderr).toContain("Nothing was written.");
    expect(treeOf(out)).toStrictEqual(before);
  });
});

test("the built site holds no trace of where it was built", () => {
  for (const file of Object.keys(treeOf(inject("dist"))).filter((name) => !/\.(?:br|gz)$/.test(name))) {
    const text = readFileSync(join(inject("dist"), file), "latin1");
    for (const place of [process.cwd(), inject("dist"), folder]) expect(text.includes(place), file).toBe(false);
  }
});
