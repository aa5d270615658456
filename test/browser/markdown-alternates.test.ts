import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { marked } from "marked";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { parse, stringify } from "yaml";
import { markdownPath } from "../../src/contract/site/pages.ts";
import { answerTemplate } from "../../src/contract/site/templates/answer-page.ts";
import { matchTemplate } from "../../src/contract/site/templates/match-page.ts";
import { openBrowser } from "../support/browser/browser.ts";
import { basePath, servedPaths, textOf } from "../support/content/dist.ts";
import { build, type Host, startHost, temporaryFolder } from "../support/hosts/programs.ts";
import { runsAll, sampled } from "../support/setup/tier.ts";

const base = inject("baseUrl");
const paths = ["/", "/projects", "/developers", "/docs", "/docs/portfolio", "/docs/agents", "/sandbox", "/changelog"];
const projects = ["/projects/tide-clock", "/projects/kartenwerk", "/projects/tokyo-signage"];

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
});
afterAll(() => browser?.close());

/** The words in an element in order, without parts that only pages have. */
const wordsOf = (selector: string): Promise<string[]> =>
  page.locator(selector).evaluate((root) => {
    for (const part of root.querySelectorAll("[data-page-only]")) part.remove();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node.textContent ?? "");
    return texts.join(" ").match(/[\p{L}\p{N}]+/gu) ?? [];
  });

/** The front matter and the body of a Markdown alternate. */
const partsOf = (text: string): readonly [meta: Record<string, string>, markdown: string] => {
  const [, meta = "", markdown = ""] = /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(text) ?? [];
  return [parse(meta), markdown];
};

/** The Markdown of the front page without its section for programs: the page has links at its end instead. */
const withoutApi = (markdown: string): string => markdown.replace(/\n## API access\n[\s\S]*$/, "");

describe.each(sampled([...paths, ...projects], 4))("the Markdown of %s", (path) => {
  const [meta, markdown] = partsOf(textOf(markdownPath(path)));

  test("has the page's words in order", async () => {
    await page.goto(base + path);
    const onPage = await wordsOf("main");
    expect(onPage.length).toBeGreaterThan(10);
    await page.setContent(`<main>${await marked(withoutApi(markdown))}</main>`);
    expect(await wordsOf("main")).toEqual(onPage);
  });

  test("has the page's title and description", async () => {
    await page.goto(base + path);
    expect(meta.title).toBe(await page.title());
    expect(meta.description).toBe(await page.locator('meta[name="description"]').getAttribute("content"));
    expect(meta.canonical_url).toBe(await page.locator('link[rel="canonical"]').getAttribute("href"));
    expect(await page.locator('link[rel="alternate"][type="text/markdown"]').getAttribute("href")).toBe(
      basePath + markdownPath(path),
    );
  });
});

test("each page has a Markdown alternate", () => {
  const pages = [...servedPaths].filter((path) => /^\/(?:[a-z0-9/-]*)$/.test(path));
  const html = pages.filter((path) => !path.startsWith("/api") && !path.startsWith("/.well-known"));
  // The app fills the templates in, and nobody reads them otherwise.
  const read = html.filter((path) => path !== answerTemplate && path !== matchTemplate);
  expect(read.filter((path) => !servedPaths.has(markdownPath(path)))).toEqual([]);
});

describe.runIf(runsAll)("answers of the FAQ", () => {
  const folder = temporaryFolder();
  let host: Host | undefined;
  let home = "";
  const answer = "I *compose*,\nslowly:\n\n- for quartets\n- for <b>choirs</b>\n";
  beforeAll(async () => {
    const content = join(folder, "content");
    const out = join(folder, "dist");
    cpSync("test/fixtures/portfolios/composer", content, { recursive: true });
    const questions = [
      { question: "What?", answer },
      { question: "Where?", answer, url: "https://where.example.com/" },
    ];
    writeFileSync(join(content, "faq.yaml"), stringify({ questions }));
    const { code, stderr } = await build({ content, out });
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    home = readFileSync(join(out, "index.md"), "utf8");
    host = await startHost(out);
  });
  afterAll(async () => {
    await host?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test("are Markdown on the page and in its alternate, and their HTML is text", async () => {
    await page.goto(`${host?.url}/`);
    const details = page.locator(".questions details");
    for (const index of [0, 1]) {
      await details.nth(index).locator("summary").click();
      expect(await details.nth(index).locator("p").first().innerHTML()).toBe("I <em>compose</em>,\nslowly:");
      expect(await details.nth(index).locator("li").allInnerTexts()).toEqual(["for quartets", "for <b>choirs</b>"]);
    }
    expect(await details.locator("p a").allInnerTexts()).toEqual(["Read more"]);
    expect(home).toContain(`### <a id="faq-what"></a>What?\n\n${answer.trim()}\n\n### <a id="faq-where"></a>Where?`);
  });
});
