import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { violationsOn } from "../support/browser/accessibility.ts";
import { openBrowser } from "../support/browser/browser.ts";
import { recordErrors } from "../support/browser/page-errors.ts";
import { sampled } from "../support/setup/tier.ts";

const base = inject("baseUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const visit = async (path: string, options: BrowserContextOptions, flow: (page: Page) => Promise<void>) => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const errors = recordErrors(page);
  await page.goto(base + path);
  await flow(page);
  expect(errors).toEqual([]);
  await context.close();
};

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Search" });

describe("the search", () => {
  const screens = [
    ["phone", { width: 320, height: 640 }, "dark"],
    ["desktop", { width: 1280, height: 900 }, "light"],
  ] as const;
  test.each(sampled(screens, 1))(
    "on a %s opens with /, corrects typing errors and is usable by keyboard",
    (_name, viewport, colorScheme) =>
      visit("/projects", { viewport, colorScheme }, async (page) => {
        await page.keyboard.press("/");
        const results = dialogOf(page).getByRole("link");
        await dialogOf(page).getByRole("searchbox").fill("rate limt");
        await expect.poll(() => results.first().textContent(), { timeout: 10_000 }).toMatch(/^Rate limits/);
        await expect
          .poll(() => dialogOf(page).getByRole("status").textContent(), { timeout: 10_000 })
          .toMatch(/^Results: \d+$/);
        expect(await violationsOn(page, "dialog")).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        await page.keyboard.press("ArrowDown");
        expect(await results.first().evaluate((link) => link === document.activeElement)).toBe(true);
        await page.keyboard.press("ArrowUp");
        await page.keyboard.press("Enter");
        await page.waitForURL(/\/docs#limits$/);
      }),
  );

  test("closes on the first Escape, also with text in the field", () =>
    visit("/", {}, async (page) => {
      await page.keyboard.press("/");
      await dialogOf(page).getByRole("searchbox").fill("limits");
      await page.keyboard.press("Escape");
      expect(await dialogOf(page).isVisible()).toBe(false);
    }));

  test("leaves Enter and arrow keys to an input method", () =>
    visit("/projects", {}, async (page) => {
      await page.keyboard.press("/");
      const field = dialogOf(page).getByRole("searchbox");
      await field.fill("limits");
      await dialogOf(page).getByRole("link").first().waitFor();
      for (const key of ["ArrowDown", "Enter"])
        await field.dispatchEvent("keydown", { key, isComposing: true, bubbles: true, cancelable: true });
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await dialogOf(page).isVisible()).toBe(true);
      expect(new URL(page.url()).pathname).toMatch(/\/projects$/);
    }));

  test("has shortcuts that can be switched off", () =>
    visit("/", {}, async (page) => {
      await page.keyboard.press("Control+k");
      const hint = page.locator("[data-search] kbd");
      expect(await hint.isVisible()).toBe(true);
      await dialogOf(page).getByRole("checkbox").uncheck();
      expect(await hint.isVisible()).toBe(false);
      await page.keyboard.press("Escape");
      await page.reload();
      await page.keyboard.press("/");
      await page.keyboard.press("Control+k");
      expect(await dialogOf(page).count()).toBe(0);
      await page.getByRole("button", { name: /^Search/ }).click();
      await dialogOf(page).getByRole("searchbox").fill("zzzzzzzz");
      await expect
        .poll(() => dialogOf(page).getByRole("status").textContent(), { timeout: 10_000 })
        .toMatch(/^No results/);
    }));

  test("does not take / from text fields", () =>
    visit("/projects", {}, async (page) => {
      const field = page.getByRole("searchbox").first();
      await field.focus();
      await page.keyboard.press("/");
      expect(await field.inputValue()).toBe("/");
      expect(await dialogOf(page).count()).toBe(0);
    }));

  test("has no button without scripts", () =>
    visit("/", { javaScriptEnabled: false }, async (page) => {
      expect(await page.locator("[data-search]").isVisible()).toBe(false);
    }));
});
