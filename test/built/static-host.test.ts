import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { sitePath } from "../../src/contract/base.ts";
import { ProjectList } from "../../src/contract/resources/portfolio/project.ts";
import { searchFile } from "../../src/contract/search/search-entry.ts";
import { Manifest, pathOfFile } from "../../src/contract/site/manifest.ts";
import { startPagesHost } from "../support/hosts/pages-host.ts";
import { build, type Finished, run, temporaryFolder, testSite } from "../support/hosts/programs.ts";
import { startExpectingFailure } from "../support/hosts/start-expecting-failure.ts";
import { type StaticHost, startStaticHost } from "../support/hosts/static-host.ts";
import { headersAt, readHeaderRules } from "../support/http/host-file.ts";
import { callAt } from "../support/http/http-client.ts";
import { slowTest } from "../support/setup/tier.ts";

const basePath = inject("basePath");
const site = testSite + basePath;
const folder = temporaryFolder();
const out = join(folder, "dist");
const textOf = (file: string): string => readFileSync(join(out, file), "utf8");
/** Every file that hosts publish, without those that only configure hosts. */
const files = (): string[] => Object.keys(Manifest.parse(JSON.parse(textOf("/_manifest.json"))).files);

let built: Finished;
const hosts: Record<string, StaticHost> = {};
beforeAll(async () => {
  built = await build({ out, isStatic: true, site });
  hosts["http-server"] = await startStaticHost(out, "html", basePath);
  hosts["a host like GitHub Pages"] = await startPagesHost(out, basePath);
});
afterAll(() => Promise.all(Object.values(hosts).map(({ stop }) => stop())));

/** Whether a file is the copy of a page for hosts that send `/x.html` at `/x`. */
const isPageCopy = (file: string): boolean =>
  file.endsWith(".html") && files().includes(file.replace(/\.html$/, "/index.html"));

/** GET of a path, which follows redirects as browsers do. */
const get = async (host: string, path: string) => {
  const { url = "" } = hosts[host] ?? {};
  const response = await callAt(url, path);
  const { location } = response.headers;
  if (location === undefined) return response;
  return callAt(url, new URL(location, url + path).pathname.slice(basePath.length));
};

const doctor = (...args: readonly string[]): Promise<Finished> => run("src/cli/doctor/doctor.ts", args);

