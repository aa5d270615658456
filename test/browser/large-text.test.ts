import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser } from "../support/browser/browser.ts";

const base = inject("baseUrl");
/** The smallest viewport of WCAG 1.4.10 and twice the text size (1.4.4). */
const narrow = { width: 320, height: 640 };
const large = { standard: 32, fixed: 26 };

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const pages = ["/", "/projects", "/developers", "/docs", "/sandbox", "/changelog", "/projects/kartenwerk", "/no/page"];

test.each(pages)("%s fits into 320 px at 200 % text size, also unfolded", async (path) => {
  const context = await browser.newContext({ viewport: narrow });
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send("Page.setFontSizes", { fontSizes: large });
  await page.goto(base + path);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
  for (const details of await page.locator("details").all())
    await details.evaluate((element) => element.toggleAttribute("open", true));
  // Content below the fold is measured too.
  await page.locator(".operation").evaluateAll((all: HTMLElement[]) => {
    for (const operation of all) operation.style.contentVisibility = "visible";
  });
  const tooWide = await page.evaluate(() => {
    const isTooWide = (element: Element): boolean => element.getBoundingClientRect().right > innerWidth + 1;
    const inScroller = ({ parentElement }: Element) => parentElement?.closest("pre, .scroll") != null;
    return [...document.querySelectorAll("body *")]
      .filter((element) => isTooWide(element) && !inScroller(element) && ![...element.children].some(isTooWide))
      .map((element) => element.outerHTML.slice(0, 120));
  });
  expect(tooWide).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await context.close();
});
