import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "../support/browser.ts";
import { build, temporaryFolder } from "../support/programs.ts";
import { type StaticHost, startStaticHost } from "../support/static-host.ts";

const folder = temporaryFolder();
const text = "مكتوب بلغة Rust.";
let browser: Browser;
let host: StaticHost;
let page: Page;

beforeAll(async () => {
  const [content, out] = [join(folder, "content"), join(folder, "dist")];
  mkdirSync(join(content, "projects"), { recursive: true });
  writeFileSync(join(content, "profile.yaml"), "name: ليلى\nemail: layla@example.com\ntagline: أصنع الخرائط.\n");
  writeFileSync(join(content, "site.yaml"), "title: ليلى\ndescription: ما صنعته ليلى.\nlanguage: ar\n");
  writeFileSync(join(content, "projects", "map.md"), `---\ntitle: خريطة\n---\n\n${text}\n`);
  expect(await build({ content, out })).toMatchObject({ code: 0 });
  host = await startStaticHost(out, "html");
  browser = await openBrowser();
  page = await browser.newPage();
});
afterAll(async () => {
  await browser?.close();
  await host?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The language of an element as a screen reader determines it. */
const languageOf = (selector: string): Promise<string | null | undefined> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.closest("[lang]")?.getAttribute("lang"));

test("the owner's text has the owner's lang, and the built-in text is English", async () => {
  await page.goto(`${host.url}/`);
  expect([await languageOf("h1"), await languageOf("header nav a"), await languageOf("footer a")]).toEqual([
    "ar",
    "en",
    "en",
  ]);
  for (const path of ["/developers/", "/docs/", "/sandbox/", "/changelog/"]) {
    await page.goto(host.url + path);
    expect([await languageOf("h1"), await languageOf("header nav a"), await languageOf(".brand")], path).toEqual([
      "en",
      "en",
      "ar",
    ]);
  }
});

test("each text has its own direction", async () => {
  /** The distances of the first and last character from the element's left and right edge. */
  const endsOf = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const node = element.firstChild as Text;
      const box = element.getBoundingClientRect();
      const placeOf = (at: number) => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { left, right } = range.getBoundingClientRect();
        return { fromLeft: left - box.left, fromRight: box.right - right };
      };
      return { first: placeOf(0), last: placeOf(node.length - 1) };
    });
  await page.goto(`${host.url}/projects/map/`);
  const arabic = await endsOf(".description p");
  expect(arabic.first.fromRight).toBeLessThan(1);
  expect(arabic.last.fromRight).toBeGreaterThan(arabic.first.fromRight);
  await page.goto(`${host.url}/docs/`);
  expect((await endsOf("h1")).first.fromLeft).toBeLessThan(1);
});
