import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Manifest, manifestFile } from "../../src/contract/site/manifest.ts";
import { startNginx } from "../support/hosts/nginx.ts";
import { build, startHost, temporaryFolder, testSite } from "../support/hosts/programs.ts";
import { startWorkers } from "../support/hosts/workers.ts";
import { callAt } from "../support/http/http-client.ts";
import { hasTool } from "../support/setup/tier.ts";

const site = `${testSite}/me`;
const policy = "default-src 'self' https://stats.example.com";
const redirects = { "/old": "/projects/tide-clock" };
const dist = join(temporaryFolder(), "dist");

beforeAll(async () => {
  const { code, stderr } = await build({ out: dist, site });
  expect(code, stderr).toBe(0);
  // As if the owner had added sources in astro.config.mjs, and a former address to a project.
  const file = join(dist, manifestFile);
  const manifest = Manifest.parse(JSON.parse(readFileSync(file, "utf8")));
  writeFileSync(file, JSON.stringify({ ...manifest, contentSecurityPolicy: policy, redirects }));
});

test("every link and source in pages, styles and scripts is below the base path", () => {
  const { files } = Manifest.parse(JSON.parse(readFileSync(join(dist, manifestFile), "utf8")));
  const references = Object.keys(files)
    .filter((file) => /\.(?:html|css|js)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(dist, file), "utf8");
      const found = text.matchAll(
        /(?:(?:href|src|action)=["']|url\(["']?|import\(?["'`]|from["'`])(\/[^/"'`)][^"'`)]*)/g,
      );
      return Array.from(found, ([, path]) => path);
    });
  expect(references.length).toBeGreaterThan(100);
  expect(references.filter((path) => !path?.startsWith("/me/"))).toEqual([]);
});

const onNode = async () => {
  const host = await startHost(dist, { SITE_URL: site, LOG: "off" });
  return { url: host.url, stop: () => host.stop() };
};

/** nginx in front of Node. */
const onNginx = async () => {
  const host = await startHost(dist, { SITE_URL: site, LOG: "off", TRUST_PROXY: "1" });
  const nginx = await startNginx(dist, new URL(host.url).host);
  const stop = async (): Promise<void> => {
    await nginx.stop();
    await host.stop();
  };
  return { url: nginx.url, stop };
};

interface Service {
  readonly url: string;
  readonly stop: () => Promise<unknown>;
}

describe.each<[string, () => Promise<Service>, boolean]>([
  ["Node", onNode, true],
  ["workerd", () => startWorkers(dist, { LOG: "off" }), true],
  ["nginx", onNginx, hasTool("nginx")],
])("on %s", (_, start, isAvailable) => {
  let service: Service;
  beforeAll(async () => {
    if (isAvailable) service = await start();
  });
  afterAll(() => service?.stop());
  const call = (path: string, headers: Readonly<Record<string, string>> = {}) => callAt(service.url, path, { headers });

  test.skipIf(!isAvailable)("the base path has the site", async () => {
    for (const path of [
      "/me/",
      "/me/docs",
      "/me/llms.txt",
      "/me/api/profile",
      "/me/api/profile.json",
      "/me/api/health",
    ])
      expect([path, (await call(path)).status]).toStrictEqual([path, 200]);
    expect((await call("/me/api/health")).json()).toMatchObject({ site });
    for (const file of ["_headers", "_redirects", "_manifest.json"])
      expect([file, (await call(`/me/${file}`)).status]).toStrictEqual([file, 404]);
  });

  test.skipIf(!isAvailable)("redirects stay below the base path", async () => {
    for (const [path, location, code] of [
      ["/me", "/me/", 308],
      ["/me?q=x", "/me/?q=x", 308],
      ["/me/docs/", "/me/docs", 308],
      ["/me/api/profile/?x=/", "/me/api/profile?x=/", 308],
      ["/me/old", "/me/projects/tide-clock", 301],
    ] as const) {
      const { status, headers } = await call(path);
      expect([path, status, headers.location]).toStrictEqual([path, code, location]);
    }
  });

  test.skipIf(!isAvailable)("headers contain the base path", async () => {
    const page = await call("/me/projects/tide-clock", { Accept: "text/markdown" });
    expect(page.headers["content-location"]).toBe("/me/projects/tide-clock.md");
    for (const target of ["/openapi.json", "/docs.md"])
      expect((await call("/me/docs")).headers.link).toContain(`</me${target}>`);
    expect((await call("/me/docs")).headers["content-security-policy"]).toBe(policy);
    expect((await call("/me/api/projects")).headers.link).toContain(`<${site}/api/projects?`);
    expect((await call("/me/api")).headers["www-authenticate"]).toContain(
      `"${site}/.well-known/oauth-protected-resource/api"`,
    );
  });

  test.skipIf(!isAvailable)("OAuth metadata is also at the root (RFC 8414 §3.1, RFC 9728 §3.1)", async () => {
    const server = await call("/.well-known/oauth-authorization-server/me");
    expect(server.json()).toMatchObject({ issuer: site });
    const resource = await call("/.well-known/oauth-protected-resource/me/api");
    expect(resource.json()).toMatchObject({ resource: `${site}/api` });
    expect((await call("/me/.well-known/oauth-authorization-server")).text).toBe(server.text);
  });

  test.skipIf(!isAvailable)("paths outside of the base path are 404 with the address of the site", async () => {
    for (const path of ["/", "/docs", "/menu", "/llms.txt", "/api/profile", "/.well-known/api-catalog"]) {
      const { status, text } = await call(path);
      expect([path, status]).toStrictEqual([path, 404]);
      expect(text).toContain(`This service is at ${site}/`);
    }
  });
});
