import { appendFileSync, cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { themeNames } from "../../src/themes/names.ts";
import { violationsOn } from "../support/browser/accessibility.ts";
import { openBrowser } from "../support/browser/browser.ts";
import { portfolioFolders } from "../support/content/portfolios.ts";
import { build, type Host, startHost, temporaryFolder } from "../support/hosts/programs.ts";

/** A project with everything that its page can show. */
const project = `---
title: Everything
year: 2024
duration: six weeks
role: Composer
client: The harbor
team: four players
result: 40 concerts
tags: [quartet, sea]
link: https://everything.example.com/
---

A text[^1] with \`code\`, **emphasis** and a [link](https://example.com/).

## A heading

| Movement | Minutes |
|---|--:|
| First | 12 |

> A quotation.

\`\`\`ts
// A comment
const tempo: number = play("allegro", 132);
\`\`\`

[^1]: A footnote.
`;

const pages = ["/", "/projects", "/projects/everything", "/answer?q=Where+do+you+live%3F"];
const apiPages = ["/docs", "/docs/agents", "/developers", "/sandbox", "/changelog", "/nowhere"];
const screens = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe.each(themeNames)("in the theme %s", (theme) => {
  const folder = temporaryFolder();
  let host: Host;
  beforeAll(async () => {
    const [content, out] = [join(folder, "content"), join(folder, "dist")];
    cpSync(portfolioFolders.composer, content, { recursive: true });
    appendFileSync(join(content, "site.yaml"), `\ntheme: ${theme}\n`);
    writeFileSync(join(content, "projects", "everything.md"), project);
    expect(await build({ content, out })).toMatchObject({ code: 0, stderr: "" });
    host = await startHost(out, { LOG: "off" });
  });
  afterAll(async () => {
    await host?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each(["light", "dark"] as const)(
    "every page is accessible and fits in %s",
    async (scheme) => {
      for (const viewport of screens) {
        const context = await browser.newContext({ viewport, colorScheme: scheme });
        await context.addInitScript((appearance) => localStorage.setItem("appearance", appearance), scheme);
        const page = await context.newPage();
        const isWhole = viewport === screens[0] && scheme === "light";
        for (const path of isWhole ? [...pages, ...apiPages] : pages) {
          await page.goto(host.url + path, { waitUntil: "load" });
          const violations = await violationsOn(page);
          const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect([path, violations, excess > 0]).toEqual([path, [], false]);
        }
        await context.close();
      }
    },
    180_000,
  );
});
