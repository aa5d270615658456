import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addressContent, addressContract, redirects } from "./support/address-contract.ts";
import { type DevServer, startDev } from "./support/dev-server.ts";
import { callAt } from "./support/http-client.ts";
import { startNginx } from "./support/nginx.ts";
import { build, type Host, startHost, temporaryFolder } from "./support/programs.ts";
import { HIGH_RATE_LIMIT } from "./support/sample.ts";
import { hasTool } from "./support/tier.ts";
import { startWorkers } from "./support/workers.ts";

/** Former addresses and unlisted projects on every host (D16). */

const dist = join(temporaryFolder(), "dist");
const hasNginx = hasTool("nginx");

let node: Host;
let workers: Awaited<ReturnType<typeof startWorkers>>;
let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;
let dev: DevServer;
beforeAll(async () => {
  const { code, stderr } = await build({ content: addressContent, out: dist });
  expect([code, stderr]).toEqual([0, ""]);
  node = await startHost(dist, { RATE_LIMIT_PER_MINUTE: HIGH_RATE_LIMIT, TRUST_PROXY: "1" });
  workers = await startWorkers(dist, { RATE_LIMIT_PER_MINUTE: HIGH_RATE_LIMIT, LOG: "off" });
  if (hasNginx) nginx = await startNginx(dist, new URL(node.url).host);
  dev = await startDev(addressContent);
});
afterAll(async () => {
  await Promise.all([nginx?.stop(), dev?.stop(), workers?.stop()]);
  await node?.stop();
});

const filesWith = (text: RegExp): string[] =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => relative(dist, join(parentPath, name)).replaceAll(sep, "/"))
    .filter((file) => text.test(readFileSync(join(dist, file), "utf8")))
    .toSorted();

describe("the built site", () => {
  test("has an unlisted project only in its own files, and in those for hosts, which are not served", () => {
    expect(filesWith(/zirconium|quiet-vase/i)).toEqual([
      "_manifest.json",
      "_redirects",
      "api/projects/quiet-vase.json",
      "api/v1/projects/quiet-vase.json",
      "projects/quiet-vase.md",
      "projects/quiet-vase/index.html",
    ]);
  });

  test("has nothing of a draft", () => {
    expect(filesWith(/smoke firing|with smoke|projects.fume/i)).toEqual([]);
  });

  test("has a redirect rule for each former address", () => {
    const lines = readFileSync(join(dist, "_redirects"), "utf8").split("\n");
    for (const [from, to] of redirects) expect(lines).toContain(`${from} ${to} 301`);
  });

  test("has anchors for the headings of a project", () => {
    expect(readFileSync(join(dist, "projects/glaze/index.html"), "utf8")).toContain('<h3 id="colors">Colors</h3>');
  });
});

addressContract("Node", () => node.url);
addressContract("Workers", () => workers.url);
describe.skipIf(!hasNginx)("nginx", () => addressContract("nginx", () => nginx?.url ?? ""));
addressContract("the dev server", () => dev.url, { total: 4 });

test("the dev server shows drafts", async () => {
  expect((await callAt(dev.url, "/projects/smoke", { headers: { Accept: "text/html" } })).status).toBe(200);
  expect((await callAt(dev.url, "/api/projects?q=smoke")).json()).toMatchObject({ count: 1 });
  for (const host of [node, workers]) expect((await callAt(host.url, "/projects/smoke")).status).toBe(404);
});
