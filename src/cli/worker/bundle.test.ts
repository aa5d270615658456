import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { limits } from "../../contract/limits.ts";
import { bundleWorker, workerMain } from "./bundle.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let bundle: Buffer;
beforeAll(async () => {
  const file = join(folder, "worker.js");
  await bundleWorker(workerMain, file);
  bundle = readFileSync(file);
});

test("the bundle is within its size budget", () => {
  expect(gzipSync(bundle, { level: 9 }).length).toBeLessThanOrEqual(limits.worker.maxGzipBytes);
});

test("the bundle runs no generated code, which Workers do not allow", () => {
  expect(bundle.toString("utf8")).not.toMatch(/\b(?:eval|Function)\s*\(/);
});
