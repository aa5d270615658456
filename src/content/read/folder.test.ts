import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { listFolder } from "./folder.ts";

test("the files that systems write to folders and do not show are not content", () => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of [".DS_Store", "Thumbs.db", "desktop.ini", "tea-set.md"]) writeFileSync(join(folder, name), "");
  expect(listFolder(folder)).toEqual([{ name: "tea-set.md", isFolder: false }]);
});
