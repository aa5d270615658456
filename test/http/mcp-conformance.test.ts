import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { run } from "../support/hosts/programs.ts";
import { mcpPaths } from "../support/http/mcp.ts";
import { base } from "../support/http/service.ts";

const manifest = createRequire(import.meta.url).resolve("@modelcontextprotocol/conformance/package.json");
const program = manifest.replace(/package\.json$/, "dist/index.js");
const runConformance = (path: string, ...args: readonly string[]) =>
  run(program, ["server", "--url", base + path, ...args]);

/** Scenarios that must pass, even if a baseline excludes them. */
const passing = {
  "2026-07-28": ["tools-list", "dns-rebinding-protection", "http-header-validation"],
  "2025-11-25": ["server-initialize", "ping", "tools-list", "dns-rebinding-protection"],
};

describe.each(mcpPaths)("%s", (path) => {
  test.each(Object.entries(passing))(
    "passes the MCP conformance suite for %s, except the listed exclusions",
    async (revision, scenarios) => {
      const baseline = `test/conformance/${revision}.yml`;
      const { code, stdout, stderr } = await runConformance(
        path,
        "--requirements",
        revision,
        "--expected-failures",
        baseline,
      );
      expect(code, stdout + stderr).toBe(0);
      for (const scenario of scenarios) expect(stdout).toMatch(new RegExp(`✓ ${scenario}: [1-9]\\d* passed, 0 failed`));
    },
  );
});

test("the conformance suite fails for an address without a server", async () => {
  expect((await runConformance("/api/health", "--scenario", "ping")).code).not.toBe(0);
});
