import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject } from "vitest";
import { openBrowser } from "../support/browser/browser.ts";
import { slowTest } from "../support/setup/tier.ts";

const base = inject("baseUrl");

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

slowTest.each(["no-preference", "reduce"] as const)(
  "a click on a project animates the change of pages only for visitors who want motion: %s",
  async (reducedMotion) => {
    const page = await browser.newPage({ reducedMotion });
    await page.goto(base);
    await page.evaluate(() => {
      addEventListener("pageswap", ({ viewTransition }) => {
        sessionStorage.setItem("is-animated", String(viewTransition !== null));
      });
    });
    await page.locator(".card a").first().click();
    await page.waitForURL("**/projects/*");
    const isAnimated = await page.evaluate(() => sessionStorage.getItem("is-animated"));
    expect(isAnimated).toBe(String(reducedMotion === "no-preference"));
    await page.close();
  },
);

slowTest(
  "a page loads before the click when the pointer rests on its link, but files and operations do not",
  async () => {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    const loaded: string[] = [];
    session.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
      if (status === "Ready") loaded.push(new URL(prefetchUrl).pathname);
    });
    await session.send("Preload.enable");
    await page.goto(base);
    for (const other of ['footer a[href$="/llms.txt"]', "a[data-question]"]) {
      await page.locator(other).first().hover();
      // Nothing should happen, so there is no condition to wait for: Chromium loads a page after 200 ms.
      await page.waitForTimeout(500);
    }
    const link = page.locator(".card a").first();
    await link.hover();
    await expect.poll(() => loaded.length).toBeGreaterThan(0);
    const href = await link.getAttribute("href");
    expect(loaded).toEqual([href]);
    await page.close();
  },
);
