import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { limits } from "../../src/contract/limits.ts";
import { openBrowser, resetPage } from "../support/browser/browser.ts";
import { basePath, jsonOf } from "../support/content/dist.ts";
import { sampled, slowTest } from "../support/setup/tier.ts";

const base = inject("baseUrl");
const { total } = jsonOf("/api/projects/all/0.json") as { total: number };
const clientProjectCount = (jsonOf("/api/projects/client/0.json") as { count: number }).count;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Closed pages without options, for the next tests. */
const idle: Page[] = [];

const open = async (path: string, options: { script?: boolean; width?: number; host?: string } = {}) => {
  const { script: javaScriptEnabled = true, width = 1280, host = base } = options;
  const isPlain = Object.keys(options).length === 0;
  const before = isPlain ? idle.pop() : undefined;
  if (before) {
    await before.goto(base + path);
    return { page: before, close: () => putAway(before) };
  }
  const context = await browser.newContext({ javaScriptEnabled, viewport: { width, height: 800 } });
  const page = await context.newPage();
  await page.goto(host + path);
  return { page, close: () => (isPlain ? putAway(page) : context.close()) };
};

const putAway = async (page: Page): Promise<void> => {
  await resetPage(page);
  idle.push(page);
};

/** The titles of the visible projects. */
const visibleTitles = (page: Page): Promise<string[]> => page.locator("main li[data-kind] a:visible").allTextContents();
const count = (page: Page) => page.getByRole("status").locator(".count");
/** The titles that the API finds. */
const foundByApi = async (q: string): Promise<string[]> => {
  const response = await fetch(`${base}/api/projects?limit=${limits.pageSize.max}&q=${encodeURIComponent(q)}`);
  const { projects } = (await response.json()) as { projects: { title: string }[] };
  return projects.map(({ title }) => title);
};
const addressOf = (page: Page): string => page.url().slice(base.length);
/** Waits for an address: the browser reports it after the key or click that leads to it. */
const addressIs = (page: Page, address: string): Promise<void> =>
  expect.poll(() => addressOf(page), { timeout: 10_000 }).toBe(address);

const path = "/projects";

