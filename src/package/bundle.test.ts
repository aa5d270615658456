import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { temporaryFolder } from "../../test/support/programs.ts";
import { limits } from "../contract/limits.ts";
import { bundleWorker, workerMain } from "./bundle.ts";

let bundle: Buffer;
beforeAll(async () => {
  const file = join(temporaryFolder(), "worker.js");
  await bundleWorker(workerMain, file);
  bundle = readFileSync(file);
});

test("the bundle is within its size budget", () => {
  expect(gzipSync(bundle, { level: 9 }).length).toBeLessThanOrEqual(limits.worker.maxGzipBytes);
});

test("the bundle runs no generated code, which Workers do not allow", () => {
  expect(bundle.toString("utf8")).not.toMatch(/\b(?:eval|Function)\s*\(/);
});
