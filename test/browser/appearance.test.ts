import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { violationsOn } from "../support/browser/accessibility.ts";
import { openBrowser } from "../support/browser/browser.ts";

const base = inject("baseUrl");

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const openPage = async (options: Parameters<Browser["newContext"]>[0] = {}): Promise<Page> => {
  const page = await (await browser.newContext({ colorScheme: "light", ...options })).newPage();
  await page.goto(`${base}/404`);
  return page;
};

const backgroundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const themeColorsOf = (page: Page) =>
  page.locator("meta[name=theme-color]").evaluateAll((metas) => metas.map((meta) => meta.getAttribute("content")));

const light = "rgb(239, 241, 238)";
const dark = "rgb(17, 22, 21)";

test("the switch goes from automatic to light to dark, by keyboard, and the next page remembers it", async () => {
  const page = await openPage({ colorScheme: "dark" });
  const at = (name: string) => page.getByRole("button", { name: `Appearance: ${name}` });
  expect(await backgroundOf(page)).toBe(dark);
  await at("automatic").focus();
  await page.keyboard.press("Enter");
  expect(await backgroundOf(page)).toBe(light);
  expect(await themeColorsOf(page)).toEqual(["#eff1ee", "#eff1ee"]);
  await at("light").press(" ");
  expect(await at("dark").isVisible()).toBe(true);
  await page.emulateMedia({ colorScheme: "light" });
  await page.reload();
  expect(await backgroundOf(page)).toBe(dark);
  expect(await themeColorsOf(page)).toEqual(["#111615", "#111615"]);
  expect(await violationsOn(page, ".top")).toEqual([]);
  await at("dark").click();
  expect(await backgroundOf(page)).toBe(light);
  expect(await themeColorsOf(page)).toEqual(["#eff1ee", "#111615"]);
  await page.context().close();
});

test("the chosen colors are there before the page is drawn", async () => {
  const page = await openPage();
  await page.evaluate(() => localStorage.setItem("appearance", "dark"));
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      document.documentElement.dataset.first = document.documentElement.dataset.appearance;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  expect(await page.locator("html").getAttribute("data-first")).toBe("dark");
  await page.context().close();
});

test("print is light, also of a dark page", async () => {
  const page = await openPage();
  await page.evaluate(() => localStorage.setItem("appearance", "dark"));
  await page.reload();
  await page.emulateMedia({ media: "print" });
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(ink).toBe("rgb(23, 32, 29)");
  await page.context().close();
});

test("without scripts there is no switch, and the page follows the system", async () => {
  const page = await openPage({ javaScriptEnabled: false, colorScheme: "dark" });
  expect(await page.locator(".appearance:visible").count()).toBe(0);
  await page.context().close();
});
