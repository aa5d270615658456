import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import { themeNames } from "../src/themes/names.ts";
import { openBrowser } from "../test/support/browser/browser.ts";
import { startStaticHost } from "../test/support/hosts/static-host.ts";

/**
 * Draws docs/themes/: the front page of the sample in each theme, in light and dark, as WebP files 900 pixels wide.
 * `node bench/theme-gallery.ts --only swiss,poster --out /tmp/pictures --width 390 --paths /,/projects/tide-clock` draws some
 * themes, elsewhere, as on a phone, and also a project page.
 */
const { values } = parseArgs({
  options: {
    only: { type: "string", default: themeNames.join(",") },
    out: { type: "string", default: "docs/themes" },
    width: { type: "string", default: "1280" },
    height: { type: "string", default: "920" },
    paths: { type: "string", default: "/" },
  },
});
const work = ".build/themes";
/** The width of a picture in the document, in pixels: two fit beside each other, sharp on dense screens. */
const SHOWN_WIDTH = 900;
const viewport = { width: Number(values.width), height: Number(values.height) };

const buildWith = (theme: string): string => {
  const content = join(work, theme, "content");
  const out = join(work, theme, "dist");
  rmSync(content, { recursive: true, force: true });
  cpSync("content", content, { recursive: true });
  appendFileSync(join(content, "site.yaml"), `\ntheme: ${theme}\n`);
  execFileSync(process.execPath, ["src/cli/bin.js", "build", "--content", content, "--out", out], {
    env: { ...process.env, SITE_URL: "http://localhost" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return out;
};

const draw = async (browser: Browser, site: string, theme: string, scheme: "light" | "dark"): Promise<void> => {
  const page = await browser.newPage({ viewport, colorScheme: scheme });
  await page.addInitScript((appearance) => localStorage.setItem("appearance", appearance), scheme);
  for (const path of values.paths.split(",")) {
    await page.goto(site + path, { waitUntil: "networkidle" });
    const name = path === "/" ? "home" : path.split("/")[1]?.replace("projects", "project");
    const png = await page.screenshot();
    const { default: sharp } = await import("sharp");
    writeFileSync(
      join(values.out, `${theme}-${name}-${scheme}.webp`),
      await sharp(png).resize({ width: SHOWN_WIDTH, withoutEnlargement: true }).webp({ quality: 76 }).toBuffer(),
    );
  }
  await page.close();
};

mkdirSync(values.out, { recursive: true });
const browser = await openBrowser();
try {
  for (const theme of values.only.split(",")) {
    const host = await startStaticHost(buildWith(theme), "html");
    await draw(browser, host.url, theme, "light");
    await draw(browser, host.url, theme, "dark");
    await host.stop();
  }
} finally {
  await browser.close();
}
