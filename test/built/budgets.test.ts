import { describe, expect, test } from "vitest";
import { limits } from "../../src/contract/limits.ts";
import { builtFiles, bytesOf, textOf } from "../support/content/dist.ts";

/**
 * Transferred bytes: a page with its styles and scripts, each font file, and each style sheet. A style sheet and its 655 bytes
 * of headers fit into the first ten packets of a connection, so that the page is painted one round trip earlier.
 */
const budgets = { home: 40_000, page: 120_000, font: 20_000, styles: 10 * 1460 - 655 } as const;

test("openapi.json fits into the context of a model", () => {
  expect(bytesOf("/openapi.json").length).toBeLessThanOrEqual(limits.openApi.maxBytes);
});

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/** URLs in a page that a browser fetches to show it. */
const loadedPaths = (html: string, pattern: RegExp): string[] => [
  ...new Set(Array.from(html.matchAll(pattern), ([, address = ""]) => address)),
];

/** A script's imports, recursively. */
const withImports = (files: readonly string[]): string[] => {
  const all = new Set(files);
  for (const file of all)
    for (const [, name = ""] of textOf(file).matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g))
      all.add(`/_astro/${name}`);
  return [...all];
};

const sizeOf = (file: string): number => {
  try {
    return bytesOf(`${file}.br`).length;
  } catch {
    // Small files have no compressed copy.
    return bytesOf(file).length;
  }
};

const partsOf = (file: string): string[] => {
  const html = textOf(file);
  const styles = loadedPaths(html, /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g);
  const scripts = loadedPaths(html, /<script[^>]*\ssrc="([^"]+)"/g);
  return [file, ...styles, ...withImports(scripts)];
};

const preloaded = (file: string): string[] =>
  loadedPaths(textOf(file), /<link[^>]*rel="preload"[^>]*href="([^"]+)"[^>]*as="font"/g);

/** The files that every page uses: headings, text, and buttons, with the characters of the site. */
const alwaysNeeded = [
  expect.stringMatching(/\/newsreader-latin-500-normal-part\./),
  expect.stringMatching(/\/hanken-grotesk-latin-400-normal-part\./),
  expect.stringMatching(/\/hanken-grotesk-latin-600-normal-part\./),
];
const forLead = expect.stringMatching(/\/newsreader-latin-400-italic-part\./);
const forCode = expect.stringMatching(/\/red-hat-mono-latin-400-normal-part\./);

describe.each(builtFiles.filter((file) => file.endsWith(".html")))("%s", (file) => {
  test("stays within the page weight budget", () => {
    const parts = partsOf(file).map((part) => [part, sizeOf(part)] as const);
    const sum = parts.reduce((all, [, size]) => all + size, 0);
    const limit = file === "/index.html" ? budgets.home : budgets.page;
    expect(sum, parts.map(([part, size]) => `${part} ${kilobytes(size)}`).join(", ")).toBeLessThanOrEqual(limit);
  });

  test("preloads the fonts that its first lines need, within the budget", () => {
    const fonts = preloaded(file);
    const needed = /^\/(?:docs|developers|sandbox|changelog)\b/.test(file)
      ? [...alwaysNeeded, forCode]
      : [...alwaysNeeded, forLead];
    expect(fonts).toEqual(expect.arrayContaining(needed));
    if (!file.startsWith("/projects/")) expect(fonts.length).toBe(needed.length);
    for (const font of fonts) expect(sizeOf(font), font).toBeLessThanOrEqual(budgets.font);
  });
});

test.each(builtFiles.filter((file) => file.endsWith(".css")))("%s fits into the first packets", (file) => {
  expect(sizeOf(file)).toBeLessThanOrEqual(budgets.styles);
});

test("the budget check finds styles and scripts", () => {
  const parts = partsOf("/index.html");
  expect(parts.filter((part) => part.endsWith(".css"))).toHaveLength(1);
  expect(parts.filter((part) => part.endsWith(".js")).length).toBeGreaterThan(1);
});

test("a font subset is preloaded if a heading uses its letters", () => {
  const names = (file: string) => preloaded(file).flatMap((font) => /newsreader-(.*?)-part\./.exec(font)?.[1] ?? []);
  expect(names("/index.html")).toEqual(["latin-500-normal", "latin-400-italic"]);
  expect(names("/projects/lodz-tramwaje/index.html")).toEqual([
    "latin-500-normal",
    "latin-ext-500-normal",
    "latin-400-italic",
  ]);
});
