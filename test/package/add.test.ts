import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { deployFiles } from "../../src/cli/new/deploy-files.ts";
import { ownerFiles } from "../../src/cli/new/owner-files.ts";
import type { DeployTarget } from "../../src/cli/new/settings.ts";
import { workerPathsFor } from "../../src/contract/site/worker-paths.ts";
import { treeOf } from "../support/content/folder-contents.ts";
import { run, temporaryFolder } from "../support/hosts/programs.ts";

/** An owner's repository without target, and `vitrine add` in it. */
const repository = (changed: Readonly<Record<string, string>> = {}) => {
  const folder = temporaryFolder();
  const files = ownerFiles({ name: "my-site", vitrine: "file:vitrine-9.9.9.tgz", deploy: "none" });
  for (const [path, text] of [...files, ...Object.entries(changed)]) writeFileSync(join(folder, path), text);
  const add = (...args: readonly string[]) => run(resolve("src/cli/bin.js"), ["add", ...args], {}, folder);
  return { folder, add, read: (path: string) => readFileSync(join(folder, path), "utf8") };
};

const created = (deploy: DeployTarget) => ownerFiles({ name: "my-site", vitrine: "file:vitrine-9.9.9.tgz", deploy });

test.each([
  ["pages", "  + .github/workflows/deploy.yml\n  ~ package.json\n  ~ README.md\n", 'choose "GitHub Actions"'],
  [
    "cloudflare",
    "  + .github/workflows/deploy.yml\n  + wrangler.jsonc\n  + .dev.vars.example\n  ~ package.json\n  ~ README.md\n",
    "npx wrangler login",
  ],
] as const)("`vitrine add %s` makes a repository like one created with --deploy", async (target, list, next) => {
  const { folder, add, read } = repository();
  const { code, stdout, stderr } = await add(target);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toContain(list);
  expect(stdout.split("Next:")[1]).toContain(next);
  for (const [path, text] of created(target)) if (path !== "package.json") expect(read(path), path).toBe(text);
  expect(JSON.parse(read("package.json"))).toEqual(JSON.parse(created(target).get("package.json") ?? ""));

  const before = treeOf(folder);
  const again = await add(target);
  expect(again.stdout).toContain("Your repository already has the files for");
  expect(treeOf(folder)).toEqual(before);
});

test("a repository can change from one target to the other", async () => {
  const { add, read } = repository();
  await add("pages");
  expect(JSON.parse(read("package.json")).scripts).not.toHaveProperty("start");
  expect((await add("cloudflare")).stderr).toBe("");
  expect(read(".github/workflows/deploy.yml")).toBe(
    deployFiles("my-site", "cloudflare").get(".github/workflows/deploy.yml"),
  );
  expect(JSON.parse(read("package.json")).scripts).toEqual(
    JSON.parse(created("cloudflare").get("package.json") ?? "").scripts,
  );
});

test("the Worker also gets the pages in the languages that the content has", async () => {
  const { folder, add, read } = repository();
  mkdirSync(join(folder, "content"));
  writeFileSync(join(folder, "content/profile.de.yaml"), "tagline: Ich mache Schalen.\n");
  expect((await add("cloudflare")).stderr).toBe("");
  for (const path of workerPathsFor(["de"])) expect(read("wrangler.jsonc")).toContain(JSON.stringify(path));
  expect((await add("cloudflare")).stdout).toContain("Your repository already has the files for");
});

test("files that the owner wrote or edited are not replaced, and then nothing is written", async () => {
  const { folder, add } = repository({ "wrangler.jsonc": "{}\n" });
  const before = treeOf(folder);
  const { code, stderr } = await add("cloudflare");
  expect(code).toBe(1);
  expect(stderr).toBe(
    "This command does not replace files that you wrote or edited: wrangler.jsonc. Rename or delete it, then run the command again.\n\nNothing was changed.\n",
  );
  expect(treeOf(folder)).toEqual(before);
});

test("the owner's scripts, dependencies, README and indentation stay", async () => {
  const text = `${JSON.stringify(
    {
      name: "@ada/site",
      scripts: { build: "vitrine build && node after.js", lint: "eslint ." },
      devDependencies: { vitrine: "^1.0.0", wrangler: "^4.0.0" },
    },
    null,
    "\t",
  )}\n`;
  const { add, read } = repository({ "package.json": text, "README.md": "# Ada\n" });
  const { code, stdout } = await add("cloudflare");
  expect(code).toBe(0);
  expect(stdout).toContain('The script "build" of package.json is your own and stays.');
  expect(read("README.md")).toBe("# Ada\n");
  expect(read("package.json")).toContain('\n\t"scripts"');
  expect(JSON.parse(read("package.json"))).toMatchObject({
    scripts: {
      build: "vitrine build && node after.js",
      lint: "eslint .",
      check: "vitrine check",
      deploy: "vitrine deploy",
    },
    devDependencies: { vitrine: "^1.0.0", wrangler: "^4.0.0" },
  });
  expect(JSON.parse(read("package.json"))).not.toHaveProperty("dependencies");
  expect(read("wrangler.jsonc")).toContain('"name": "site"');
});

test.each([
  [[], "Expected pages or cloudflare; found nothing."],
  [["none"], 'Expected pages or cloudflare; found "none".'],
  [["pages", "x"], 'Expected pages or cloudflare; found "pages" "x".'],
])("refuses %j with one sentence", async (args, message) => {
  const { stderr } = await repository().add(...args);
  expect(stderr).toContain(message);
  expect(stderr).not.toMatch(/\n\s+at /);
});

test("is refused outside of an owner's repository", async () => {
  const elsewhere = repository({ "package.json": '{ "name": "other" }\n' });
  expect((await elsewhere.add("pages")).stderr).toContain("package.json does not depend on vitrine.");
  expect(existsSync(join(elsewhere.folder, ".github"))).toBe(false);
  const empty = temporaryFolder();
  expect((await run(resolve("src/cli/bin.js"), ["add", "pages"], {}, empty)).stderr).toContain(
    "There is no package.json here.",
  );
});