const decode = (text: string): string =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll(/&(?:#38|amp);/g, "&");

/** Every URL in a text: in attributes of HTML, links of Markdown, or anywhere if it is absolute. Not the start of a template. */
const addressesIn = (text: string): string[] =>
  [
    ...text.matchAll(/\s(?:href|src|action)="([^"]*)"/g),
    ...text.matchAll(/\]\(([^)\s]*)\)/g),
    ...text.matchAll(/(https?:\/\/[^\s)"'<>`\\|]+)/g),
    ...text.matchAll(/url\(([^)]*)\)/g),
  ]
    .map(([, address = ""]) => decode(address).replace(/".*|[.,:;!?]+$/, ""))
    .filter((address) => !/[{}$]/.test(address));

/** Where visitors and programs start. */
const entrances = [
  ...["/", "/robots.txt", "/sitemap.xml", "/llms.txt", "/llms-full.txt", "/openapi.json", "/404.html"],
  ...["/.well-known/security.txt", "/.well-known/agent-skills/index.json"],
];

interface Found {
  /** The path that links to it. */
  readonly source: string;
  readonly status: number;
  readonly type: string;
}

/** Every path that is found from the entrances. */
const crawl = async (host: string): Promise<ReadonlyMap<string, Found>> => {
  const sources = new Map(entrances.map((path) => [path, "the start"]));
  const found = new Map<string, Found>();
  for (const [path, source] of sources) {
    const { status, headers, text } = await get(host, path);
    const type = headers["content-type"] ?? "";
    found.set(path, { source, status, type });
    if (status !== 200 || !/text|json|xml/.test(type)) continue;
    // Highlighted code consists of elements.
    for (const address of addressesIn(text.replaceAll(/<\/?span[^>]*>/g, ""))) {
      const url = URL.parse(address === site ? `${site}/` : address, site + path);
      const target = url?.origin === testSite ? sitePath(basePath, url.pathname) : undefined;
      if (target !== undefined && !sources.has(target)) sources.set(target, path);
    }
  }
  return found;
};

const typeOf = (path: string): RegExp => {
  if (path.endsWith(".json")) return /^application\/json\b/;
  if (path.endsWith(".md")) return /^text\/markdown\b/;
  return /\.\w+$/.test(path)
    ? /^(?:text|image|font|application\/(?:xml|javascript|pdf|manifest\+json))/
    : /^text\/html\b/;
};

test("a static build succeeds and says what it wrote", () => {
  expect(built).toMatchObject({ code: 0, stderr: "" });
  expect(built.stdout).toContain("Wrote _headers and _redirects");
  expect(built.stdout).not.toContain("brotli");
});

describe.each(["http-server", "a host like GitHub Pages"])("a static build on %s", (host) => {
  let found: ReadonlyMap<string, Found>;
  beforeAll(async () => {
    found = await crawl(host);
  });

  test("answers every link with 200 and the type of the file", () => {
    const dead = [...found].filter(([path, { status, type }]) => status !== 200 || !typeOf(path).test(type));
    expect(dead).toEqual([]);
    expect(found.size).toBeGreaterThan(100);
  });

  test("links to every page and document", () => {
    // Lists name their next page, and projects their slug, instead of a link. A script loads the search index, and browsers
    // find the icons of the app in its manifest.
    const named = [searchFile, "/icon-192.png", "/icon-512.png"];
    const unlinked = files().filter(
      (file) => !found.has(file) && !found.has(pathOfFile(file)) && !named.includes(file),
    );
    expect(unlinked.filter((file) => !/^\/(?:api|_astro)\//.test(file) && !isPageCopy(file))).toEqual([]);
  });

  test("answers every operation of openapi.json with the documented schema", async () => {
    const document = (await get(host, "/openapi.json")).json() as {
      paths: Record<string, { get: { responses: { 200: { content: Record<string, { schema: object }> } } } }>;
    };
    const ajv = addFormats.default(new Ajv2020({ strict: false }));
    ajv.addSchema(document, "openapi");
    const called = new Set<string>();
    const check = async (template: string, path: string): Promise<unknown> => {
      const response = await get(host, path);
      const type = response.headers["content-type"]?.replace(/;.*/, "") ?? "";
      const { schema } = document.paths[template]?.get.responses[200].content[type] ?? {};
      const { $ref = "" } = schema as { $ref?: string };
      expect([response.status, $ref], path).toEqual([200, expect.stringMatching(/^#\/components\/schemas\/\w+$/)]);
      const body = response.json();
      const valid = ajv.compile({ $ref: `openapi${$ref}` });
      expect(valid(body) ? [] : valid.errors, path).toEqual([]);
      called.add(path);
      return body;
    };
    const slugs: string[] = [];
    for (const template of Object.keys(document.paths)) {
      if (template.includes("{slug}"))
        for (const slug of slugs) await check(template, template.replace("{slug}", slug));
      else if (template.includes("{cursor}"))
        for (const type of ["all", "client", "personal"])
          for (let cursor: string | null | undefined = "0"; cursor; ) {
            const body = await check(template, template.replace("{type}", type).replace("{cursor}", cursor));
            const page: ProjectList = ProjectList.parse((body as { data?: unknown }).data ?? body);
            if (type === "all" && !template.startsWith("/api/v1"))
              slugs.push(...page.projects.map(({ slug = "" }) => slug));
            cursor = page.next_cursor;
          }
      else await check(template, template);
    }
    expect(slugs).toHaveLength(30);
    const copies = ["/api/projects.json", "/api/v1/projects.json"];
    expect(files().filter((file) => file.startsWith("/api/") && !called.has(file))).toEqual(copies);
  });

  test("sends the 404 page for unknown paths, with links that work", async () => {
    const { status, text } = await get(host, "/nothing-here");
    expect([status, text]).toEqual([404, textOf("/404.html")]);
  });
});

test("a static build has the same pages in the sitemap, the navigation and the folder", () => {
  const listed = Array.from(textOf("/sitemap.xml").matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = ""]) =>
    url.slice(site.length),
  );
  const pages = files().filter((file) => file.endsWith("index.html"));
  expect(listed.toSorted()).toEqual(pages.map(pathOfFile).toSorted());
  const navigation = /<nav [^>]*aria-label="Site"[^>]*>(.*?)<\/nav>/s.exec(textOf("/index.html"))?.[1] ?? "";
  const linked = Array.from(navigation.matchAll(/href="([^"]*)"/g), ([, path = ""]) => path.slice(basePath.length));
  expect(linked).toEqual(["/projects", "/#experience", "/#contact", "/docs"]);
});

test("a static build has each page also as a file, so that GitHub Pages does not redirect to a folder", async () => {
  const pages = files().filter((file) => file.endsWith("/index.html") && file !== "/index.html");
  expect(pages.length).toBeGreaterThan(30);
  for (const page of pages) expect(textOf(page.replace(/\/index\.html$/, ".html")), page).toBe(textOf(page));
  const { url = "" } = hosts["a host like GitHub Pages"] ?? {};
  for (const page of pages) expect((await callAt(url, pathOfFile(page))).status, page).toBe(200);
});

test("the doctor finds no fault in a static build, in its folder or on a host like GitHub Pages", async () => {
  const { url = "" } = hosts["a host like GitHub Pages"] ?? {};
  const [ofFolder, ofHost] = [await doctor("--dist", out), await doctor(url, "--site", site)];
  for (const { code, stdout } of [ofFolder, ofHost]) {
    expect(stdout.split("\n").filter((line) => line.includes("✗"))).toEqual([]);
    expect(stdout).toMatch(/API catalog +not applicable: the site was built without the app/);
    expect(code).toBe(0);
  }
});

/** What only the app has: operations, their paths without an extension, headers, and documents about them. */
const ofTheApp =
  /\/ask\b|\/mcp\b|\bMCP\b|[Ss]andbox|auth\.md|RateLimit|[Rr]ate limit|Idempotency|\bPOST \/|x-api-key|Bearer|api-catalog|oauth|\/api\/(?:v1\/)?(?:profile|projects|experience|portfolio|contact|health|jobs|batch|agent|mcp)(?![\w./-])|[?&](?:q|limit|cursor|tag|year)=/;

test("a static build describes nothing that only the app does", () => {
  // The skill for editing content is about the tool, not about this site. Redirects have the paths without an extension.
  const texts = ["/_headers", ...files()].filter(
    (file) => /\.(?:html|md|txt|json|xml)$|^\/_headers$/.test(file) && !file.includes("vitrine-content"),
  );
  const described = texts.map((file) => [file, ofTheApp.exec(textOf(file))?.[0]]);
  expect(described.filter(([, words]) => words !== undefined)).toEqual([]);
  expect(texts.length).toBeGreaterThan(100);
});

test("scripts of a static build send no requests to the app", () => {
  const pages = files().filter((file) => file.endsWith(".html"));
  const loaded = pages.flatMap((file) =>
    Array.from(textOf(file).matchAll(/<script[^>]* src="([^"]*)"/g), ([, src]) => src),
  );
  const scripts = files().filter((file) => loaded.some((src) => src?.endsWith(file)));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((file) => /\/ask\b|\/api\//.test(textOf(file)))).toEqual([]);
});

test("a static build has what hosts need, and no copies that only the app reads", () => {
  expect(textOf("/.nojekyll")).toBe("");
  expect(files().filter((file) => /knowledge|disposable|\/(?:index|search)\.json$/.test(file))).toEqual([
    "/.well-known/agent-skills/index.json",
    searchFile,
  ]);
  const { files: listed, hosting } = Manifest.parse(JSON.parse(textOf("/_manifest.json")));
  expect(hosting).toBe("static");
  expect(Object.values(listed).filter(({ br, gzip }) => br || gzip)).toEqual([]);
  for (const line of textOf("/_redirects").trim().split("\n"))
    expect(line.replaceAll(`${basePath}/api/`, "/api/")).toMatch(/^(\/api\/(?:v1\/)?\w+) \1\.json 200$/);
  const rules = readHeaderRules(textOf("/_headers"));
  for (const file of files())
    for (const [name, values] of headersAt(rules, basePath + pathOfFile(file))) expect(values, name).toHaveLength(1);
});

slowTest("the content check rejects links to what only the app serves if it checks for a static build", async () => {
  const content = join(folder, "content");
  mkdirSync(content);
  writeFileSync(join(content, "profile.yaml"), "name: Ada\nemail: ada@example.com\n");
  writeFileSync(join(content, "site.yaml"), "title: Ada\ndescription: What Ada made.\n");
  writeFileSync(
    join(content, "faq.yaml"),
    `questions:\n  - question: Can I try it?\n    answer: Yes.\n    url: ${testSite}/sandbox\n`,
  );
  const check = (...args: readonly string[]) => run("src/cli/check-content.ts", ["--content", content, ...args]);
  expect(await check()).toMatchObject({ code: 0, stderr: "" });
  expect(await check("--static")).toMatchObject({ code: 1, stderr: expect.stringContaining("/sandbox") });
});

describe("hosts of the app", () => {
  test("refuse a static build with one sentence on Node", async () => {
    const { code, stderr } = await startExpectingFailure(out, { SITE_URL: site });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `${out} was built with --static, without the API. Upload it to a static host, or build it again without --static.\n`,
    });
  });

  slowTest("refuse a static build before a deployment to Workers", async () => {
    const project = join(folder, "worker");
    mkdirSync(project);
    copyFileSync("wrangler.jsonc", join(project, "wrangler.jsonc"));
    symlinkSync(out, join(project, "dist"));
    const child = spawn(process.execPath, [resolve("src/package/check-worker.ts")], { cwd: project });
    let stderr = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      stderr += text;
    });
    const [code] = await once(child, "close");
    expect(code).toBe(1);
    expect(stderr).toContain(
      "Cannot deploy the Worker: dist/ was built with --static, without the API; build it again without --static.\n",
    );
  });
});
