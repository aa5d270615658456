import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readContent } from "../../src/content/read/read-content.ts";
import { run, temporaryFolder } from "../support/hosts/programs.ts";

const root = temporaryFolder();
afterAll(() => rmSync(root, { recursive: true, force: true }));

const content = join(root, "content");
mkdirSync(join(content, "projects"), { recursive: true });
writeFileSync(join(content, "profile.yaml"), "name: Zoë Exemplar\nemail: zoe@example.com\n");
writeFileSync(join(content, "site.yaml"), "title: Zoë Exemplar\ndescription: A sample portfolio.\n");
writeFileSync(join(content, "projects", "Atlas.md"), "---\ntitle: Atlas\n---\n\nA map.\n");

/** Not every file system allows such names together, so the test creates the files. */
const namesAreApart = !existsSync(join(content, "PROFILE.yaml"));

test.runIf(namesAreApart)("the check refuses file names that differ only in case", async () => {
  writeFileSync(join(content, "Profile.yaml"), "name: Zoë Exemplar\nemail: zoe@example.com\n");
  writeFileSync(join(content, "projects", "atlas.md"), "---\ntitle: Another atlas\n---\n\nAnother map.\n");
  const { code, stderr } = await run("src/cli/check-content.ts", ["--content", content]);
  expect(stderr).toBe(readFileSync("test/content/file-names.txt", "utf8"));
  expect(code).toBe(1);
});

test("a file name in any script and Unicode normalization becomes the URL of the project", () => {
  const folder = join(root, "any-script", "content");
  mkdirSync(join(folder, "projects"), { recursive: true });
  writeFileSync(join(folder, "profile.yaml"), "name: Zoë Exemplar\nemail: zoe@example.com\n");
  writeFileSync(join(folder, "site.yaml"), "title: Zoë Exemplar\ndescription: A sample portfolio.\n");
  for (const [index, name] of ["Ło\u0301dz\u0301_1", "看板-2"].entries())
    writeFileSync(join(folder, "projects", `${name}.md`), `---\ntitle: Project ${index}\n---\n\nText.\n`);
  expect(readContent(folder).projects.map(({ slug }) => slug)).toEqual(["Łódź_1", "看板-2"]);
});
