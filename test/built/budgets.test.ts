import { describe, expect, test } from "vitest";
import { builtFiles, bytesOf, textOf } from "../support/dist.ts";

/** In bytes, as they are sent to a browser: a page with its styles and scripts, and each file of its type. */
const budgets = { home: 60_000, page: 120_000, font: 30_000 } as const;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/** Addresses in a page that the browser fetches to show it. */
const fetched = (html: string, pattern: RegExp): string[] => [
  ...new Set(Array.from(html.matchAll(pattern), ([, address = ""]) => address)),
];

/** What a script imports, and what these import. */
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
  const styles = fetched(html, /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g);
  const scripts = fetched(html, /<script[^>]*\ssrc="([^"]+)"/g);
  return [file, ...styles, ...withImports(scripts)];
};

describe.each(builtFiles.filter((file) => file.endsWith(".html")))("%s", (file) => {
  test("is no heavier than pages may be", () => {
    const parts = partsOf(file).map((part) => [part, sizeOf(part)] as const);
    const sum = parts.reduce((all, [, size]) => all + size, 0);
    const limit = file === "/index.html" ? budgets.home : budgets.page;
    expect(sum, parts.map(([part, size]) => `${part} ${kilobytes(size)}`).join(", ")).toBeLessThanOrEqual(limit);
  });

  test("asks for two files of its type at once, and these are small", () => {
    const fonts = fetched(textOf(file), /<link[^>]*rel="preload"[^>]*href="([^"]+)"[^>]*as="font"/g);
    expect(fonts.length).toBe(2);
    for (const font of fonts) expect(sizeOf(font), font).toBeLessThanOrEqual(budgets.font);
  });
});

test("styles and scripts are weighed at all", () => {
  const parts = partsOf("/index.html");
  expect(parts.filter((part) => part.endsWith(".css")).length).toBeGreaterThan(1);
  expect(parts.filter((part) => part.endsWith(".js")).length).toBeGreaterThan(1);
});
