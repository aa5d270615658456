import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { temporaryFolder } from "../../../test/support/hosts/programs.ts";
import { contentFormat } from "../../content/site-file.ts";
import { workerPaths } from "../../contract/site/worker-paths.ts";
import { migrateContent } from "./migrate-content.ts";
import { applyEdits, type Migration, renameKey } from "./migration.ts";
import { migrations } from "./migrations.ts";
import { withWorkerPaths } from "./worker-list.ts";

test("the migrations lead to the format of this release, one by one", () => {
  expect(migrations.map(({ to }) => to)).toEqual(Array.from({ length: contentFormat - 1 }, (_, index) => index + 2));
});

test("renaming a key changes only the key", () => {
  const text =
    "# My profile\nname:   Ada   # as on my card\n'email': ada@example.com\nlinks:\n  - {url: a,  name: b}\n";
  const renamed = (path: (string | number)[], from: string, to: string) =>
    applyEdits(text, renameKey(parseDocument(text), path, from, to));
  expect(renamed([], "name", "title")).toBe(text.replace("name: ", "title: "));
  expect(renamed([], "email", "mail")).toBe(text.replace("'email'", "mail"));
  expect(renamed(["links", 0], "name", "label")).toBe(text.replace(",  name", ",  label"));
  expect(renamed([], "absent", "x")).toBe(text);
  expect(renamed([], "name", "email")).toBe(text);
});

const projectPosition: Migration = {
  to: 2,
  reason: "`weight` of projects is now called `position`.",
  edits: (file, yaml) => (file.startsWith("projects/") ? renameKey(yaml, [], "weight", "position") : []),
};

const contentWith = (files: Readonly<Record<string, string>>): string => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "projects"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
};

test("a migration edits front matter, not the text below, and sets the format last", () => {
  const atlas = "---\r\ntitle: Atlas\r\nweight: 3 # first\r\n---\r\n\r\nweight: not a key\r\n";
  const folder = contentWith({
    "site.yaml": "title: Ada\n# end",
    "projects/atlas.md": atlas,
    "profile.yaml": "name: A\n",
  });
  const { files, changes } = migrateContent(folder, [projectPosition]);
  expect([...files]).toEqual([
    ["projects/atlas.md", atlas.replace("weight: 3", "position: 3")],
    ["site.yaml", "title: Ada\n# end\nformat: 2\n"],
  ]);
  expect(changes).toEqual([
    { reason: projectPosition.reason, lines: ["projects/atlas.md:3  weight: 3 # first  →  position: 3 # first"] },
  ]);
});

test("running a migration again changes nothing more, also after an interrupted one", () => {
  const files = {
    "site.yaml": "title: Ada\n",
    "projects/a.md": "---\nweight: 1\n---\n",
    "projects/b.md": "---\nweight: 2\n---\n",
  };
  const folder = contentWith(files);
  const { files: migrated } = migrateContent(folder, [projectPosition]);
  // The process was killed after the first file.
  writeFileSync(join(folder, "projects/a.md"), migrated.get("projects/a.md") ?? "");
  const again = migrateContent(folder, [projectPosition]);
  expect([...again.files.keys()]).toEqual(["projects/b.md", "site.yaml"]);
  for (const [name, text] of again.files) writeFileSync(join(folder, name), text);
  for (const name of Object.keys(files)) expect(readFileSync(join(folder, name), "utf8")).toBe(migrated.get(name));
});

test("content of a newer format is refused", () => {
  const folder = contentWith({ "site.yaml": `title: Ada\nformat: ${contentFormat + 1}\n` });
  expect(() => migrateContent(folder, migrations)).toThrow(
    `The content has format ${contentFormat + 1}, but this release reads formats up to ${contentFormat}. Update Vitrine first, as docs/upgrade.md describes.`,
  );
});

test.each([
  ['"/own" // mine, always', '"/own", // mine, always'],
  ['"/own" /* mine, always */', '"/own", /* mine, always */'],
  ['"/own", // mine', '"/own", // mine'],
  ['"/own" /* mine, */, // always', '"/own" /* mine, */, // always'],
])("missing Worker paths are added below %s", (last, changed) => {
  const list = (lines: string): string => `{ "assets": { "run_worker_first": [\n      ${lines}\n    ] } }\n`;
  const paths = workerPaths.map((path) => JSON.stringify(path)).join(",\n      ");
  expect(withWorkerPaths(list(last))).toBe(list(`${changed}\n      ${paths}`));
});

test("missing Worker paths are added to wrangler.jsonc, and everything else stays", () => {
  const [first, ...others] = workerPaths;
  const text = `{\n  // mine\n  "name": "ada",\n  "assets": {\n    "run_worker_first": [\n      "/own", // own page\n      ${JSON.stringify(first)},\n    ],\n  },\n}\n`;
  const added = withWorkerPaths(text);
  expect(added).toBe(
    text.replace(
      `${JSON.stringify(first)},\n    ]`,
      `${[first, ...others].map((path) => JSON.stringify(path)).join(",\n      ")}\n    ]`,
    ),
  );
  expect(withWorkerPaths(added)).toBe(added);
  expect(withWorkerPaths('{ "assets": { "run_worker_first": [] } }')).toContain('"/ask"');
  expect(withWorkerPaths('{ "name": "x" }')).toBe('{ "name": "x" }');
});
