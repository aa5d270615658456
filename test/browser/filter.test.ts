import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { limits } from "../../src/contract/limits.ts";
import { shownAtFirst } from "../../src/portfolio/twins/home.ts";
import { openBrowser } from "../support/browser.ts";
import { jsonOf } from "../support/dist.ts";
import { build, temporaryFolder } from "../support/programs.ts";
import { type StaticHost, startStaticHost } from "../support/static-host.ts";

const base = inject("baseUrl");
const { total } = jsonOf("/api/projects/all/0.json") as { total: number };
const ofClients = (jsonOf("/api/projects/client/0.json") as { count: number }).count;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const open = async (path: string, options: { script?: boolean; width?: number; host?: string } = {}) => {
  const { script: javaScriptEnabled = true, width = 1280, host = base } = options;
  const context = await browser.newContext({ javaScriptEnabled, viewport: { width, height: 800 } });
  const page = await context.newPage();
  await page.goto(host + path);
  return { page, close: () => context.close() };
};

/** The titles of the projects that are to be seen. */
const shown = (page: Page): Promise<string[]> => page.locator("main li[data-kind] a:visible").allTextContents();
const count = (page: Page) => page.getByRole("status");
const addressOf = (page: Page): string => page.url().slice(base.length);

describe.each(["/", "/projects"])("the filter of %s", (path) => {
  test("finds by words in any order, whatever their case and accents, and by tag", async () => {
    const { page, close } = await open(path);
    expect(await count(page).textContent()).toBe(`${total} projects`);
    const field = page.getByRole("searchbox", { name: "Find a project" });
    await field.fill("TRAMWAJE lodz");
    expect(await shown(page)).toEqual(["Łódź: tramwaje"]);
    expect(await count(page).textContent()).toBe(`1 of ${total} projects`);
    expect(addressOf(page)).toBe(`${path}?q=TRAMWAJE+lodz`);
    await field.fill("postgis");
    expect(await shown(page)).toEqual(["Kartenwerk für Straßenbäume"]);
    await field.fill("nothing is called so");
    expect(await shown(page)).toEqual([]);
    expect(await count(page).textContent()).toBe(`None of ${total} projects`);
    expect(await page.locator("main [data-group]:visible").count()).toBe(0);
    expect(await page.getByText("No project here fits this filter.").isVisible()).toBe(true);
    await page.getByRole("link", { name: "Clear the filter" }).click();
    expect(addressOf(page)).toBe(path);
    expect(await shown(page)).toHaveLength(total);
    expect(await page.getByText("No project here fits this filter.").isVisible()).toBe(false);
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await field.fill("maps");
    await field.fill("");
    expect(addressOf(page)).toBe(path);
    expect(await shown(page)).toHaveLength(total);
    await close();
  });

  test("filters by kind and tag in place, can be shared, and goes back", async () => {
    const { page, close } = await open(path);
    await page.getByRole("link", { name: `For clients ${ofClients}` }).click();
    expect(addressOf(page)).toBe(`${path}?kind=client`);
    expect(await shown(page)).toHaveLength(ofClients);
    expect(await page.locator("[data-filter] [data-kind][aria-current=true]").textContent()).toMatch(/^For clients/);
    await page.locator("[data-filter]").getByRole("link", { name: "maps", exact: true }).click();
    expect(addressOf(page)).toBe(`${path}?kind=client&q=maps`);
    const both = await shown(page);
    expect(both).toContain("Kartenwerk für Straßenbäume");
    expect(both).not.toContain("Tide Clock");

    const shared = await open(addressOf(page));
    expect(await shown(shared.page)).toEqual(both);
    expect(await shared.page.getByRole("searchbox").inputValue()).toBe("maps");
    await shared.close();

    await page.goBack();
    expect(await shown(page)).toHaveLength(ofClients);
    expect(await page.getByRole("searchbox").inputValue()).toBe("");
    await page.goBack();
    expect(await shown(page)).toHaveLength(total);
    await page.goForward();
    await page.goForward();
    expect(await shown(page)).toEqual(both);
    await page.locator("[data-filter]").getByRole("link", { name: "maps", exact: true }).click();
    expect(addressOf(page)).toBe(`${path}?kind=client`);
    await close();
  });

  test("counts those of each kind that have the words", async () => {
    const { page, close } = await open(`${path}?q=maps`);
    const numbers = page.locator("[data-filter] a[data-kind] span");
    const [all = 0, ...kinds] = (await numbers.allTextContents()).map(Number);
    expect(all).toBe((await shown(page)).length);
    expect(all).toBeLessThan(total);
    expect(kinds.reduce((sum, each) => sum + each, 0)).toBe(all);
    await page.locator("[data-filter] a[data-kind=client]").click();
    expect((await shown(page)).length).toBe(kinds[0]);
    await close();
  });

  test("goes back from what was typed to what was chosen", async () => {
    const { page, close } = await open(path);
    await page.locator("[data-filter] a[data-kind=client]").click();
    await page.locator("[data-filter]").getByRole("link", { name: "maps", exact: true }).click();
    const field = page.getByRole("searchbox");
    await field.press("End");
    await field.pressSequentially(" in");
    expect(addressOf(page)).toBe(`${path}?kind=client&q=maps+in`);
    await page.goBack();
    expect(addressOf(page)).toBe(`${path}?kind=client&q=maps`);
    expect(await field.inputValue()).toBe("maps");
    await page.goBack();
    expect(addressOf(page)).toBe(`${path}?kind=client`);
    await close();
  });

  test("leaves nothing in the address that cannot be asked for", async () => {
    const { page, close } = await open(`${path}?kind=bogus&ref=mail#projects`);
    expect(addressOf(page)).toBe(`${path}?ref=mail#projects`);
    expect(await shown(page)).toHaveLength(total);
    await page.goto(`${base}${path}?q=${"x".repeat(300)}`);
    expect(addressOf(page)).toBe(`${path}?q=${"x".repeat(limits.searchLength)}`);
    await close();
  });

  test("is links to the lists where there is no script, and no control that does nothing", async () => {
    const { page, close } = await open(path, { script: false });
    expect(await page.getByRole("searchbox").count()).toBe(0);
    expect(await shown(page)).toHaveLength(total);
    await page.getByRole("link", { name: `For clients ${ofClients}` }).click();
    expect(addressOf(page)).toBe("/projects#client");
    await page.goto(base + path);
    await page.locator("[data-filter]").getByRole("link", { name: "open data", exact: true }).click();
    expect(addressOf(page)).toBe("/projects#tag-open-data");
    expect(await page.locator("dt:target").textContent()).toBe("open data");
    await close();
  });
});

