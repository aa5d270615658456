import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { portfolioFolders } from "../support/content/portfolios.ts";
import { startDev } from "../support/hosts/dev-server.ts";
import { startNginx } from "../support/hosts/nginx.ts";
import { build, type Host, startHost, temporaryFolder, testSite } from "../support/hosts/programs.ts";
import { type StaticHost, startStaticHost } from "../support/hosts/static-host.ts";
import { callAt } from "../support/http/http-client.ts";
import { hasTool } from "../support/setup/tier.ts";

const content = portfolioFolders.trilingual;
const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a portfolio in three languages below a path", () => {
  const site = `${testSite}/me`;
  const dist = join(folder, "dist");
  let node: Host;
  let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;
  beforeAll(async () => {
    expect(await build({ content, out: dist, site })).toMatchObject({ code: 0 });
    node = await startHost(dist, { SITE_URL: site, TRUST_PROXY: "1" });
    if (hasTool("nginx")) nginx = await startNginx(dist, new URL(node.url).host);
  });
  afterAll(async () => {
    await nginx?.stop();
    await node?.stop();
  });

  test("has links in the language of the page", () => {
    const page = parse(readFileSync(join(dist, "de/index.html"), "utf8"));
    const hrefs = (selector: string) => page.querySelectorAll(selector).map((link) => link.getAttribute("href"));
    expect(hrefs(".languages a")).toEqual(["/me/", "/me/ar", "/me/de"]);
    expect(hrefs("link[hreflang]")).toEqual([`${site}/`, `${site}/ar`, `${site}/de`, `${site}/`]);
    expect(hrefs("main a")).toEqual(expect.arrayContaining(["/me/de/projects/harbor-light", "/me/de/resume.pdf"]));
    expect(hrefs("a, link").filter((href) => href?.startsWith("/") && !href.startsWith("/me/"))).toEqual([]);
  });

  describe.each(["Node", "nginx"])("on %s", (name) => {
    const call = (path: string, headers: Readonly<Record<string, string>> = {}) =>
      callAt((name === "nginx" ? nginx : node)?.url ?? "", path, { headers });
    const languageTest = test.skipIf(name === "nginx" && !hasTool("nginx"));

    languageTest.each([
      ["/me/de", "text/html", "/me/de/index.md", '<html lang="de"'],
      ["/me/de", "text/markdown", "/me/de/index.md", "## Ausgewählte Arbeiten"],
      ["/me/ar/projects/harbor-light", "text/markdown", "/me/ar/projects/harbor-light.md", "# ضوء الميناء"],
      ["/me/de/projects", "text/markdown, text/html;q=0.5", "/me/de/projects.md", "# Projekte"],
    ])("sends %s as %s", async (path, accept, alternate, start) => {
      const response = await call(path, { Accept: accept });
      expect([response.status, response.headers.vary]).toEqual([200, expect.stringContaining("Accept")]);
      expect(response.text).toContain(start);
      expect(response.headers["content-type"]).toContain(accept.split(",")[0]);
      expect(response.headers["content-location"]).toBe(accept === "text/html" ? undefined : alternate);
    });

    languageTest("redirects with a trailing slash, and has one 404 page", async () => {
      const slash = await call("/me/de/?x=1");
      expect([slash.status, slash.headers.location]).toEqual([308, "/me/de?x=1"]);
      expect((await call("/me/de/nothing", { Accept: "text/html" })).status).toBe(404);
    });

    languageTest("sends the API in the language of the client", async () => {
      for (const [headers, path] of [
        [{ "Accept-Language": "de" }, "/me/api/profile"],
        [{}, "/me/api/profile?lang=de"],
      ] as const) {
        const { headers: sent, text } = await call(path, headers);
        expect([sent["content-language"], text]).toEqual(["de", (await call("/me/de/api/profile.json")).text]);
      }
    });
  });
});

describe("a portfolio in three languages on static hosts", () => {
  const out = join(folder, "static");
  let host: StaticHost;
  beforeAll(async () => {
    expect(await build({ content, out, isStatic: true })).toMatchObject({ code: 0 });
    host = await startStaticHost(out, "html");
  });
  afterAll(() => host?.stop());

  test("has the pages, Markdown and files of each language", async () => {
    for (const path of ["/de/", "/de/projects/harbor-light/", "/ar/index.md", "/de/feed.xml", "/de/api/profile.json"])
      expect([path, (await callAt(host.url, path)).status]).toEqual([path, 200]);
    expect(JSON.parse(readFileSync(join(out, "de/api/profile.json"), "utf8"))).toMatchObject({ fallbacks: {} });
    expect(existsSync(join(out, "api/languages.json"))).toBe(false);
  });

  test("has no dead links", async () => {
    for (const file of ["de/index.html", "ar/projects/index.html", "de/projects/harbor-light/index.html"]) {
      const page = parse(readFileSync(join(out, file), "utf8"));
      const paths = page.querySelectorAll("a, link").map((link) => link.getAttribute("href") ?? "");
      for (const path of new Set(paths.filter((each) => each.startsWith("/")).map((each) => each.replace(/#.*/, ""))))
        expect([file, path, (await fetch(host.url + path)).status]).toEqual([file, path, 200]);
    }
  });
});

test("npm run dev shows edits of a variant, and hides languages that the content lacks", async () => {
  const dev = await startDev(content);
  const patient = { timeout: 30_000, interval: 100 };
  try {
    const text = async (path: string) => (await callAt(dev.url, path)).text;
    expect(await text("/de")).toContain("Ich entwerfe Licht");
    expect((await callAt(dev.url, "/fr")).status).toBe(404);
    writeFileSync(join(dev.content, "profile.de.yaml"), "tagline: Ich male Licht.\n");
    await vi.waitFor(async () => expect(await text("/de")).toContain("Ich male Licht."), patient);
    expect(await text("/de/index.md")).toContain("Ich male Licht.");
    expect(JSON.parse(await text("/api/profile?lang=de"))).toMatchObject({ tagline: "Ich male Licht." });
    writeFileSync(join(dev.content, "profile.fr.yaml"), "tagline: Je peins.\n");
    await vi.waitFor(async () => expect(await text("/fr")).toContain("Je peins."), patient);
  } finally {
    await dev.stop();
  }
});
