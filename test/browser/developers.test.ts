import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { violationsOn } from "../support/browser/accessibility.ts";
import { openBrowser } from "../support/browser/browser.ts";
import { recordErrors } from "../support/browser/page-errors.ts";
import { sampled } from "../support/setup/tier.ts";

const base = inject("baseUrl");
/** A busy machine may need longer than the default. */
const patiently = { timeout: 10_000 };

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const screens = [
  ["a phone", { width: 360, height: 740 }, "dark"],
  ["a desktop", { width: 1280, height: 900 }, "light"],
] as const;

describe.each(sampled(screens, 1))("/developers on %s", (_name, viewport, colorScheme) => {
  test("copies its commands, is accessible, and fits the screen", async () => {
    const context = await browser.newContext({ viewport, colorScheme });
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: new URL(base).origin });
    const page = await context.newPage();
    const complaints = recordErrors(page);
    await page.goto(`${base}/developers`);
    const blocks = page.locator(".copyable:visible");
    const texts = await blocks.locator("pre").allTextContents();
    expect(texts.length).toBeGreaterThan(15);
    for (const [index, text] of sampled([...texts.entries()], 3)) {
      const button = blocks.nth(index).getByRole("button");
      await button.click();
      await expect.poll(() => button.textContent(), patiently).toBe("Copied");
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text.trimEnd());
    }
    expect(await page.getByRole("status").textContent()).toBe("Copied to the clipboard.");
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test("the text is selected if the clipboard is unavailable", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.goto(`${base}/developers`);
  await page.locator(".copyable button").first().click();
  await expect
    .poll(() => page.getByRole("status").textContent(), patiently)
    .toBe("Selected. Press Ctrl+C or Command+C to copy.");
  expect(await page.evaluate(() => String(getSelection()))).toBe(
    await page.locator(".copyable pre").first().textContent(),
  );
  await context.close();
});

test("a language is chosen for all examples, here and in the reference", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${base}/developers`);
  const shown = (): Promise<(string | undefined)[]> =>
    page
      .locator("[data-language]:visible")
      .evaluateAll((parts) => parts.map((part) => (part as HTMLElement).dataset.language));
  expect(new Set(await shown())).toEqual(new Set(["sh"]));
  await page
    .locator(".lesson", { has: page.locator("#retries") })
    .getByRole("radio", { name: "Python" })
    .check();
  expect(new Set(await shown())).toEqual(new Set(["python"]));
  await page.goto(`${base}/docs/service`);
  await expect.poll(async () => [...new Set(await shown())], patiently).toEqual(["python"]);
  await context.close();
});

test("tabs work without scripts", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${base}/developers`);
  const lesson = page.locator(".lesson", { has: page.locator("#pages") });
  await lesson.getByRole("radio", { name: "JavaScript" }).check();
  expect(await lesson.locator("[data-language]:visible").getAttribute("data-language")).toBe("js");
  await page.getByRole("radio", { name: "VS Code" }).check();
  expect(await page.locator(".clients > [data-copy]:visible").getAttribute("data-copy")).toBe("VS Code");
  await context.close();
});

test("the page has no buttons without scripts", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${base}/developers`);
  expect(await page.locator("pre:visible").count()).toBeGreaterThan(15);
  expect(await page.locator("button:visible").count()).toBe(0);
  await context.close();
});

test("a copy button that is pressed twice has its label again afterwards", async () => {
  const context = await browser.newContext({ permissions: ["clipboard-write"] });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${base}/developers`);
  const button = page.locator(".copyable button").first();
  await button.click();
  await expect.poll(() => button.textContent(), patiently).toBe("Copied");
  await page.clock.runFor(1_000);
  await button.click();
  await page.clock.runFor(10_000);
  expect(await button.textContent()).toBe("Copy");
  await context.close();
});
