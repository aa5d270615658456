import { describe, expect, inject, test } from "vitest";
import { BudgetError, checkBudgets, compressedCopiesFor } from "../../src/cli/site/finish.ts";
import { sitePath } from "../../src/contract/base.ts";
import { limits } from "../../src/contract/limits.ts";
import { pathOfFile } from "../../src/contract/site/manifest.ts";
import { markdownPath, projectPages } from "../../src/contract/site/pages.ts";
import { basePath, builtFiles, servedPaths, textOf } from "../support/content/dist.ts";
import { headersAt, readHeaderRules } from "../support/http/host-file.ts";
import { callAt } from "../support/http/http-client.ts";

const base = inject("baseUrl");
const rules = readHeaderRules(textOf("/_headers"));
const redirects = textOf("/_redirects").trim().split("\n");

const alternate = (path: string): string =>
  `, <${basePath}${markdownPath(path)}>; rel="alternate"; type="text/markdown"`;

describe("_headers", () => {
  test("stays within the hosts' limits", () => {
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.length).toBeLessThanOrEqual(100);
    for (const line of textOf("/_headers").split("\n")) expect(line.length).toBeLessThan(2_000);
    for (const { pattern, set } of rules) {
      expect(pattern).toMatch(/^\/[^\s*]*\*?$/);
      for (const [name, value] of set) {
        expect(name).toMatch(/^[a-z-]+$/);
        expect(value).not.toBe("");
      }
    }
  });

  test("has one rule per pattern", () => {
    const patterns = rules.map(({ pattern }) => pattern);
    expect(patterns).toStrictEqual([...new Set(patterns)]);
  });

  test.each([...builtFiles, "/docs", "/nothing-here"])("sets no header twice for %s", (path) => {
    for (const [name, values] of headersAt(rules, basePath + path)) expect(values, name).toHaveLength(1);
  });

  test.each(builtFiles.map(pathOfFile))("sets the same headers for %s as the Node host", async (path) => {
    const { status, headers } = await callAt(base, path);
    expect(status).toBe(200);
    const named = headersAt(rules, basePath + path);
    expect(named.size).toBeGreaterThan(0);
    // Projects share one rule: only Node adds the Link to each project's Markdown.
    const more = path.startsWith(projectPages) && !/\.(?:md|svg)$/.test(path) ? alternate(path) : "";
    for (const [name, values] of named)
      expect(headers[name], name).toBe(values.join(", ") + (name === "link" ? more : ""));
  });

  test("allows cross-origin scripts for every API file", () => {
    for (const file of builtFiles.filter((builtFile) => builtFile.startsWith("/api/")))
      expect(headersAt(rules, basePath + file).get("access-control-allow-origin"), file).toStrictEqual(["*"]);
  });
});

describe("_redirects", () => {
  test("stays within the hosts' limits", () => {
    expect(redirects.length).toBeLessThanOrEqual(2_000);
    for (const line of redirects) expect(line.length).toBeLessThan(1_000);
  });

  test.each(redirects)("%s rewrites a path without a file to a file", (line) => {
    const [from = "", to = "", status, ...rest] = line.split(/\s+/);
    expect([status, rest]).toStrictEqual(["200", []]);
    const [path, file] = [sitePath(basePath, from), sitePath(basePath, to)];
    expect(servedPaths.has(path ?? "")).toBe(false);
    expect(servedPaths.has(file ?? "")).toBe(true);
  });

  test("has no rule for lists, whose query a static host would ignore", () => {
    expect(redirects.filter((line) => /^(?:\/me)?\/api\/(?:v1\/)?projects\b/.test(line))).toStrictEqual([]);
  });
});

test(".assetsignore excludes compressed copies, and the manifest unless the Worker needs it", () => {
  const manifest = basePath === "" ? ["_manifest.json"] : [];
  expect(textOf("/.assetsignore").trim().split("\n")).toStrictEqual(["*.br", "*.gz", ...manifest]);
});

describe("a build that exceeds a host's limits", () => {
  const { maxFiles, maxFileBytes, maxRedirects: most } = limits.host;
  const small = { etag: "x", size: 1 };

  test("fails and names each oversized file", () => {
    const check = () =>
      checkBudgets(
        {
          "/a.json": { etag: "a", size: maxFileBytes + 1 },
          "/b.json": small,
          "/c.png": { etag: "c", size: maxFileBytes * 2 },
        },
        "",
      );
    expect(check).toThrow(BudgetError);
    expect(check).toThrow(/\/a\.json has 25\.0 MiB.*\/c\.png has 50\.0 MiB/);
    expect(check).not.toThrow(/b\.json/);
  });

  test("fails with too many files, copies included", () => {
    const many = (count: number, copies: object) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`/${index}.json`, { ...small, ...copies }]));
    expect(() => checkBudgets(many(maxFiles + 1, {}), "")).toThrow(`${maxFiles + 1} files`);
    expect(() => checkBudgets(many(maxFiles / 2, { br: small, gzip: small }), "")).toThrow(
      `${(maxFiles / 2) * 3} files`,
    );
  });

  test("omits compressed copies of project pages if there would be too many files", () => {
    const pages = Array.from({ length: maxFiles / 2 }, (_, index) => `/projects/work-${index}/index.html`);
    const copies = compressedCopiesFor([...pages, "/docs/index.html", "/api/projects/all/0.json"]);
    expect([...pages.slice(0, 2), "/docs/index.html", "/api/projects/all/0.json"].map(copies)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    const fewPages = pages.slice(0, Math.floor(maxFiles / 3));
    expect(fewPages.every(compressedCopiesFor(fewPages))).toBe(true);
  });

  test("fails with too many redirects", () => {
    expect(() => checkBudgets({}, "/a /b 200\n".repeat(most + 1))).toThrow(`${most + 1} rules in _redirects`);
  });

  test("succeeds exactly at the limits", () => {
    expect(() =>
      checkBudgets({ "/a.json": { etag: "a", size: maxFileBytes } }, "/a /b 200\n".repeat(most)),
    ).not.toThrow();
  });
});