describe("the filter of /projects", () => {
  test("finds by words in any order, case and accents, and by tag", async () => {
    const { page, close } = await open(path);
    expect(await count(page).textContent()).toBe(`${total} projects`);
    const field = page.getByRole("searchbox", { name: "Search projects" });
    await field.fill("TRAMWAJE lodz");
    expect(await visibleTitles(page)).toEqual(["Łódź: tramwaje"]);
    expect(await count(page).textContent()).toBe(`1 of ${total} projects`);
    await addressIs(page, `${path}?q=TRAMWAJE+lodz`);
    await field.fill("postgis");
    expect(await visibleTitles(page)).toEqual(["Kartenwerk für Straßenbäume"]);
    await field.fill("nothing is called so");
    expect(await visibleTitles(page)).toEqual([]);
    expect(await count(page).textContent()).toBe(`0 of ${total} projects`);
    expect(await page.locator("main [data-group]:visible").count()).toBe(0);
    expect(await page.getByText("No projects match this filter.").isVisible()).toBe(true);
    await page.getByRole("link", { name: "Clear the filter" }).click();
    await addressIs(page, path);
    expect(await visibleTitles(page)).toHaveLength(total);
    expect(await page.getByText("No projects match this filter.").isVisible()).toBe(false);
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await field.fill("maps");
    await field.fill("");
    await addressIs(page, path);
    expect(await visibleTitles(page)).toHaveLength(total);
    await close();
  });

  test("filters by type and tag in place with a shareable URL and history", async () => {
    const { page, close } = await open(path);
    await page.getByRole("link", { name: `For clients ${clientProjectCount}` }).click();
    await addressIs(page, `${path}?kind=client`);
    expect(await visibleTitles(page)).toHaveLength(clientProjectCount);
    expect(await page.locator("[data-filter] [data-kind][aria-current=true]").textContent()).toMatch(/^For clients/);
    await page.locator("[data-filter]").getByRole("link", { name: "maps", exact: true }).click();
    await addressIs(page, `${path}?kind=client&tag=maps`);
    const both = await visibleTitles(page);
    expect(both).toContain("Kartenwerk für Straßenbäume");
    expect(both).not.toContain("Tide Clock");

    const shared = await open(addressOf(page));
    expect(await visibleTitles(shared.page)).toEqual(both);
    expect(await shared.page.getByRole("searchbox").inputValue()).toBe("");
    expect(await shared.page.locator("[data-filter] [data-tag][aria-current=true]").textContent()).toBe("maps");
    await shared.close();

    await page.goBack();
    expect(await visibleTitles(page)).toHaveLength(clientProjectCount);
    expect(await page.getByRole("searchbox").inputValue()).toBe("");
    await page.goBack();
    expect(await visibleTitles(page)).toHaveLength(total);
    await page.goForward();
    await page.goForward();
    expect(await visibleTitles(page)).toEqual(both);
    await page.locator("[data-filter]").getByRole("link", { name: "maps", exact: true }).click();
    await addressIs(page, `${path}?kind=client`);
    await close();
  });

  test.each(sampled(["battery", "client", "LODZ", "c", "night tides"], 2))(
    "finds the same as the API for %s",
    async (q) => {
      const { page, close } = await open(`${path}?q=${encodeURIComponent(q)}`);
      const found = await foundByApi(q);
      const titles = await visibleTitles(page);
      expect(titles.toSorted()).toEqual(found.toSorted());
      // Each list of the page is in the order of the API.
      const lists = await page
        .locator("main ul:has(> li[data-kind])")
        .evaluateAll((all) =>
          all.map((list) =>
            [...list.querySelectorAll("li[data-kind]:not([hidden]) a")].map((link) => link.textContent),
          ),
        );
      for (const list of lists) expect(list).toEqual(found.filter((title) => list.includes(title)));
      await close();
    },
  );

  slowTest("does not search the subtitle and year, as the API does not", async () => {
    // No title, tag or description has these words, but a year and a subtitle do.
    for (const q of ["2026", "overnight"]) {
      const { page, close } = await open(`${path}?q=${q}`);
      expect(await visibleTitles(page), q).toEqual([]);
      await close();
    }
  });

  test("shows for a tag exactly the projects in the tag index", async () => {
    const { page, close } = await open("/projects");
    const index = await page.locator(".book-index > div").evaluateAll((lines) =>
      lines.map((line) => ({
        tag: line.querySelector("dt")?.textContent,
        titles: [...line.querySelectorAll("dd")].map((each) => each.textContent).toSorted(),
      })),
    );
    await page.goto(base + path);
    const chips = page.locator("[data-filter] a[data-tag]");
    const tags = await chips.allTextContents();
    expect(tags.length).toBeGreaterThan(5);
    for (const [at, tag] of tags.entries()) {
      await chips.nth(at).click();
      expect((await visibleTitles(page)).toSorted(), tag).toEqual(index.find((line) => line.tag === tag)?.titles);
    }
    await page.goto(`${base}${path}?tag=Open+DATA`);
    expect((await visibleTitles(page)).toSorted()).toEqual(index.find((line) => line.tag === "open data")?.titles);
    await close();
  });

  slowTest("counts the matches of each type", async () => {
    const { page, close } = await open(`${path}?q=maps`);
    const numbers = page.locator("[data-filter] a[data-kind] span");
    const [all = 0, ...kinds] = (await numbers.allTextContents()).map(Number);
    expect(all).toBe((await visibleTitles(page)).length);
    expect(all).toBeLessThan(total);
    expect(kinds.reduce((sum, kind) => sum + kind, 0)).toBe(all);
    await page.locator("[data-filter] a[data-kind=client]").click();
    expect((await visibleTitles(page)).length).toBe(kinds[0]);
    await close();
  });

  slowTest("restores the chosen filter on Back after typing", async () => {
    const { page, close } = await open(path);
    await page.locator("[data-filter] a[data-kind=client]").click();
    await page.locator("[data-filter]").getByRole("link", { name: "maps", exact: true }).click();
    const field = page.getByRole("searchbox");
    await field.pressSequentially("in");
    await addressIs(page, `${path}?kind=client&tag=maps&q=in`);
    await page.goBack();
    await addressIs(page, `${path}?kind=client&tag=maps`);
    await expect.poll(() => field.inputValue()).toBe("");
    await page.goBack();
    await addressIs(page, `${path}?kind=client`);
    await close();
  });

  test("keeps invalid parameters out of the URL", async () => {
    const { page, close } = await open(`${path}?kind=bogus&tag=bogus&ref=mail#projects`);
    await addressIs(page, `${path}?ref=mail#projects`);
    expect(await visibleTitles(page)).toHaveLength(total);
    await page.goto(`${base}${path}?q=${"x".repeat(300)}`);
    await addressIs(page, `${path}?q=${"x".repeat(limits.maxSearchLength)}`);
    await close();
  });

  test("is plain links without scripts", async () => {
    const { page, close } = await open(path, { script: false });
    expect(await page.getByRole("searchbox").count()).toBe(0);
    expect(await visibleTitles(page)).toHaveLength(total);
    await page.getByRole("link", { name: `For clients ${clientProjectCount}` }).click();
    await addressIs(page, "/projects#client");
    await page.goto(base + path);
    await page.locator("[data-filter]").getByRole("link", { name: "open data", exact: true }).click();
    await addressIs(page, "/projects#tag-open-data");
    expect(await page.locator("dt:target").textContent()).toBe("open data");
    expect(await page.locator("dt:target").isVisible()).toBe(true);
    await close();
  });
});

