import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { sampleContent } from "./support/content/portfolios.ts";
import { run, temporaryFolder } from "./support/hosts/programs.ts";
import { sampled } from "./support/setup/tier.ts";

const launcher = "src/cli/bin.js";

/** Every command with the line of the usage that describes it. */
const { stdout: usage } = await run(launcher, ["--help"]);
const commands = Array.from(usage.matchAll(/^ {2}(\S+) {2,}(.+)$/gm), ([, name = ""]) => name);

test("`vitrine` and `vitrine --help` list the commands", async () => {
  expect(commands).toEqual(expect.arrayContaining(["build", "check", "dev", "doctor", "import", "start"]));
  expect(await run(launcher)).toEqual({ code: 0, stdout: usage, stderr: "" });
  expect(await run(launcher, ["--version"])).toEqual({ code: 0, stdout: `${manifest.version}\n`, stderr: "" });
});

test("a command whose output nobody reads to the end does not fail", () => {
  const { status, stderr } = spawnSync("bash", [
    "-c",
    `"${process.execPath}" ${launcher} export | true; exit "\${PIPESTATUS[0]}"`,
  ]);
  expect({ status, stderr: stderr.toString() }).toEqual({ status: 0, stderr: "" });
});

test("an unknown command gets the list, and the name that was probably meant", async () => {
  const { code, stdout, stderr } = await run(launcher, ["biuld"]);
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toBe(`Unknown command "biuld". Did you mean build?\n\n${usage}`);
  expect((await run(launcher, ["constructor"])).stderr).toMatch(/^Unknown command "constructor"\.\n/);
});

test("scripts of package.json call existing commands", () => {
  const called = Object.values(manifest.scripts).flatMap((script) =>
    Array.from(script.matchAll(/node src\/cli\/bin\.js (\S+)/g), ([, name = ""]) => name),
  );
  expect(called.length).toBeGreaterThan(8);
  expect(called.filter((name) => !commands.includes(name))).toEqual([]);
});

test("an old release of Node gets one sentence", async () => {
  const text = readFileSync(launcher, "utf8").replaceAll("process.versions.node", '"22.12.9"');
  const { code, stdout, stderr } = await run("--input-type=module", ["--eval", text]);
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toBe("This is Node 22.12.9, but Vitrine needs 22.13 or newer. Install it from https://nodejs.org.\n");
});

describe("an installation that lacks packages", () => {
  const sentence = (name: string): string =>
    `The package ${name} is not installed. Run npm ci, without --omit=dev, in the folder of package.json; then try again.\n`;
  /** A copy of the project with these packages. */
  const projectWith = (packages: readonly string[]): string => {
    const folder = temporaryFolder();
    for (const name of ["src", "functions", "package.json", "astro.config.mjs"])
      cpSync(name, join(folder, name), { recursive: true });
    mkdirSync(join(folder, "node_modules"));
    for (const name of packages) symlinkSync(resolve("node_modules", name), join(folder, "node_modules", name));
    return join(folder, launcher);
  };
  const installed = readdirSync("node_modules");

  test.each([
    ["everything", [], ["--help"], "leven"],
    ["astro", installed.filter((name) => name !== "astro"), ["build", "--content", sampleContent], "astro"],
    ["a part of a scope", installed.filter((name) => name !== "@hono"), ["start"], "@hono/node-server"],
  ])("without %s gets one sentence", async (_, packages, args, missing) => {
    const result = await run(projectWith(packages), args);
    expect(result).toMatchObject({ code: 1, stderr: sentence(missing) });
  });
});

test("`vitrine start` without a build says how to build, in every repository", async () => {
  const { code, stderr } = await run(resolve(launcher), ["start"], {}, temporaryFolder());
  expect({ code, stderr }).toEqual({ code: 1, stderr: "There is no built site in dist. Run `npm run build` first.\n" });
});

describe("npm run preview:workers", () => {
  const preview = "functions/hosts/cloudflare/preview.ts";

  test("prints its usage for --help and does nothing else", async () => {
    const { code, stdout, stderr } = await run(preview, ["--help"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/^Usage: npm run preview:workers\n/);
    expect(manifest.scripts["preview:workers"]).toBe(`node ${preview}`);
  });

  test("refuses unknown arguments", async () => {
    const { code, stderr } = await run(preview, ["--prot=1"]);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^Unknown option '--prot'\.\n\nUsage: /)]);
  });
});

describe.each(sampled(commands, 3))("vitrine %s", (name) => {
  test.concurrent.each(sampled(["--help", "-h"], 1))("prints its usage for %s and does nothing else", async (flag) => {
    const { code, stdout, stderr } = await run(launcher, [name, flag], { SITE_URL: "nonsense" });
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(new RegExp(`^Usage: vitrine ${name}(?: |\n)`));
    for (const line of stdout.split("\n")) expect(line.length).toBeLessThanOrEqual(130);
  });

  test.concurrent("refuses unknown arguments and prints its usage", async () => {
    const { code, stdout, stderr } = await run(launcher, [name, "--nothing"]);
    expect(code).toBeGreaterThan(0);
    expect(stdout).toBe("");
    expect(stderr).toMatch(/^Unknown option '--nothing'\.\n\nUsage: vitrine /);
    expect(stderr).not.toMatch(/\n\s+at /);
  });
});
