import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import postcss, { type AtRule, type Rule } from "postcss";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser } from "../support/browser/browser.ts";

const folder = "src/styles/pages";
const base = inject("baseUrl");

/** The pages that each style sheet is for. */
const pagesOf: Readonly<Record<string, readonly string[]>> = {
  "developers.css": ["/developers"],
  "docs.css": ["/docs", "/docs/portfolio"],
  "home.css": ["/"],
  "match.css": ["/match"],
  "not-found.css": ["/no-such-page"],
  "project.css": ["/projects/kartenwerk"],
  "projects.css": ["/projects"],
  "sandbox.css": ["/sandbox"],
};

const isForPrint = ({ parent }: Rule): boolean => parent?.type === "atrule" && (parent as AtRule).params === "print";

/** The selectors of a style sheet for screens, without states and pseudo-elements, which an element may not have now. */
const selectorsOf = (file: string): readonly string[] => {
  const selectors = new Set<string>();
  postcss.parse(readFileSync(join(folder, file), "utf8")).walkRules((rule) => {
    if (isForPrint(rule)) return;
    for (const selector of rule.selectors)
      selectors.add(selector.replaceAll(/::[\w-]+|:(?:hover|target|visited|focus(?:-[\w-]+)?)/g, ""));
  });
  return [...selectors];
};

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

test("every style sheet of a page is known", () => {
  expect(readdirSync(folder).toSorted()).toEqual(Object.keys(pagesOf).toSorted());
});

// All pages load one style sheet, except for that of the sandbox, so the same class on another page would get these rules.
test.each(Object.entries(pagesOf))("no other sheet than %s styles its pages", async (file, paths) => {
  const others = Object.keys(pagesOf).filter((other) => other !== file);
  const selectors = Object.fromEntries(others.map((other) => [other, selectorsOf(other)]));
  const page = await browser.newPage();
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(base + path);
    const matching = await page.evaluate(
      (all) =>
        Object.entries(all).flatMap(([other, selectors]) =>
          selectors.filter((selector) => document.querySelector(selector)).map((selector) => `${other}: ${selector}`),
        ),
      selectors,
    );
    found.push(...matching.map((rule) => `${path}: ${rule}`));
  }
  await page.close();
  expect(found).toEqual([]);
});
