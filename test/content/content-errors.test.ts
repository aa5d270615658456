import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { ContentError } from "../../src/content/issues/content-issue.ts";
import { readContent } from "../../src/content/read/read-content.ts";
import { run } from "../support/hosts/programs.ts";
import { sampled } from "../support/setup/tier.ts";

const fixtures = "test/fixtures/content";

const cases = readdirSync(fixtures, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** The expected report of a case. `{folder}` stands for the path of its content. */
const expected = (name: string, folder: string): string =>
  readFileSync(join(fixtures, name, "expected.txt"), "utf8").replaceAll("{folder}", resolve(folder));

const reportOf = (folder: string): string => {
  try {
    readContent(resolve(folder));
    return "no errors";
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
};

describe("the content check of an invalid portfolio", () => {
  test.each(cases)("reports %s", (name) => {
    const folder = join(fixtures, name, "content");
    expect(`${reportOf(folder)}\n`).toBe(expected(name, folder));
  });

  test.concurrent.each(sampled(cases, 2))("prints the report of %s and fails", async (name) => {
    const folder = join(fixtures, name, "content");
    const { code, stdout, stderr } = await run("src/cli/check-content.ts", ["--content", folder]);
    expect(stderr).toBe(expected(name, folder));
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  });

  test.each(cases)("reports %s without internals", (name) => {
    const report = expected(name, name);
    expect(report).not.toMatch(
      /undefined|\bNaN\b|\[object|invalid_|Invalid input|zod|flow sequence|scalar|node_modules(?!\/vitrine\/docs\/)/i,
    );
    const [summary, ...issues] = report.trim().split("\n\n").toReversed();
    expect(summary).toMatch(/^\d+ errors? in \d+ files?\.$/);
    expect(issues).toHaveLength(Number.parseInt(summary ?? "", 10));
    for (const issue of issues)
      expect(issue).toMatch(
        /^content\S*:\d+:\d+\n(?: +\d+ \| .*\n +\| \s*\^+\n)? {2}found {5}\S.*\n {2}expected {2}\S.*\n {2}fix {7}\S.*$/,
      );
  });
});
