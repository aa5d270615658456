import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../test/support/hosts/programs.ts";
import { listFolder } from "./folder.ts";

test("the files that systems write to folders and do not show are not content", () => {
  const folder = temporaryFolder();
  for (const name of [".DS_Store", "Thumbs.db", "desktop.ini", "tea-set.md"]) writeFileSync(join(folder, name), "");
  expect(listFolder(folder)).toEqual([{ name: "tea-set.md", isFolder: false }]);
});
