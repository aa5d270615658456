import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DevServer, startDev } from "../support/hosts/dev-server.ts";
import { startNginx } from "../support/hosts/nginx.ts";
import { startPagesHost } from "../support/hosts/pages-host.ts";
import { build, type Host, startHost, temporaryFolder, testSite } from "../support/hosts/programs.ts";
import type { StaticHost } from "../support/hosts/static-host.ts";
import { startWorkers } from "../support/hosts/workers.ts";
import { addressContent, addressContract, redirects } from "../support/http/address-contract.ts";
import { callAt } from "../support/http/http-client.ts";
import { HIGH_RATE_LIMIT } from "../support/setup/sample.ts";
import { hasTool, runsAll, slowTest } from "../support/setup/tier.ts";

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
  // `npm test` leaves the other hosts to `npm run test:all`.
  if (!runsAll) return;
  workers = await startWorkers(dist, { RATE_LIMIT_PER_MINUTE: HIGH_RATE_LIMIT, LOG: "off" });
  if (hasNginx) nginx = await startNginx(dist, new URL(node.url).host);
  dev = await startDev(addressContent);
});
afterAll(async () => {
  await Promise.all([nginx?.stop(), dev?.stop(), workers?.stop()]);
  await node?.stop();
});

const filesWith = (folder: string, text: RegExp): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, "/"))
    .filter((file) => text.test(readFileSync(join(folder, file), "utf8")))
    .toSorted();

describe.runIf(runsAll)("a build for hosts that serve only files", () => {
  const folder = join(temporaryFolder(), "dist");
  let host: StaticHost;
  beforeAll(async () => {
    expect(await build({ content: addressContent, out: folder, isStatic: true })).toMatchObject({ code: 0 });
    host = await startPagesHost(folder);
  });
  afterAll(() => host?.stop());

  test.each(redirects)("has a page at %s that leads to %s", async (from, to) => {
    const first = await callAt(host.url, from);
    // GitHub Pages redirects to a folder.
    const page = first.status === 301 ? await callAt(host.url, String(first.headers.location)) : first;
    expect(page.status).toBe(200);
    expect(page.text).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`);
    expect(page.text).toContain(`<link rel="canonical" href="${testSite}${to}">`);
    expect((await callAt(host.url, to)).status).toBe(200);
  });

  test("has an unlisted project in its own files and at its former addresses only", () => {
    expect(filesWith(folder, /zirconium|quiet-vase/i)).toEqual([
      ...["_manifest.json", "_redirects", "api/projects/quiet-vase.json", "api/v1/projects/quiet-vase.json"],
      ...["preview.html", "preview/index.html", "projects/quiet-vase.html", "projects/quiet-vase.md"],
      ...["projects/quiet-vase/index.html", "projects/vase.html", "projects/vase/index.html"],
    ]);
  });
});

describe("the built site", () => {
  test("has an unlisted project only in its own files, and in those for hosts, which are not served", () => {
    expect(filesWith(dist, /zirconium|quiet-vase/i)).toEqual([
      "_manifest.json",
      "_redirects",
      "api/projects/quiet-vase.json",
      "api/v1/projects/quiet-vase.json",
      "projects/quiet-vase.md",
      "projects/quiet-vase/index.html",
    ]);
  });

  test("has nothing of a draft", () => {
    expect(filesWith(dist, /smoke firing|with smoke|projects.fume/i)).toEqual([]);
  });

  test("has a redirect rule for each former address", () => {
    const lines = readFileSync(join(dist, "_redirects"), "utf8").split("\n");
    for (const [from, to] of redirects) expect(lines).toContain(`${from} ${to} 301`);
  });

  test("has anchors for the headings of a project", () => {
    expect(readFileSync(join(dist, "projects/glaze/index.html"), "utf8")).toContain('<h2 id="colors">Colors</h2>');
  });
});

addressContract("Node", () => node.url);
describe.runIf(runsAll)("elsewhere", () => {
  addressContract("Workers", () => workers.url);
  describe.skipIf(!hasNginx)("nginx", () => addressContract("nginx", () => nginx?.url ?? ""));
  addressContract("the dev server", () => dev.url, { total: 4 });
});

slowTest("the dev server shows drafts", async () => {
  expect((await callAt(dev.url, "/projects/smoke", { headers: { Accept: "text/html" } })).status).toBe(200);
  expect((await callAt(dev.url, "/api/projects?q=smoke")).json()).toMatchObject({ count: 1 });
  for (const host of [node, workers]) expect((await callAt(host.url, "/projects/smoke")).status).toBe(404);
});
