import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { nodeSettings } from "../../functions/hosts/node/settings.ts";
import { run, startHost, temporaryFolder, testSite } from "../support/hosts/programs.ts";
import { callAt } from "../support/http/http-client.ts";
import { installOwner, packageWorkspace } from "../support/package/packed.ts";
import { hasTool } from "../support/setup/tier.ts";

const guide = readFileSync("docs/deploy.md", "utf8");
const site = "https://ada.example.com";

afterAll(() => rmSync(packageWorkspace(), { recursive: true, force: true }));

/** The command `node_modules/.bin/vitrine` of an installed package, by the file that it links to. */
const command = "node_modules/.bin/vitrine";
const { bin } = JSON.parse(readFileSync("package.json", "utf8"));
const program = join("node_modules", "vitrine", bin.vitrine);

test("every command and file that the recipes name exists", async () => {
  const help = await run(bin.vitrine, ["--help"]);
  const commands = Array.from(help.stdout.matchAll(/^ {2}([a-z-]+) /gm), ([, name]) => name);
  const named = Array.from(guide.matchAll(/(?:npx |`)vitrine ([a-z-]+)/g), ([, name]) => name);
  expect(new Set(named)).toEqual(new Set(["add", "build", "doctor", "new", "nginx", "start"]));
  expect(named.filter((name) => !commands.includes(name))).toEqual([]);
  // The other scripts are those of owners' repositories, and one of a clone.
  const scripts = Array.from(guide.matchAll(/npm run ([\w:]+)/g), ([, name = ""]) => name);
  expect(new Set(scripts)).toEqual(new Set(["build", "deploy", "test:http"]));
  const files = Array.from(guide.matchAll(/node_modules\/vitrine\/(docs\/deploy\/[\w.*]+)/g), ([, file = ""]) => file);
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) expect(globSync(file, { cwd: inject("unpacked") }), file).not.toEqual([]);
});

test("the sed command of the recipe changes the origin of the systemd unit", () => {
  const [, from = "", to] =
    /^sed "s\|([^|]+)\|([^|]+)\|" node_modules\/vitrine\/docs\/deploy\/vitrine\.service/m.exec(guide) ?? [];
  expect(to).toBe("$SITE_URL");
  expect(readFileSync("docs/deploy/vitrine.service", "utf8")).toMatch(
    new RegExp(`^Environment=SITE_URL=${from} `, "m"),
  );
});

const dockerfile = "docs/deploy/Dockerfile";

/** The instructions of each stage of the image, with continued lines as one. */
const stages = readFileSync(dockerfile, "utf8")
  .replaceAll("\\\n", " ")
  .replaceAll(/^#.*$/gm, "")
  .split(/^(?=FROM )/m)
  .map((stage) => stage.split("\n").filter((line) => line.trim() !== ""))
  .filter((lines) => lines.length > 0);
const [build = [], serve = []] = stages;

const argumentsOf = (stage: readonly string[], name: string): string[] =>
  stage.flatMap((line) => (line.startsWith(`${name} `) ? [line.slice(name.length + 1).trim()] : []));

/** What the final stage copies from the first one. */
const kept = argumentsOf(serve, "COPY").map((copy) => copy.replace("--from=build /app/", "").split(" ")[0] ?? "");

const wordsOf = (text: string | undefined): string[] => JSON.parse(text?.replace(/^[^[]*/, "") ?? "[]");

describe("the container image of an owner's repository", () => {
  const target = temporaryFolder();
  let owner: string;
  beforeAll(() => {
    const repository = temporaryFolder();
    cpSync("test/fixtures/owners/own-pages", repository, { recursive: true });
    for (const file of [".env", ".dev.vars"]) writeFileSync(join(repository, file), "SECRET_KEY=secret\n");
    mkdirSync(join(repository, ".data"));
    writeFileSync(join(repository, ".data", "secret"), "secret\n");
    // What the build context contains: the files that the list names. No container runs here.
    const lines = readFileSync(`${dockerfile}.dockerignore`, "utf8").split("\n");
    const patterns = lines.flatMap((line) => (line.startsWith("!") ? [line.slice(1)] : []));
    const context = temporaryFolder();
    for (const path of globSync(patterns, { cwd: repository }))
      cpSync(join(repository, path), join(context, path), { recursive: true });
    // Instead of npm ci.
    owner = installOwner(context, "in-a-container");
    rmSync(repository, { recursive: true });
  });
  afterAll(() => rmSync(target, { recursive: true, force: true }));

  test("reads the files of the repository, without secrets and generated files", () => {
    for (const file of ["astro.config.mjs", "content/profile.yaml", "src/pages", "public"])
      expect(existsSync(join(owner, file)), file).toBe(true);
    for (const file of [".env", ".dev.vars", ".data", ".git", "dist"])
      expect(existsSync(join(owner, file)), file).toBe(false);
  });

  test("runs as an unprivileged user, on the Node major version of the tests", () => {
    expect(argumentsOf(serve, "USER")).toStrictEqual(["node"]);
    const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
    const [major] = devDependencies.node.split(".");
    expect(stages.map(([from]) => from)).toStrictEqual([`FROM node:${major}-slim AS build`, `FROM node:${major}-slim`]);
  });

  test("builds the site, serves it from what the image keeps, and passes its health check", async () => {
    const [, ...words] = (argumentsOf(build, "RUN").at(-1) ?? "").split(" ");
    expect(words).toStrictEqual([command, "build"]);
    const built = await run(program, words.slice(1), { SITE_URL: site }, owner);
    expect(built).toMatchObject({ code: 0, stderr: "" });

    const settings = Object.fromEntries(
      (argumentsOf(serve, "ENV")[0] ?? "").split(" ").map((pair) => pair.split("=") as [string, string]),
    );
    expect(nodeSettings({ ...settings, SITE_URL: site })).toMatchObject({ HOST: "0.0.0.0", DATA_DIR: "/data" });
    expect(wordsOf(argumentsOf(serve, "CMD")[0])).toStrictEqual([command, "start"]);
    expect(kept).toStrictEqual(["package.json", "node_modules", "dist"]);
    for (const name of readdirSync(owner).filter((name) => !kept.includes(name)))
      rmSync(join(owner, name), { recursive: true });

    const host = await startHost(join(owner, "dist"), { SITE_URL: site }, [], [join(owner, program), "start"]);
    const [, flag = "", check = ""] = wordsOf(argumentsOf(serve, "HEALTHCHECK")[0]);
    const health = (port: string) => run(flag, [check], { PORT: port, SITE_URL: testSite });
    const { port } = new URL(host.url);
    expect((await callAt(host.url, "/api/profile")).status).toBe(200);
    expect((await health(port)).code).toBe(0);
    await host.stop();
    expect((await health(port)).code).toBe(1);
  });
});

describe("the systemd unit", () => {
  const file = "docs/deploy/vitrine.service";
  const unit = readFileSync(file, "utf8");
  const settingOf = (key: string): string => new RegExp(`^${key}=(.*)$`, "m").exec(unit)?.[1] ?? "";

  test("starts the package of the repository, with valid settings", () => {
    expect(settingOf("ExecStart")).toBe(`${settingOf("WorkingDirectory")}/${command} start`);
    const pairs = settingOf("Environment").split(" ");
    const settings = nodeSettings(Object.fromEntries(pairs.map((pair) => pair.split("=") as [string, string])));
    expect(settings).toMatchObject({ SITE_URL: site, TRUST_PROXY: 1, DATA_DIR: `%S/${settingOf("StateDirectory")}` });
  });

  test.skipIf(!hasTool("systemd-analyze"))("passes systemd-analyze verify", async () => {
    const folder = temporaryFolder();
    const copy = join(folder, "vitrine.service");
    mkdirSync(join(folder, "node_modules", ".bin"), { recursive: true });
    writeFileSync(join(folder, command), "#!/bin/sh\n", { mode: 0o755 });
    writeFileSync(copy, unit.replaceAll(settingOf("WorkingDirectory"), folder));
    const child = spawn("systemd-analyze", ["verify", copy]);
    let output = "";
    child.stderr.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
    const [code] = await once(child, "close");
    expect([code, output.includes("vitrine.service")]).toStrictEqual([0, false]);
    rmSync(folder, { recursive: true, force: true });
  });
});
