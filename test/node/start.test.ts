import { cpSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, describe, expect, inject, test } from "vitest";
import { requiredFiles } from "../../functions/hosts/node/dist-assets.ts";
import { Manifest, manifestFile, pathOfFile } from "../../src/contract/site/manifest.ts";
import { type Finished, startHost, temporaryFolder, testSite } from "../support/hosts/programs.ts";
import { startExpectingFailure } from "../support/hosts/start-expecting-failure.ts";
import { sendGenerated } from "../support/http/generated/send.ts";
import { HIGH_RATE_LIMIT } from "../support/setup/sample.ts";
import { sampled, slowTest } from "../support/setup/tier.ts";

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const startWith = (environment: Readonly<Record<string, string>>): Promise<Finished> =>
  startExpectingFailure(environment.DIST_DIR ?? inject("dist"), environment);

/** Expects a one-line error without a stack trace and exit code 1. */
const expectRefusal = ({ code, stdout, stderr }: Finished, ...parts: readonly (string | RegExp)[]): void => {
  expect(stdout).toBe("");
  expect(stderr).not.toMatch(/^\s+at |node:internal|Error:/m);
  expect(stderr).toMatch(/^[^\n]+\n$/);
  for (const part of parts) expect(stderr).toMatch(part);
  expect(code).toBe(1);
};

const damaged = (name: string, damage: (dist: string) => void): string => {
  const dist = join(folder, name);
  cpSync(inject("dist"), dist, { recursive: true });
  damage(dist);
  return dist;
};

/** Changes the last byte of a file. */
const changeByte = (file: string): void => {
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(~(bytes.at(-1) ?? 0), bytes.length - 1));
};

describe("the host refuses to start", () => {
  test("on a port in use", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    expectRefusal(await startWith({ PORT: String(port) }), String(port), /in use/);
    other.close();
  });

  slowTest("on an address of another machine", async () => {
    expectRefusal(await startWith({ HOST: "192.0.2.1" }), "192.0.2.1");
  });

  test("without a built site", async () => {
    const missing = join(folder, "nowhere");
    expectRefusal(await startWith({ DIST_DIR: missing }), missing, /npm run build/);
  });

  const damages: readonly [what: string, file: string, damage: (dist: string) => void][] = [
    ["a file is missing", "api/profile.json", (dist) => rmSync(join(dist, "api/profile.json"))],
    ["a file is truncated", "api/projects.json", (dist) => truncateSync(join(dist, "api/projects.json"), 10)],
    ["a compressed copy is missing", "openapi.json.br", (dist) => rmSync(join(dist, "openapi.json.br"))],
    ["a compressed copy is changed", "index.html.br", (dist) => changeByte(join(dist, "index.html.br"))],
    ["the manifest is truncated", "_manifest.json", (dist) => truncateSync(join(dist, "_manifest.json"), 50)],
    ["the manifest is not an object", "_manifest.json", (dist) => writeFileSync(join(dist, "_manifest.json"), "[1]")],
  ];
  test.each(sampled(damages, 2))("with a damaged site: %s", async (what, file, damage) => {
    expectRefusal(await startWith({ DIST_DIR: damaged(what.replaceAll(" ", "-"), damage) }), file, /npm run build/);
  });

  test("for another origin than the site was built for", async () => {
    const other = "https://other.example.com";
    expectRefusal(await startWith({ SITE_URL: other }), testSite, other, /npm run build/);
  });

  const invalid = [
    ["PORT", "eighty"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PORT", "80.5"],
    ["PORT", " "],
    ["PORT", "0x0"],
    ["SITE_URL", "example.com"],
    ["SITE_URL", "https://example.com/a b"],
    ["SITE_URL", "ftp://example.com"],
    ["SITE_URL", "https://example.com?x=1"],
    ["TRUST_PROXY", "yes"],
    ["TRUST_PROXY", "-1"],
    ["TRUST_PROXY", "true"],
    ["RATE_LIMIT_PER_MINUTE", "0"],
    ["RATE_LIMIT_PER_MINUTE", "many"],
    ["RATE_LIMIT_PER_MINUTE", "1.5"],
    ["LOG", "loud"],
    ["MCP_ALLOWED_ORIGINS", "claude.ai"],
    ["MCP_ALLOWED_ORIGINS", "https://claude.ai/path"],
    ["MCP_ALLOWED_ORIGINS", ","],
  ] as const;
  test.each(sampled(invalid, 4))("with %s=%j and names the variable", async (name, value) => {
    expectRefusal(await startWith({ [name]: value }), name, JSON.stringify(value), /expected/);
  });

  test("with several invalid variables and lists each on its own line", async () => {
    const { code, stderr } = await startWith({ PORT: "x", LOG: "y", TRUST_PROXY: "z" });
    expect(code).toBe(1);
    const lines = stderr.trimEnd().split("\n");
    expect(lines.map((line) => line.split(" ")[0]).toSorted()).toStrictEqual(["LOG", "PORT", "TRUST_PROXY"]);
  });
});

describe("the host starts", () => {
  slowTest("with only the files that operations require", async () => {
    const dist = damaged("required-files", (copy) => {
      const file = join(copy, manifestFile);
      const { files, ...rest } = Manifest.parse(JSON.parse(readFileSync(file, "utf8")));
      const kept = Object.entries(files).filter(([name]) => requiredFiles.includes(pathOfFile(name)));
      writeFileSync(file, JSON.stringify({ ...rest, files: Object.fromEntries(kept) }));
    });
    const host = await startHost(dist, { RATE_LIMIT_PER_MINUTE: HIGH_RATE_LIMIT });
    const { mismatches } = await sendGenerated({ base: host.url, behindPlatform: false }, { seed: 1, rounds: 30 });
    expect([...mismatches]).toStrictEqual([]);
    for (const path of ["/answer?q=projects", "/match"]) expect((await fetch(host.url + path)).status, path).toBe(200);
    await host.stop();
  });

  slowTest("with a SITE_URL that ends with a slash", async () => {
    const host = await startHost(inject("dist"), { SITE_URL: `${testSite}/` });
    expect((await fetch(`${host.url}/api/health`)).status).toBe(200);
    expect(await host.stop()).toBe(0);
  });

  slowTest("with an empty variable, treated as unset", async () => {
    const host = await startHost(inject("dist"), { RATE_LIMIT_PER_MINUTE: "", TRUST_PROXY: "" });
    expect((await fetch(`${host.url}/api/health`)).headers.get("RateLimit-Limit")).toBe("60");
    expect(await host.stop()).toBe(0);
  });

  test("and listens on loopback only by default", async () => {
    const host = await startHost(inject("dist"));
    expect(new URL(host.url).hostname).toBe("127.0.0.1");
    expect(await host.stop("SIGINT")).toBe(0);
  });
});
