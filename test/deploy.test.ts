import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { nodeSettings } from "../functions/hosts/node/settings.ts";
import { callAt } from "./support/http-client.ts";
import { run, startHost, temporaryFolder, testSite } from "./support/programs.ts";
import { hasTool } from "./support/tier.ts";

const guide = readFileSync("docs/deploy.md", "utf8");

test("every script and file that the recipes name exists", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const named = Array.from(guide.matchAll(/npm run (?:--silent )?([\w:]+)/g), ([, name = ""]) => name);
  expect(new Set(named)).toEqual(new Set(["build", "deploy", "doctor", "nginx", "preview:workers", "test:http"]));
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  const files = Array.from(guide.matchAll(/docs\/deploy\/[\w.]+/g), ([file]) => file);
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test("the sed command of the recipe changes the origin of the systemd unit", () => {
  const [, from = "", to] = /^sed "s\|([^|]+)\|([^|]+)\|" docs\/deploy\/vitrine\.service/m.exec(guide) ?? [];
  expect(to).toBe("$SITE_URL");
  expect(readFileSync("docs/deploy/vitrine.service", "utf8")).toMatch(
    new RegExp(`^Environment=SITE_URL=${from} `, "m"),
  );
});

const dockerfile = "docs/deploy/Dockerfile";
const site = "https://ada.example.com";

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

/** The COPY instructions of a stage that copy from the repository. */
const copies = (stage: readonly string[]): { readonly from: readonly string[]; readonly to: string }[] =>
  argumentsOf(stage, "COPY")
    .filter((copy) => !copy.startsWith("--from"))
    .map((copy) => copy.split(/\s+/))
    .map((words) => ({ from: words.slice(0, -1), to: words.at(-1) ?? "" }));

const command = (text: string | undefined): string[] => JSON.parse(text?.replace(/^[^[]*/, "") ?? "[]");

describe("the container image", () => {
  const folder = temporaryFolder();
  const [building, serving] = [join(folder, "build"), join(folder, "serve")];
  const copyFiles = (stage: readonly string[], target: string): void => {
    mkdirSync(target);
    for (const { from, to } of copies(stage))
      for (const each of from) cpSync(each, join(target, to === "./" ? each : to), { recursive: true });
    // Instead of npm ci.
    symlinkSync(resolve("node_modules"), join(target, "node_modules"));
  };
  beforeAll(() => {
    copyFiles(build, building);
    copyFiles(serve, serving);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("copies only files that exist and that .dockerignore does not exclude", () => {
    const lines = readFileSync(`${dockerfile}.dockerignore`, "utf8").split("\n");
    const given = lines.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
    const paths = [build, serve].flatMap(copies).flatMap(({ from }) => from);
    expect(paths.length).toBeGreaterThan(8);
    expect(paths.filter((path) => !existsSync(path) || !given.includes(path))).toStrictEqual([]);
    expect(given.filter((path) => !paths.includes(path))).toStrictEqual([]);
  });

  test("runs as an unprivileged user, on the Node major version of the tests", () => {
    expect(argumentsOf(serve, "USER")).toStrictEqual(["node"]);
    const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
    const [major] = devDependencies.node.split(".");
    expect(stages.map(([from]) => from)).toStrictEqual([`FROM node:${major}-slim AS build`, `FROM node:${major}-slim`]);
  });

  test("builds the site from the copied files, serves it, and passes its health check", async () => {
    const [, program] = /node (\S+)$/.exec(argumentsOf(build, "RUN").at(-1) ?? "") ?? [];
    const child = spawn(process.execPath, [program ?? ""], { cwd: building, env: { ...process.env, SITE_URL: site } });
    expect(await once(child, "close")).toStrictEqual([0, null]);
    cpSync(join(building, "dist"), join(serving, "dist"), { recursive: true });

    const settings = Object.fromEntries(
      (argumentsOf(serve, "ENV")[0] ?? "").split(" ").map((pair) => pair.split("=") as [string, string]),
    );
    expect(nodeSettings({ ...settings, SITE_URL: site })).toMatchObject({ HOST: "0.0.0.0", DATA_DIR: "/data" });
    const [node, entry = ""] = command(argumentsOf(serve, "CMD")[0]);
    expect([node, existsSync(join(serving, entry))]).toStrictEqual(["node", true]);

    const host = await startHost(join(serving, "dist"), { SITE_URL: site }, [], [join(serving, entry)]);
    const [, flag = "", check = ""] = command(argumentsOf(serve, "HEALTHCHECK")[0]);
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

  test("starts a program that exists in the clone, with valid settings", () => {
    const [node = "", program = ""] = settingOf("ExecStart")
      .replace(`${settingOf("WorkingDirectory")}/`, "")
      .split(" ");
    expect([existsSync(node), existsSync(program)]).toStrictEqual([true, true]);
    const pairs = settingOf("Environment").split(" ");
    const settings = nodeSettings(Object.fromEntries(pairs.map((pair) => pair.split("=") as [string, string])));
    expect(settings).toMatchObject({ SITE_URL: site, TRUST_PROXY: 1, DATA_DIR: `%S/${settingOf("StateDirectory")}` });
  });

  test.skipIf(!hasTool("systemd-analyze"))("passes systemd-analyze verify", async () => {
    const folder = temporaryFolder();
    const copy = join(folder, "vitrine.service");
    writeFileSync(copy, unit.replaceAll("/srv/vitrine", resolve(".")));
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
