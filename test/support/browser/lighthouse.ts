import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import lighthouse from "lighthouse";

/** The system's Chromium. The packaged one crashes when Lighthouse records a trace. */
export const installedChromium = (process.env.PATH ?? "")
  .split(delimiter)
  .map((folder) => join(folder, "chromium"))
  .find((file) => existsSync(file));

/** The categories that Lighthouse scores, from 0 to 1. */
export type Category = "performance" | "accessibility" | "best-practices" | "seo" | "agentic-browsing";

/** A Lighthouse report with the mobile profile. */
export interface LighthouseReport {
  /** Missing for categories that were not requested or not scored. */
  readonly scores: Readonly<Partial<Record<Category, number>>>;
  /** Failed audits that have a weight in a score. */
  readonly faults: readonly string[];
  /** The cumulative layout shift. */
  readonly layoutShift: number | undefined;
  /** The largest contentful paint, in milliseconds. */
  readonly largestPaint: number | undefined;
  /** Transferred bytes. */
  readonly bytes: number | undefined;
}

/** Runs Lighthouse on pages sequentially. */
export const runLighthouse = async (
  program: string,
  urls: readonly string[],
  categories: readonly Category[],
): Promise<ReadonlyMap<string, LighthouseReport>> => {
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
    const found = new Map<string, LighthouseReport>();
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
        largestPaint: lhr.audits["largest-contentful-paint"]?.numericValue,
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
