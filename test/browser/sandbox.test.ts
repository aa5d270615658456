import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openBrowser } from "../support/browser.ts";
import { describeSandbox, stepOf, visit } from "../support/sandbox.ts";
import { base, siteOf } from "../support/service.ts";
import { type StaticHost, startStaticHost } from "../support/static-host.ts";

describeSandbox(base);

/** Where things stand on the page, from its top, whatever of it is in view. */
const places = (page: Page): Promise<readonly (readonly number[])[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("main :is(h2, h3, form, .field, .actions, pre)")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y + scrollY, width, height].map(Math.round);
    }),
  );

/** How much of the view has moved by itself since the page began, as browsers count it. */
const shifted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, "value"));
        }).observe({ type: "layout-shift", buffered: true });
        // What moved is told after the frame in which it did; where nothing has, nobody is told.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );

describe("nothing moves when the script comes", () => {
  let browser: Browser;
  let site: string;
  beforeAll(async () => {
    [browser, site] = await Promise.all([openBrowser(), siteOf()]);
  });
  afterAll(() => browser?.close());

  test.each([320, 360, 414, 600, 768, 834, 900, 961, 1280, 1440])("on a page %i wide", async (width) => {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    const script = Promise.withResolvers<void>();
    // It is visited at the address that it was built for: elsewhere commands are of another length.
    await page.route("**", async (route) => {
      const url = route.request().url();
      if (url.endsWith(".js")) await script.promise;
      await route.fulfill({ response: await route.fetch({ url: url.replace(site, base) }) });
    });
    await page.goto(`${site}/sandbox`, { waitUntil: "commit" });
    await page.locator(".foot").waitFor();
    await page.waitForFunction(() => {
      const styles = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
      return styles.length > 0 && styles.every(({ sheet }) => sheet);
    });
    await page.evaluate(() => document.fonts.ready);
    const before = await places(page);
    expect(before.length).toBeGreaterThan(50);
    script.resolve();
    await page.getByRole("button", { name: "Copy" }).last().waitFor();
    await page.getByRole("button", { name: "Call the tool" }).waitFor();
    expect(await places(page)).toEqual(before);
    expect(await shifted(page)).toBe(0);
    await context.close();
  });
});

describe("on a host of files alone", () => {
  let host: StaticHost;
  beforeAll(async () => {
    host = await startStaticHost(inject("dist"));
  });
  afterAll(() => host.stop());

  test("each step says that nothing runs there", async () => {
    const browser = await openBrowser();
    const { page } = await visit(browser, `${host.url}/sandbox/index.html`);
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
        .toMatch(/This site is served as files alone/);
    }
    expect(await page.locator("[data-done]:visible").count()).toBe(0);
    // What came without a body shows none, and all commands are for this host.
    expect(await page.locator(".answer-body:empty, .answer-body > :empty").count()).toBe(0);
    const commands = await page.locator("pre[data-copy]").allTextContents();
    expect(commands.filter((command) => !command.includes(`${host.url}/`))).toEqual([]);
    await browser.close();
  });
});
