import { describe, expect, inject, test } from "vitest";
import * as z from "zod";
import { checkGroups } from "../../src/cli/doctor/checks.ts";
import { run, temporaryFolder, testSite } from "../support/hosts/programs.ts";
import { slowTest } from "../support/setup/tier.ts";

const doctor = (...args: string[]) => run("src/cli/doctor/doctor.ts", args);

const Report = z.object({
  subject: z.string(),
  site: z.string(),
  summary: z.object({ passed: z.int(), failed: z.int(), not_applicable: z.int() }),
  checks: z.array(z.object({ id: z.string(), status: z.enum(["passed", "failed", "not_applicable"]) })),
});

describe("npm run doctor", () => {
  test("prints every check and the totals, without colors if the output is not a terminal", async () => {
    const { code, stdout, stderr } = await doctor("--dist", inject("dist"));
    const counts = /built for (\S+)\): (\d+) passed, (\d+) failed, (\d+) not applicable\.\n$/.exec(stdout);
    const [, site, ...numbers] = counts ?? [];
    expect(site).toBe(testSite);
    const checks = checkGroups.flatMap((group) => group.checks);
    expect(numbers.reduce((sum, number) => sum + Number(number), 0)).toBe(checks.length);
    for (const { title } of checks) expect(stdout).toContain(` ${title} `);
    expect(code).toBe(numbers[1] === "0" ? 0 : 1);
    expect(stdout).not.toContain("\u001b");
    expect(stderr).toBe("");
  });

  slowTest("prints the same results as JSON", async () => {
    const { code, stdout } = await doctor("--dist", inject("dist"), "--json");
    const { summary, checks, site } = Report.parse(JSON.parse(stdout));
    expect(site).toBe(testSite);
    expect(checks.filter(({ status }) => status === "failed")).toHaveLength(summary.failed);
    expect(code).toBe(summary.failed === 0 ? 0 : 1);
  });

  test("exits with 1 and a message if there is no built site", async () => {
    const empty = temporaryFolder();
    expect(await doctor("--dist", empty)).toStrictEqual({
      code: 1,
      stdout: "",
      stderr: `There is no built site in ${empty}. Run \`npm run build\` first.\n`,
    });
  });

  test("exits with 1 and a message if the service is unreachable", async () => {
    const { code, stdout, stderr } = await doctor("http://127.0.0.1:1");
    expect([code, stdout]).toStrictEqual([1, ""]);
    expect(stderr).toMatch(/^http:\/\/127\.0\.0\.1:1\/ cannot be read: .+\.\n$/);
  });

  test.each([["ada.example.com"], ["--nothing"]])("exits with 2 and prints its usage for %s", async (argument) => {
    const { code, stdout, stderr } = await doctor(argument);
    expect([code, stdout]).toStrictEqual([2, ""]);
    expect(stderr).toMatch(/\n\nUsage: vitrine doctor/);
    expect(stderr).not.toMatch(/\n\s+at /);
  });
});
