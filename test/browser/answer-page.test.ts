import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser } from "../support/browser/browser.ts";

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

test("with scripts, answers appear below the box, and a question typed meanwhile stays", async () => {
  const page = await browser.newPage();
  const response = Promise.withResolvers<void>();
  await page.route("**/ask?*", async (route) => {
    await response.promise;
    await route.continue();
  });
  await page.goto(`${base}/`);
  const field = page.getByLabel("Your question");
  await field.fill("Which projects are about maps?");
  await field.press("Enter");
  await page.locator(".asked").waitFor();
  expect(await field.inputValue()).toBe("");
  expect(await field.evaluate((input) => input.matches(":user-invalid"))).toBe(false);
  await field.fill("And in 2026?");
  response.resolve();
  await page.locator(".sources a").first().waitFor();
  expect(await field.inputValue()).toBe("And in 2026?");
  for (const part of [".asked", ".answer"]) expect(await page.locator(part).getAttribute("dir")).toBe("auto");
  await page.close();
});
