import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "../support/browser/browser.ts";
import { portfolioFolders } from "../support/content/portfolios.ts";
import { build, temporaryFolder } from "../support/hosts/programs.ts";
import { type StaticHost, startStaticHost } from "../support/hosts/static-host.ts";

const folder = temporaryFolder();
let browser: Browser;
let host: StaticHost;
let page: Page;

beforeAll(async () => {
  const out = join(folder, "dist");
  expect(await build({ content: portfolioFolders.arabic, out })).toMatchObject({ code: 0 });
  host = await startStaticHost(out, "html");
  browser = await openBrowser();
  page = await browser.newPage();
});
afterAll(async () => {
  await browser?.close();
  await host?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The language of an element as a screen reader determines it. */
const languageOf = (selector: string): Promise<string | null | undefined> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.closest("[lang]")?.getAttribute("lang"));

test("the owner's pages are in the owner's language, and API pages in English", async () => {
  await page.goto(`${host.url}/`);
  expect([await languageOf("h1"), await languageOf("header nav a"), await languageOf("footer a")]).toEqual([
    "ar",
    "ar",
    "ar",
  ]);
  expect(await page.locator("main h2").first().textContent()).toMatch(/^\p{Script=Arabic}/u);
  for (const path of ["/developers/", "/docs/", "/sandbox/", "/changelog/"]) {
    await page.goto(host.url + path);
    expect([await languageOf("h1"), await languageOf("header nav a"), await languageOf(".brand")], path).toEqual([
      "en",
      "ar",
      "ar",
    ]);
  }
});

test("labels are in English if the owner's language has none, and say so", async () => {
  const content = join(folder, "finnish");
  cpSync(portfolioFolders.arabic, content, { recursive: true });
  const site = join(content, "site.yaml");
  writeFileSync(site, readFileSync(site, "utf8").replace("language: ar", "language: fi"));
  const out = join(folder, "finnish-dist");
  expect(await build({ content, out })).toMatchObject({ code: 0 });
  const finnish = await startStaticHost(out, "html");
  await page.goto(`${finnish.url}/`);
  expect([await languageOf("h1"), await languageOf("header nav a"), await languageOf("footer a")]).toEqual([
    "fi",
    "en",
    "en",
  ]);
  await finnish.stop();
});

test("each text has its own direction", async () => {
  /** The distances of the first and last character from the element's left and right edge. */
  const endsOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const node = element.firstChild as Text;
        const box = element.getBoundingClientRect();
        const placeOf = (at: number) => {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { left, right } = range.getBoundingClientRect();
          return { fromLeft: left - box.left, fromRight: box.right - right };
        };
        return { first: placeOf(0), last: placeOf(node.length - 1) };
      });
  await page.goto(`${host.url}/projects/map/`);
  const arabic = await endsOf(".description p");
  expect(arabic.first.fromRight).toBeLessThan(1);
  expect(arabic.last.fromRight).toBeGreaterThan(arabic.first.fromRight);
  await page.goto(`${host.url}/docs/`);
  expect((await endsOf("h1")).first.fromLeft).toBeLessThan(1);
});

test("a page from right to left starts at the right, also its Latin texts and numbers", async () => {
  await page.goto(`${host.url}/projects/map/`);
  const edges = (selector: string) =>
    page.locator(selector).evaluateAll((elements) =>
      elements.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { paddingRight } = getComputedStyle(element);
        const free = element.getBoundingClientRect().right - range.getBoundingClientRect().right;
        return Math.abs(free - Number.parseFloat(paddingRight)) < 1;
      }),
    );
  for (const selector of ["h1", ".back", ".facts dt", ".facts dd", ".related h2", ".card .meta"])
    expect([selector, new Set(await edges(selector))]).toEqual([selector, new Set([true])]);
  const [first, second] = await page.locator(".topics dd a").all();
  expect((await first?.boundingBox())?.x).toBeGreaterThan((await second?.boundingBox())?.x ?? Number.NaN);
});

describe("pages in German, in the theme with the widest letters", () => {
  let german: StaticHost;
  beforeAll(async () => {
    const content = join(folder, "german");
    const out = join(folder, "german-dist");
    cpSync(portfolioFolders.trilingual, content, { recursive: true });
    appendFileSync(
      join(content, "site.yaml"),
      "theme: poster\nnavigation: [projects, experience, questions, contact, api]\n",
    );
    expect(await build({ content, out })).toMatchObject({ code: 0 });
    german = await startStaticHost(out, "html");
  });
  afterAll(() => german?.stop());

  /** The words of headings that take more than one line. */
  const brokenWords = () =>
    page.locator("h1, h2, h3").evaluateAll((headings) =>
      headings.flatMap((heading) => {
        const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        const words: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\S+/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1) words.push(word);
          }
        return words;
      }),
    );

  test.each([390, 820, 1280])("have headings whose words fit into a width of %i px", async (width) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/de/", "/de/projects/", "/de/projects/harbor-light/"]) {
      await page.goto(german.url + path);
      const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect([path, await brokenWords(), isTooWide]).toEqual([path, [], false]);
    }
  });

  test.each([
    [1280, 80],
    [360, 140],
  ])("have a low header in every language at a width of %i px", async (width, maxHeight) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/", "/de/", "/ar/", "/docs/"]) {
      await page.goto(german.url + path);
      expect((await page.locator("header").boundingBox())?.height, path).toBeLessThan(maxHeight);
    }
  });

  test("lead to the other languages with the keyboard, also without scripts", async () => {
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await plain.goto(`${german.url}/de/projects/`);
    const menu = plain.locator(".languages");
    expect(await menu.getByRole("link").count()).toBe(0);
    await menu.locator("summary").press("Enter");
    expect(await menu.getByRole("link").allTextContents()).toEqual(["English", "العربية", "Deutsch"]);
    await plain.keyboard.press("Tab");
    await plain.keyboard.press("Enter");
    await plain.waitForURL(`${german.url}/projects/`);
    await plain.context().close();
  });
});
