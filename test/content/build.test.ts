import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { build, run, temporaryFolder } from "../support/hosts/programs.ts";
import { slowTest } from "../support/setup/tier.ts";

let folder: string;
beforeAll(() => {
  folder = temporaryFolder();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Every file in a folder with its bytes, and every subfolder. */
const tree = (root: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .map((entry) => [join(entry.parentPath, entry.name), entry] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, entry]) => [path, entry.isFile() ? readFileSync(path).toString("base64") : "folder"]),
  );

const minimal = (name: string): string => {
  const content = join(folder, name);
  mkdirSync(content);
  writeFileSync(join(content, "profile.yaml"), "name: Ada\nemail: ada@example.com\n");
  writeFileSync(join(content, "site.yaml"), "title: Ada\ndescription: What Ada made.\n");
  return content;
};

slowTest("a build draws a card for each page, and reports text that no font has", async () => {
  const content = minimal("other-letters");
  writeFileSync(join(content, "profile.yaml"), "name: Ada\ntagline: Pots ☖\nemail: ada@example.com\n");
  writeFileSync(join(content, "site.yaml"), "title: Ada Հայկ\ndescription: Pots.\n");
  const out = join(folder, "other-letters-dist");
  const { code, stdout } = await build({ content, out });
  expect(code).toBe(0);
  expect(stdout.split("\n").filter((line) => line.startsWith("Social cards"))).toEqual([
    expect.stringMatching(
      /^Social cards omit ".*Ada Հայկ.*: no font has Armenian characters\. Run `npm install @fontsource\/noto-sans-armenian`, then build again\.$/,
    ),
    'Social cards omit "☖": no font has these characters.',
  ]);
  const home = readFileSync(join(out, "index.html"), "utf8");
  expect(home).toContain('content="http://localhost:8787/og.png"');
  expect(home).toContain('content="Ada. Pots. localhost:8787"');
  expect(readdirSync(join(out, "og"))).toEqual(expect.arrayContaining(["docs", "docs.png", "projects.png"]));
});

slowTest("a build refuses letters of the resume that no font has", async () => {
  const content = minimal("missing-letters");
  writeFileSync(join(content, "profile.yaml"), "name: Ada Հայկ\nemail: ada@example.com\n");
  const { code, stderr } = await build({ content, out: join(folder, "missing-letters-dist") });
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /profile\.yaml:1:11\n[\s\S]*`Հ` \(U\+0540\)[\s\S]*npm install @fontsource\/noto-sans-armenian/,
  );
});

describe("a build of invalid content", () => {
  const broken = "test/fixtures/content/many-errors/content";

  test("creates no output folder", async () => {
    const home = join(folder, "first");
    mkdirSync(home);
    const { code, stdout, stderr } = await build({ content: broken, out: join(home, "dist") });
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toBe(
      `${readFileSync("test/fixtures/content/many-errors/expected.txt", "utf8")}\nNothing was written.\n`,
    );
    expect(readdirSync(home)).toEqual([]);
    expect(readdirSync(broken)).not.toContain(".schema");
  });

  slowTest("leaves the previously built site unchanged", async () => {
    const home = join(folder, "again");
    mkdirSync(join(home, "dist", "api"), { recursive: true });
    writeFileSync(join(home, "dist", "api", "profile.json"), '{"name":"Ada"}');
    const before = tree(home);
    const { code } = await build({ content: broken, out: join(home, "dist") });
    expect(code).toBe(1);
    expect(tree(home)).toEqual(before);
  });

  slowTest("does not fall back to the sample if the folder is missing or empty", async () => {
    for (const name of ["missing", "empty"]) {
      const content = join(folder, name);
      if (name === "empty") mkdirSync(content);
      const { code, stderr } = await build({ content, out: join(folder, `${name}-dist`) });
      expect(code).toBe(1);
      expect(stderr).toContain("profile.yaml");
      expect(readdirSync(folder)).not.toContain(`${name}-dist`);
    }
  });
});

describe("the smallest portfolio", () => {
  test("passes the check", async () => {
    const content = minimal("checked");
    const { code, stdout, stderr } = await run("src/cli/check-content.ts", ["--content", content]);
    expect({ code, stdout, stderr }).toEqual({
      code: 0,
      stdout: `${content}/: 0 projects, no errors.\n`,
      stderr: "",
    });
  });

  slowTest("is built without anything from the sample", async () => {
    const content = minimal("built");
    const out = join(folder, "built-dist");
    const { code, stderr } = await build({ content, out });
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const read = (file: string): unknown => JSON.parse(readFileSync(join(out, file), "utf8"));
    expect(read("api/profile.json")).toEqual({ name: "Ada", email: "ada@example.com" });
    expect(read("api/experience.json")).toEqual({});
    const api = "http://localhost:8787/api";
    expect(read("api/contact.json")).toEqual({
      email: "ada@example.com",
      api: `${api}/contact`,
      jobs: `${api}/jobs/{id}`,
    });
    expect(read("api/projects.json")).toMatchObject({ count: 0, total: 0, next_cursor: null, projects: [] });
    expect(readFileSync(join(out, "llms.txt"), "utf8")).not.toContain("Exemplar");
    expect(readdirSync(folder)).not.toContain(".built-dist.next");
  });
});

describe("a description with HTML", () => {
  slowTest("is shown as text on its page and its card", async () => {
    const content = minimal("html");
    const out = join(folder, "html-dist");
    mkdirSync(join(content, "projects"));
    const html = '<script>alert(1)</script> and <img src="x" onerror="alert(1)">';
    writeFileSync(join(content, "projects", "łódź.md"), `---\ntitle: "<b>Łódź</b>"\n---\n\n*New:* ${html}\n`);
    const { code, stderr } = await build({ content, out });
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    for (const page of ["index.html", "projects/index.html", "projects/łódź/index.html"]) {
      const text = readFileSync(join(out, page), "utf8");
      expect(text).toContain("&lt;b&gt;Łódź&lt;/b&gt;");
      // Attribute values are text, so they may contain anything. Covers are pictures.
      expect(text.replaceAll(/="[^"]*"/g, "").replaceAll(/<picture>.*?<\/picture>/g, "")).not.toMatch(
        /<script>|<img|<b>/,
      );
    }
    const described = "<p><em>New:</em> &lt;script&gt;alert(1)&lt;/script&gt; and &lt;img src=&quot;x&quot;";
    expect(readFileSync(join(out, "projects/łódź/index.html"), "utf8")).toContain(described);
    expect(readFileSync(join(out, "projects/łódź.md"), "utf8")).toContain(`*New:* ${html}`);
    expect(readFileSync(join(out, "index.html"), "utf8")).toContain('<a href="/projects/%C5%82%C3%B3d%C5%BA">');
  });
});
