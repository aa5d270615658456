import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { temporaryFolder } from "../../test/support/hosts/programs.ts";
import { limits } from "../contract/limits.ts";
import { bundleWorker, unusedMethods, workerMain } from "./bundle.ts";

let bundle: Buffer;
let modules: readonly string[];
beforeAll(async () => {
  const file = join(temporaryFolder(), "worker.js");
  modules = await bundleWorker(workerMain, file);
  bundle = readFileSync(file);
});

test("the bundle is within its size budget", () => {
  expect(gzipSync(bundle, { level: 9 }).length).toBeLessThanOrEqual(limits.worker.maxGzipBytes);
});

test("the bundle runs no generated code, which Workers do not allow", () => {
  expect(bundle.toString("utf8")).not.toMatch(/\b(?:eval|Function)\s*\(|ZodObjectJIT/);
});

test("the bundle leaves out the methods of schemas that nothing calls", () => {
  expect(bundle.toString("utf8")).not.toMatch(/ZodKSUID|ZodJWT|ZodCIDRv4|slugify|safeEncodeAsync/);
  const sources = modules.filter((file) => /\/(?:src|functions|@modelcontextprotocol)\/.+\.(?:ts|mjs)$/.test(file));
  expect(sources.length).toBeGreaterThan(100);
  const call = new RegExp(String.raw`\.(?:${unusedMethods.join("|")})\(`);
  expect(sources.filter((file) => call.test(readFileSync(file, "utf8")))).toStrictEqual([]);
});

test("the bundle leaves out the schemas of MCP messages that no server here handles", () => {
  // Members of sampling, tasks, prompts, and the library's list of all schemas by name.
  expect(bundle.toString("utf8")).not.toMatch(/includeContext|pollInterval|PromptMessageSchema|SubscribeRequestSchema/);
});