test("a phone shows the active tag and can remove it", async () => {
  const { page, close } = await open("/projects?tag=maps", { width: 390 });
  expect(await page.locator("[data-filter] a[data-tag]:visible").allTextContents()).toEqual(["maps"]);
  await page.getByRole("link", { name: "maps", exact: true }).click();
  await addressIs(page, "/projects");
  expect(await page.locator("[data-filter] a[data-tag]:visible").count()).toBeGreaterThan(1);
  expect(await page.locator("[data-filter] a[data-tag][aria-current=true]").count()).toBe(0);
  await close();
});

slowTest("the tag index is hidden while a filter is active", async () => {
  const { page, close } = await open("/projects?q=nothing+is+called+so");
  const heading = page.getByRole("heading", { name: "Tag index" });
  expect(await heading.isVisible()).toBe(false);
  await page.getByRole("link", { name: "Clear the filter" }).click();
  expect(await heading.isVisible()).toBe(true);
  await close();
});

slowTest("forced colors show a mark on the selection", async () => {
  const { page, close } = await open("/projects?kind=client&tag=maps");
  await page.emulateMedia({ forcedColors: "active" });
  const bordersOf = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) =>
        all.map((each) => getComputedStyle(each)).map(({ borderTopWidth: top, borderLeftWidth: left }) => [top, left]),
      );
  const chosen = await bordersOf("[data-filter] [aria-current=true]");
  expect(chosen).toEqual([
    ["0px", "4px"],
    ["0px", "4px"],
  ]);
  for (const [, left] of await bordersOf("[data-filter] [aria-current=false]")) expect(left).toBe("0px");
  await close();
});

slowTest("a long word in a title is hyphenated", async () => {
  const { page, close } = await open(path);
  const title = page.locator("main li[data-kind] h3 a").first();
  expect(await title.evaluate((each) => getComputedStyle(each).hyphens)).toBe("auto");
  await close();
});

slowTest("every tag of a project links to its entry in the index", async () => {
  const { page, close } = await open("/projects/choir-tuner", { script: false });
  const tags = page.locator(`article dl a[href^='${basePath}/projects#']`);
  for (let index = 0; index < (await tags.count()); index += 1) {
    const tag = await tags.nth(index).textContent();
    await tags.nth(index).click();
    expect(await page.locator("dt:target").textContent()).toBe(tag);
    expect(await page.locator(":target").isVisible()).toBe(true);
    await page.goBack();
  }
  expect(await tags.count()).toBe(3);
  await close();
});
