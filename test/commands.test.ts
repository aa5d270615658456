import { describe, expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { run } from "./support/programs.ts";
import { sampled } from "./support/tier.ts";

const commands = [
  "build",
  "content:check",
  "demo:agent",
  "dev",
  "doctor",
  "import",
  "init",
  "nginx",
  "secret:rotate",
  "serve",
  "start",
] as const;

describe.each(commands)("npm run %s", (name) => {
  const [, program = ""] = /^node (\S+\.ts)$/.exec(manifest.scripts[name]) ?? [];

  test.concurrent.each(sampled(["--help", "-h"], 1))("prints its usage for %s and does nothing else", async (flag) => {
    const { code, stdout, stderr } = await run(program, [flag], { SITE_URL: "nonsense" });
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const called = name === "start" ? "serve" : name;
    expect(stdout).toMatch(new RegExp(`^Usage: npm run (?:--silent )?${called}(?: |\n)`));
    for (const line of stdout.split("\n")) expect(line.length).toBeLessThanOrEqual(130);
  });

  test.concurrent("refuses unknown arguments and prints its usage", async () => {
    const { code, stdout, stderr } = await run(program, ["--nothing"]);
    expect(code).toBeGreaterThan(0);
    expect(stdout).toBe("");
    expect(stderr).toMatch(/^Unknown option '--nothing'\.\n\nUsage: npm run /);
    expect(stderr).not.toMatch(/\n\s+at /);
  });
});
