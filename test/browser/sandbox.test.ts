import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openBrowser } from "../support/browser/browser.ts";
import { describeSandbox, openSandbox, stepOf } from "../support/browser/sandbox.ts";
import { type StaticHost, startStaticHost } from "../support/hosts/static-host.ts";
import { base, siteOf } from "../support/http/service.ts";
import { sampled } from "../support/setup/tier.ts";

describeSandbox(base);

/** The positions of elements from the top of the page. */
const elementPositions = (page: Page): Promise<readonly (readonly number[])[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("main :is(h2, h3, form, .field, .actions, pre:not(.answer-body))")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y + scrollY, width, height].map(Math.round);
    }),
  );

/** The cumulative layout shift since the page loaded. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, "value"));
        }).observe({ type: "layout-shift", buffered: true });
        // Layout shifts are reported one frame later, and only if there are any.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );

describe("the sandbox has no layout shift when its script loads", () => {
  let browser: Browser;
  let site: string;
  beforeAll(async () => {
    [browser, site] = await Promise.all([openBrowser(), siteOf()]);
  });
  afterAll(() => browser?.close());

  test.each(sampled([320, 360, 414, 600, 768, 834, 900, 961, 1280, 1440], 2))("at a width of %i px", async (width) => {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    const script = Promise.withResolvers<void>();
    // Visited at the SITE_URL of the build: another URL changes the length of commands.
    await page.route("**", async (route) => {
      const url = route.request().url();
      // The script for light and dark comes before the first paint.
      if (url.endsWith(".js") && !/appearance/.test(url)) await script.promise;
      await route.fulfill({ response: await route.fetch({ url: url.replace(site, base) }) });
    });
    await page.goto(`${site}/sandbox`, { waitUntil: "commit" });
    await page.locator(".foot").waitFor();
    await page.waitForFunction(() => {
      const styles = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
      return styles.length > 0 && styles.every(({ sheet }) => sheet);
    });
    await page.evaluate(() => document.fonts.ready);
    const before = await elementPositions(page);
    expect(before.length).toBeGreaterThan(50);
    const shift = await layoutShift(page);
    script.resolve();
    await page.getByRole("button", { name: "Copy" }).last().waitFor();
    await page.getByRole("button", { name: "Call the tool" }).waitFor();
    // The response to the read that the page sends itself.
    await page.locator("#list-projects .answer-body").waitFor();
    expect(await elementPositions(page)).toEqual(before);
    expect(await layoutShift(page)).toBe(shift);
    await context.close();
  });
});

describe("the sandbox on a static host", () => {
  let host: StaticHost;
  beforeAll(async () => {
    host = await startStaticHost(inject("dist"), "json", inject("basePath"));
  });
  afterAll(() => host.stop());

  test("explains in each step that no API runs there", async () => {
    const browser = await openBrowser();
    const { page } = await openSandbox(browser, `${host.url}/sandbox/index.html`);
    for (const [id, button] of [
      ["send-inquiry", "Send the inquiry"],
      ["get-credential", "Get a credential"],
      ["use-credential", "Use the credential"],
      ["ask-question", "Ask"],
      ["list-tools", "List the tools"],
    ] as const) {
      const { press, line } = stepOf(page, id);
      await press(button);
      await expect
        .poll(() => line.textContent(), { message: id, timeout: 10_000 })
        .toMatch(/This site is hosted as static files only/);
    }
    expect(await page.locator("[data-done]:visible").count()).toBe(0);
    // Responses without a body show none, and all commands use this host.
    expect(await page.locator(".answer-body:empty, .answer-body > :empty").count()).toBe(0);
    const commands = await page.locator("pre[data-copy]").allTextContents();
    expect(commands.filter((command) => !command.includes(`${host.url}/`))).toEqual([]);
    await browser.close();
  });
});
