import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { violationsOn } from "../support/browser/accessibility.ts";
import { openBrowser } from "../support/browser/browser.ts";

const base = inject("baseUrl");

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

test("without scripts, a job description is compared with the keyboard alone, and stays in the form", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${base}/`);
  await page.getByRole("link", { name: "Compare a job description" }).first().click();
  await page.waitForURL(/\/match$/);
  const text = "You have\n- PostGIS\n- embalming";
  await page.getByLabel("Job description").fill(text);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.locator(".matches").waitFor();
  expect(await page.locator(".verdict").allInnerTexts()).toEqual(["Shown", "Not mentioned"]);
  expect(await page.getByLabel("Job description").inputValue()).toBe(text);
  expect(await page.locator(".evidence a").first().getAttribute("href")).toMatch(/^https?:/);
  await context.close();
});

test.each(["light", "dark"] as const)(
  "the result fits a phone and breaks no rule of accessibility (%s)",
  async (colorScheme) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme });
    const page = await context.newPage();
    await page.goto(`${base}/match`);
    await page.getByLabel("Job description").fill(`You have\n- PostGIS\n- ${"x".repeat(300)}`);
    await page.getByRole("button", { name: "Compare" }).click();
    await page.locator(".matches").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await violationsOn(page)).toEqual([]);
    await context.close();
  },
);
