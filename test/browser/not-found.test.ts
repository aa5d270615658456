import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser } from "../support/browser/browser.ts";
import { basePath, textOf } from "../support/content/dist.ts";

const base = inject("baseUrl");
const path = "/projects/tide-clok";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** The 404 page in a browser. A static host sends it as built. */
const opened = async (host: "of files" | "of the service", script: boolean) => {
  const context = await browser.newContext({ javaScriptEnabled: script });
  const page = await context.newPage();
  const asBuilt = { status: 404, contentType: "text/html", body: textOf("/404.html") };
  if (host === "of files") await page.route(`**${path}`, (route) => route.fulfill(asBuilt));
  const responses = await page.goto(base + path);
  expect(responses?.status()).toBe(404);
  const lead = page.locator("main .lead");
  const link = lead.getByRole("link");
  return { page, lead, link, close: () => context.close() };
};

const missing = `There is no page at ${basePath}${path}. The page may have moved, or the link may be wrong.`;

test.each([
  ["of files", true],
  ["of the service", true],
  ["of the service", false],
] as const)("the 404 page %s (scripts: %s) names the requested path and suggests the closest", async (host, script) => {
  const { lead, link, close } = await opened(host, script);
  await link.waitFor();
  expect(await lead.innerText()).toBe(`${missing}\nDid you mean ${basePath}/projects/tide-clock?`);
  expect(await link.getAttribute("href")).toBe(`${basePath}/projects/tide-clock`);
  await close();
});

test("the search of the 404 page is empty, and finds pages of the site", async () => {
  const { page, close } = await opened("of the service", true);
  const field = page.getByRole("search").getByRole("searchbox");
  expect(await field.inputValue()).toBe("");
  await field.fill("tide");
  await field.press("Enter");
  await page
    .getByRole("dialog")
    .getByRole("link", { name: /^Tide Clock/ })
    .first()
    .waitFor();
  await close();
});

test("the static 404 page without scripts gives general help", async () => {
  const { lead, close } = await opened("of files", false);
  expect(await lead.innerText()).toBe(missing.replace(basePath + path, "this address"));
  await close();
});
