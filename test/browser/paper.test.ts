import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser } from "../support/browser/browser.ts";
import { slowTest } from "../support/setup/tier.ts";

const base = inject("baseUrl");

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const printed = async (path: string, colorScheme: "light" | "dark" = "light"): Promise<Page> => {
  const page = await (await browser.newContext({ viewport: { width: 660, height: 940 }, colorScheme })).newPage();
  await page.goto(base + path);
  await page.emulateMedia({ media: "print" });
  return page;
};

test("the printed portfolio is a resume of one or two pages", async () => {
  const page = await printed("/");
  const pdf = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  const tops = await page.locator("h1, main h2:visible, .lists h3:visible").evaluateAll((headings) =>
    headings
      .map((heading) => [heading.getBoundingClientRect().top, heading.textContent] as const)
      .toSorted(([a], [b]) => a - b)
      .map(([, text]) => text),
  );
  expect(tops).toEqual([
    "Zoë Exemplar",
    "Experience",
    "Skills",
    "Education",
    "Hackathons",
    "Selected work",
    "More projects",
  ]);
  for (const gone of ["header nav", "footer", "form", ".button", "details", '[href$="/resume.pdf"]'])
    expect(await page.locator(`${gone}:visible`).count(), gone).toBe(0);
  expect(await page.locator(".featured li:visible, .projects li:visible").count()).toBe(11);
  const address = await page.locator("link[rel=canonical]").getAttribute("href");
  expect(await page.locator("main > p:visible").textContent()).toContain(address);
  await page.context().close();
});

slowTest("print shows each URL on one line without its label", async () => {
  const page = await printed("/");
  const links = page.locator(".opening [data-address]");
  expect(await links.count()).toBe(3);
  const heights = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
  expect(heights[0]).toBeGreaterThan(10);
  await page.context().close();
});

slowTest("print uses the light theme", async () => {
  const page = await printed("/", "dark");
  const ink = await page.locator("h1").evaluate((heading) => getComputedStyle(heading).color);
  expect(ink).toBe("rgb(23, 32, 29)");
  await page.context().close();
});

test.each(["/projects", "/projects/kartenwerk"])("print of %s has no navigation or controls", async (path) => {
  const page = await printed(path);
  for (const gone of ["nav", "footer", "form", "input", ".filter"])
    expect(await page.locator(`${gone}:visible`).count(), gone).toBe(0);
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  await page.context().close();
});
