import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { violationsOn } from "../support/browser/accessibility.ts";
import { openBrowser } from "../support/browser/browser.ts";
import { recordErrors } from "../support/browser/page-errors.ts";
import { sampled } from "../support/setup/tier.ts";

const base = inject("baseUrl");
const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 900 };

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const open = async (path: string, viewport: typeof phone, colorScheme: "light" | "dark") => {
  const context = await browser.newContext({ viewport, colorScheme });
  const page = await context.newPage();
  const complaints = recordErrors(page);
  const response = await page.goto(`${base}${path}`);
  return { page, complaints, response, close: () => context.close() };
};

const pages = ["/", "/projects", "/developers", "/docs", "/sandbox", "/changelog", "/projects/kartenwerk"];

describe.each(sampled(pages, 2))("%s", (path) => {
  const screens = [
    ["phone", phone, "dark"],
    ["desktop", desktop, "light"],
  ] as const;
  test.each(sampled(screens, 1))(
    "on a %s is accessible, fits the screen, and logs no console error",
    async (_name, viewport, scheme) => {
      const { page, complaints, close } = await open(path, viewport, scheme);
      expect(await violationsOn(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      expect(complaints).toEqual([]);
      await close();
    },
    180_000,
  );
});

test("a picture without further styles is at most as wide as the page, and keeps its shape", async () => {
  const { page, close } = await open("/changelog", phone, "light");
  const [width = 0, height] = await page.evaluate(async () => {
    const picture = Object.assign(new Image(2600, 2600), {
      src: document.querySelector<HTMLLinkElement>("[rel$=touch-icon]")?.href,
    });
    document.querySelector("main")?.append(picture);
    await picture.decode();
    return [picture.width, picture.height];
  });
  expect(width).toBeLessThanOrEqual(phone.width);
  expect(height).toBe(width);
  await close();
});

test.each(sampled(pages, 2))("%s has no layout shift while it loads", async (path) => {
  const { page, close } = await open(path, phone, "light");
  await page.waitForLoadState("networkidle");
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
          );
        }).observe({ type: "layout-shift", buffered: true });
        // Without a layout shift, the observer is not called.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
  expect(moved).toBeLessThan(0.01);
  await close();
});

test("an unknown path shows the 404 page with links", async () => {
  const { page, response, close } = await open("/no/such/page", desktop, "light");
  expect(response?.status()).toBe(404);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Page not found");
  await page.locator("main").getByRole("button", { name: "Search" }).click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page
    .locator("main")
    .getByRole("link", { name: /^Projects/ })
    .click();
  await page.waitForURL(`${base}/projects`);
  await close();
});

test("a project's title links to its page, which links to its neighbors and back", async () => {
  const { page, close } = await open("/", phone, "light");
  await page.getByRole("heading", { name: "Tide Clock" }).getByRole("link").click();
  await page.waitForURL(`${base}/projects/tide-clock`);
  const neighbours = page.getByRole("navigation", { name: "Other projects" });
  await neighbours.getByRole("link", { name: "Next Kartenwerk für Straßenbäume" }).click();
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Kartenwerk für Straßenbäume");
  await neighbours.getByRole("link", { name: "Previous Tide Clock" }).click();
  await page.waitForURL(`${base}/projects/tide-clock`);
  await page.getByRole("link", { name: "All projects" }).click();
  await page.waitForURL(`${base}/projects`);
  await close();
});

test("the skip link moves the keyboard focus to the content", async () => {
  const { page, close } = await open("/", desktop, "light");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.hash === "#content");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") != null)).toBe(true);
  await close();
});

test("an error's docs link opens at its code", async () => {
  const response = await fetch(`${base}/api/projects?cursor=x`);
  const { error } = (await response.json()) as { error: { docs: string } };
  const { hash } = new URL(error.docs);
  const { page, close } = await open(`/docs${hash}`, desktop, "light");
  expect(await page.locator(hash).isVisible()).toBe(true);
  expect(await page.locator(hash).textContent()).toContain("invalid_cursor");
  await close();
});

test("a cross-origin script can read the API and its headers", async () => {
  const elsewhere = createServer((_request, response) => response.end("<!doctype html><title>Elsewhere</title>"));
  await once(elsewhere.listen(0, "127.0.0.1"), "listening");
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`);
  const seen = await page.evaluate(async (url) => {
    const response = await fetch(url, { headers: { "X-Request-Id": "from-elsewhere" } });
    return { id: response.headers.get("X-Request-Id"), etag: response.headers.get("ETag") };
  }, `${base}/api/profile`);
  expect(seen).toEqual({ id: "from-elsewhere", etag: expect.stringMatching(/^"[^"]+"$/) });
  await context.close();
  elsewhere.close();
});
