import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../test/support/hosts/programs.ts";
import { languagesInFolder } from "../../content/languages/read-variants.ts";
import { release } from "../../contract/release.ts";
import { deployFiles } from "../new/deploy-files.ts";
import { checkWorkerConfig } from "../site/worker-config.ts";
import { upgrade } from "./main.ts";
import { type Migration, renameKey } from "./migration.ts";

/** The repository of the fixture `minimal`, with a replaced component. */
const repository = (): string => {
  const folder = temporaryFolder();
  cpSync("test/fixtures/owners/minimal", folder, { recursive: true });
  mkdirSync(join(folder, "src"));
  writeFileSync(join(folder, "src", "Hero.astro"), "<h1>Me</h1>\n");
  writeFileSync(
    join(folder, "astro.config.mjs"),
    'const vitrine = (options) => ({ name: "vitrine", options });\nexport default { integrations: [vitrine({ components: { Hero: "./src/Hero.astro" } })] };\n',
  );
  return folder;
};

const run = async (folder: string, migrations: readonly Migration[], dryRun = false): Promise<string> => {
  const lines: string[] = [];
  await upgrade(folder, { content: "content", dryRun }, migrations, (line) => lines.push(line));
  return lines.join("\n");
};

test("an upgrade that only records replaced components says so", async () => {
  const folder = repository();
  expect(await run(folder, [])).toBe(
    `package.json: recorded the components that yours replace (Hero). The next upgrade reports if Vitrine's own change.
Already up to date with Vitrine ${release}. Only the record in package.json changed.`,
  );
  expect(await run(folder, [])).toBe(`Already up to date with Vitrine ${release}.`);
});

/** A migration of content before the first format, because this release reads no newer one. */
const subtitles: Migration = {
  to: 1,
  reason: "`subtitle` of projects was called `summary`.",
  edits: (file, yaml) => (file.startsWith("projects/") ? renameKey(yaml, [], "summary", "subtitle") : []),
};

test("an upgrade names the files that it changes", async () => {
  const folder = repository();
  const [boat, site] = ["projects/boat.md", "site.yaml"].map((name) => join(folder, "content", name)) as [
    string,
    string,
  ];
  writeFileSync(boat, "---\ntitle: Boat\nyear: 2020\nsummary: A boat\n---\nText.\n");
  writeFileSync(site, `${readFileSync(site, "utf8")}format: 0\n`);
  const list = "\n  content/projects/boat.md\n  content/site.yaml\n  package.json";
  expect(await run(folder, [subtitles], true)).toContain(`Nothing was written. Would change:${list}`);
  expect(readFileSync(boat, "utf8")).toContain("summary: A boat");
  expect(await run(folder, [subtitles])).toContain(`Upgraded to Vitrine ${release}. Changed:${list}`);
  expect(readFileSync(boat, "utf8")).toContain("subtitle: A boat");
});

test("an upgrade adds the pages of further languages to wrangler.jsonc, where the check expects them", async () => {
  const folder = repository();
  const file = join(folder, "wrangler.jsonc");
  const site = "https://ada.example.com";
  writeFileSync(file, deployFiles("ada", "cloudflare").get("wrangler.jsonc") ?? "");
  writeFileSync(join(folder, "content", "profile.de.yaml"), "tagline: Hallo\n");
  writeFileSync(join(folder, "content", "projects", "boat.ar.md"), "");
  writeFileSync(join(folder, "content", "profile.it.yaml"), "tagline: Ciao\n");
  const languages = languagesInFolder(join(folder, "content"));
  expect(() => checkWorkerConfig(folder, site, languages)).toThrow(
    "run_worker_first in wrangler.jsonc lacks the pages in ar and de. Run `npx vitrine upgrade` to add it.",
  );
  expect(await run(folder, [])).toContain("wrangler.jsonc: added missing paths to run_worker_first.");
  expect(() => checkWorkerConfig(folder, site, languages)).not.toThrow();
  expect(await run(folder, [])).toBe(`Already up to date with Vitrine ${release}.`);
});
