import { describe, expect, inject, test } from "vitest";
import { BudgetError, checkBudgets, getsCopies } from "../../src/build/finish.ts";
import { limits } from "../../src/contract/limits.ts";
import { pathOfFile } from "../../src/contract/manifest.ts";
import { projectPages, twinOf } from "../../src/contract/pages.ts";
import { callAt } from "../support/call.ts";
import { builtFiles, servedPaths, textOf } from "../support/dist.ts";
import { headersAt, readHeaderRules } from "../support/host-file.ts";

const base = inject("baseUrl");
const rules = readHeaderRules(textOf("/_headers"));
const redirects = textOf("/_redirects").trim().split("\n");

const alternate = (path: string): string => `, <${twinOf(path)}>; rel="alternate"; type="text/markdown"`;

describe("_headers", () => {
  test("stays within what hosts take", () => {
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

  test("has one rule for each pattern", () => {
    const patterns = rules.map(({ pattern }) => pattern);
    expect(patterns).toStrictEqual([...new Set(patterns)]);
  });

  test.each([...builtFiles, "/docs", "/nothing-here"])("gives %s no header twice", (path) => {
    for (const [name, values] of headersAt(rules, path)) expect(values, name).toHaveLength(1);
  });

  test.each(builtFiles.map(pathOfFile))("gives %s what the Node host sends with it", async (path) => {
    const { status, headers } = await callAt(base, path);
    expect(status).toBe(200);
    const named = headersAt(rules, path);
    expect(named.size).toBeGreaterThan(0);
    // The rule of projects is one for all: where the Markdown of each is, only Node adds.
    const more = path.startsWith(projectPages) && !path.endsWith(".md") ? alternate(path) : "";
    for (const [name, values] of named)
      expect(headers[name], name).toBe(values.join(", ") + (name === "link" ? more : ""));
  });

  test("opens every file of the API to scripts", () => {
    for (const file of builtFiles.filter((each) => each.startsWith("/api/")))
      expect(headersAt(rules, file).get("access-control-allow-origin"), file).toStrictEqual(["*"]);
  });
});

describe("_redirects", () => {
  test("stays within what hosts take", () => {
    expect(redirects.length).toBeLessThanOrEqual(2_000);
    for (const line of redirects) expect(line.length).toBeLessThan(1_000);
  });

  test.each(redirects)("%s answers a path that is no file with a file", (line) => {
    const [from = "", to = "", status, ...rest] = line.split(/\s+/);
    expect([status, rest]).toStrictEqual(["200", []]);
    expect(servedPaths.has(from)).toBe(false);
    expect(servedPaths.has(to)).toBe(true);
  });

  test("does not answer for lists, whose query a static host would ignore", () => {
    expect(redirects.filter((line) => /^\/api\/(?:v1\/)?projects\b/.test(line))).toStrictEqual([]);
  });
});

test("hosts are told to leave compressed copies and the manifest out", () => {
  expect(textOf("/.assetsignore").trim().split("\n")).toStrictEqual(["*.br", "*.gz", "_manifest.json"]);
});

describe("a site that is too large for a host", () => {
  const { files, fileBytes, redirects: most } = limits.host;
  const small = { etag: "x", size: 1 };

  test("fails and names each file that is", () => {
    const check = () =>
      checkBudgets(
        {
          "/a.json": { etag: "a", size: fileBytes + 1 },
          "/b.json": small,
          "/c.png": { etag: "c", size: fileBytes * 2 },
        },
        "",
      );
    expect(check).toThrow(BudgetError);
    expect(check).toThrow(/\/a\.json has 25\.0 MiB.*\/c\.png has 50\.0 MiB/);
    expect(check).not.toThrow(/b\.json/);
  });

  test("fails when it has too many files, copies included", () => {
    const many = (count: number, copies: object) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`/${at}.json`, { ...small, ...copies }]));
    expect(() => checkBudgets(many(files + 1, {}), "")).toThrow(`${files + 1} files`);
    expect(() => checkBudgets(many(files / 2, { br: 1, gzip: 1 }), "")).toThrow(`${(files / 2) * 3} files`);
  });

  test("leaves out the copies of projects' pages where they would be too many", () => {
    const pages = Array.from({ length: files / 2 }, (_, at) => `/projects/work-${at}/index.html`);
    const copies = getsCopies([...pages, "/docs/index.html", "/api/projects/all/0.json"]);
    expect([...pages.slice(0, 2), "/docs/index.html", "/api/projects/all/0.json"].map(copies)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    const few = pages.slice(0, Math.floor(files / 3));
    expect(few.every(getsCopies(few))).toBe(true);
  });

  test("fails when it has too many redirects", () => {
    expect(() => checkBudgets({}, "/a /b 200\n".repeat(most + 1))).toThrow(`${most + 1} rules in _redirects`);
  });

  test("does not fail at the limits themselves", () => {
    expect(() => checkBudgets({ "/a.json": { etag: "a", size: fileBytes } }, "/a /b 200\n".repeat(most))).not.toThrow();
  });
});