test("a phone shows the latest projects, and all that a filter finds", async () => {
  const { page, close } = await open("/", { width: 360 });
  const first = await shown(page);
  expect(first.length).toBeLessThan(total);
  await page.getByRole("searchbox").fill("choir");
  expect(await shown(page)).toEqual(["Choir Tuner"]);
  expect(first).not.toContain("Choir Tuner");
  await close();
});

test("the link to all projects leads to all of them, whatever the filter", async () => {
  const { page, close } = await open("/?kind=personal&q=maps");
  await page.getByRole("link", { name: `All ${total} projects, by kind and tag` }).click();
  await page.waitForURL("**/projects");
  expect(addressOf(page)).toBe("/projects");
  expect(await shown(page)).toHaveLength(total);
  await close();
});

describe("the front page of a portfolio with more projects than it shows", () => {
  const folder = temporaryFolder();
  const count = shownAtFirst + 1;
  let host: StaticHost;
  beforeAll(async () => {
    const [content, out] = [join(folder, "content"), join(folder, "dist")];
    mkdirSync(join(content, "projects"), { recursive: true });
    writeFileSync(join(content, "profile.yaml"), "name: Ada\nemail: ada@example.com\n");
    writeFileSync(join(content, "site.yaml"), "title: Ada\ndescription: What Ada made.\n");
    for (let at = 1; at <= count; at += 1)
      writeFileSync(
        join(content, "projects", `p${at}.md`),
        `---\ntitle: ${at === 1 ? "Oldest" : `Number ${at}`}\nyear: ${1900 + at}\n---\n\nText.\n`,
      );
    expect(await build({ content, out })).toMatchObject({ code: 0 });
    host = await startStaticHost(out, "html");
  });
  afterAll(async () => {
    await host?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test("says so, and takes a filter along to the others where that is wanted", async () => {
    const { page, close } = await open("/?q=oldest", { host: host.url });
    expect(await shown(page)).toEqual([]);
    expect(await page.locator(".count").textContent()).toBe(`None of the latest ${shownAtFirst} projects`);
    await page.getByRole("link", { name: `This filter among all ${count} projects` }).click();
    await page.waitForURL("**/projects/?q=oldest");
    expect(await shown(page)).toEqual(["Oldest"]);
    expect(await page.locator(".count").textContent()).toBe(`1 of ${count} projects`);
    await page.goto(`${host.url}/`);
    expect(await page.getByText("This filter among").isVisible()).toBe(false);
    await close();
  });
});

test("every tag of a project leads to its line in the index", async () => {
  const { page, close } = await open("/projects/choir-tuner", { script: false });
  const tags = page.locator("article dl a[href^='/projects#']");
  for (let at = 0; at < (await tags.count()); at += 1) {
    const tag = await tags.nth(at).textContent();
    await tags.nth(at).click();
    expect(await page.locator("dt:target").textContent()).toBe(tag);
    await page.goBack();
  }
  expect(await tags.count()).toBe(3);
  await close();
});
