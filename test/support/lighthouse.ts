import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import lighthouse from "lighthouse";

/** Chromium as the machine has it. The one that comes with the packages ends when Lighthouse records what a page does. */
export const installedChromium = (process.env.PATH ?? "")
  .split(delimiter)
  .map((folder) => join(folder, "chromium"))
  .find((file) => existsSync(file));

/** The categories that Lighthouse scores, from 0 to 1. */
export type Category = "performance" | "accessibility" | "best-practices" | "seo";

/** What Lighthouse says of a page on its phone profile. */
export interface Audited {
  /** Undefined where it was not asked, or could not tell. */
  readonly scores: Readonly<Partial<Record<Category, number>>>;
  /** What is not as it should be, with the weight that it has in a score. */
  readonly faults: readonly string[];
  /** The share of the view that moved while the page was loaded. */
  readonly layoutShift: number | undefined;
  /** Bytes that came over the network. */
  readonly bytes: number | undefined;
}

/** Has Lighthouse look at pages, one after the other. */
export const auditedBy = async (
  program: string,
  urls: readonly string[],
  categories: readonly Category[],
): Promise<ReadonlyMap<string, Audited>> => {
  const profile = mkdtempSync(join(tmpdir(), "vitrine-chromium-"));
  const flags = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"];
  const args = [...flags, `--user-data-dir=${profile}`, "--remote-debugging-port=0", "about:blank"];
  const browser = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] });
  try {
    const port = await new Promise<number>((resolve, reject) => {
      let said = "";
      browser.stderr.setEncoding("utf8").on("data", (text: string) => {
        said += text;
        const listening = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(said)?.[1];
        if (listening) resolve(Number(listening));
      });
      browser.once("close", () => reject(new Error(`Chromium ended: ${said}`)));
    });
    const found = new Map<string, Audited>();
    for (const url of urls) {
      const result = await lighthouse(url, { port, logLevel: "error", onlyCategories: [...categories] });
      if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
      const { lhr } = result;
      const weighed = new Set(
        Object.values(lhr.categories).flatMap(({ auditRefs }) =>
          auditRefs.flatMap(({ id, weight }) => (weight ? id : [])),
        ),
      );
      found.set(url, {
        scores: Object.fromEntries(
          Object.entries(lhr.categories).map(([name, { score }]) => [name, score ?? undefined]),
        ),
        faults: Object.values(lhr.audits)
          .filter(({ id, score }) => score !== null && score < 1 && weighed.has(id))
          .map(({ id, displayValue }) => (displayValue ? `${id}: ${displayValue}` : id)),
        layoutShift: lhr.audits["cumulative-layout-shift"]?.numericValue,
        bytes: lhr.audits["total-byte-weight"]?.numericValue,
      });
    }
    return found;
  } finally {
    browser.kill();
    if (browser.exitCode === null && browser.signalCode === null) await once(browser, "close");
    rmSync(profile, { recursive: true, force: true });
  }
};
