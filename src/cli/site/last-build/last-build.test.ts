import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { etagOf } from "../../../../functions/hosts/node/etag.ts";
import { temporaryFolder } from "../../../../test/support/hosts/programs.ts";
import { manifestFile } from "../../../contract/site/manifest.ts";
import { readLastBuild, writeBuildRecord } from "./last-build.ts";
import { addFolder } from "./tool.ts";

let folder = "";
let out = "";
const page = "/projects/atlas/index.html";
const bytes = Buffer.from("<p>Atlas</p>");
const notes = { inputs: new Map([[page, "digest"]]), texts: new Map() };

const writeManifest = (site: string): void =>
  writeFileSync(
    join(out, manifestFile),
    JSON.stringify({ site, files: { [page]: { etag: etagOf(bytes), size: bytes.length } } }),
  );

beforeEach(async () => {
  folder = temporaryFolder();
  out = join(folder, "dist");
  mkdirSync(join(out, "projects/atlas"), { recursive: true });
  writeFileSync(join(out, page), bytes);
  writeManifest("https://ada.example.com");
  await writeBuildRecord(out, "tool", notes);
});

test("a build finds the last one into the same folder, and takes its files", async () => {
  const last = await readLastBuild(out, "tool");
  expect(last?.inputs).toEqual({ [page]: "digest" });
  const target = join(folder, "next", "index.html");
  expect(last?.take(page, etagOf(bytes), target)).toBe(true);
  expect(readFileSync(target)).toEqual(bytes);
});

test("a build is remembered while others go into many folders at the same time", async () => {
  for (let index = 0; index < 40; index += 1) {
    const other = join(folder, `other-${index}`);
    mkdirSync(other);
    writeFileSync(join(other, manifestFile), readFileSync(join(out, manifestFile)));
    await writeBuildRecord(other, "tool", notes);
  }
  expect(await readLastBuild(out, "tool")).toBeDefined();
});

test("a file that was edited since is not taken", async () => {
  const last = await readLastBuild(out, "tool");
  writeFileSync(join(out, page), "<p>Edited</p>");
  const target = join(folder, "index.html");
  expect(last?.take(page, etagOf(bytes), target)).toBe(false);
  expect(existsSync(target)).toBe(false);
});

test("other code, another site in the folder, and a missing folder are no last build", async () => {
  expect(await readLastBuild(out, "other tool")).toBeUndefined();
  expect(await readLastBuild(join(folder, "elsewhere"), "tool")).toBeUndefined();
  writeManifest("https://eve.example.com");
  expect(await readLastBuild(out, "tool")).toBeUndefined();
});

test("the digest of code has no source maps, which differ between builds of the same code", () => {
  const digest = (): string => {
    const hash = createHash("sha256");
    addFolder(hash, folder);
    return hash.digest("hex");
  };
  const before = digest();
  writeFileSync(join(folder, "page.mjs.map"), "{}");
  expect(digest()).toBe(before);
  writeFileSync(join(folder, "page.mjs"), "export {};\n");
  expect(digest()).not.toBe(before);
});
