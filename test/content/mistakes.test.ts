import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { run } from "../support/programs.ts";

const fixtures = "test/fixtures/content";

const cases = readdirSync(fixtures, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** The report of a case; `{folder}` stands for where its content lies on this machine. */
const expected = (name: string, folder: string): string =>
  readFileSync(join(fixtures, name, "expected.txt"), "utf8").replaceAll("{folder}", resolve(folder));

describe("the check of a broken portfolio", () => {
  test.concurrent.each(cases)("reports %s", async (name) => {
    const folder = join(fixtures, name, "content");
    const { code, stdout, stderr } = await run("src/build/content-check.ts", ["--content", folder]);
    expect(stderr).toBe(expected(name, folder));
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  });

  test.each(cases)("speaks to the owner and not of the parts it is made of: %s", (name) => {
    const report = expected(name, name);
    expect(report).not.toMatch(
      /undefined|\bNaN\b|\[object|invalid_|Invalid input|zod|flow sequence|scalar|node_modules/i,
    );
    const [summary, ...mistakes] = report.trim().split("\n\n").toReversed();
    expect(summary).toMatch(/^\d+ mistakes? in \d+ files?\.$/);
    expect(mistakes).toHaveLength(Number.parseInt(summary ?? "", 10));
    for (const mistake of mistakes)
      expect(mistake).toMatch(
        /^content\S*:\d+:\d+\n(?: +\d+ \| .*\n +\| \s*\^+\n)? {2}found {5}\S.*\n {2}expected {2}\S.*\n {2}fix {7}\S.*$/,
      );
  });
});
