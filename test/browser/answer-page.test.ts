import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser } from "../support/browser.ts";

const base = inject("baseUrl");

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

test("without scripts, the question box leads to the answer, and from there to follow-up questions", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${base}/`);
  const ask = async (question: string): Promise<void> => {
    await page.getByLabel("Your question").fill(question);
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    await page.waitForURL((url) => url.pathname.endsWith("/answer") && url.searchParams.get("q") === question);
  };
  await ask("Which projects are about maps?");
  expect(await page.locator(".asked").innerText()).toBe("Which projects are about maps?");
  const first = await page.locator(".answer").innerText();
  await ask("And in 2026?");
  expect(new URL(page.url()).searchParams.getAll("context.prev")).toEqual(["Which projects are about maps?"]);
  expect(await page.locator(".answer").innerText()).not.toBe(first);
  const source = page.locator(".sources a").first();
  expect(await source.getAttribute("href")).toMatch(/^https?:/);
  await context.close();
});
