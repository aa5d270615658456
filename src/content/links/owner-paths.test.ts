import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../test/support/hosts/programs.ts";
import { ownerPaths } from "./owner-paths.ts";

test("lists the files of public and the pages of src/pages as paths", () => {
  const root = temporaryFolder();
  for (const file of [
    ...["public/cv.pdf", "public/old/index.html", "public/.well-known/x"],
    ...["src/pages/talks.astro", "src/pages/index.astro", "src/pages/now/index.md"],
    ...["src/pages/blog/[slug].astro", "src/pages/rss.xml.ts"],
  ]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), "");
  }
  expect(ownerPaths(root)).toEqual(["/.well-known/x", "/cv.pdf", "/old", "/blog/*", "/", "/now", "/rss.xml", "/talks"]);
  expect(ownerPaths(join(root, "nothing"))).toEqual([]);
});
