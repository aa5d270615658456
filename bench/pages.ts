import { appendFileSync, cpSync } from "node:fs";
import { join } from "node:path";
import { sitePages } from "../src/contract/site/pages.ts";
import { themeNames } from "../src/themes/names.ts";
import { installedChromium, type LighthouseReport, runLighthouse } from "../test/support/browser/lighthouse.ts";
import { cleanUp, temporaryFolder } from "./processes.ts";
import { startVitrine } from "./servers.ts";
import { buildInto } from "./site.ts";
import { median, spread, table } from "./table.ts";

const ROUNDS = 3;

const percent = (scores: readonly (number | undefined)[]): string =>
  spread(
    scores.map((score) => (score ?? Number.NaN) * 100),
    0,
  );

const categories = ["performance", "accessibility", "best-practices", "seo", "agentic-browsing"] as const;
const paths = [...sitePages.map(({ path }) => path), "/projects/kartenwerk"];
const header = ["performance", "accessibility", "best practices", "SEO", "agents", "LCP in s", "layout shift", "KB"];

/** The columns after the first: the median and the range of each figure. */
const figures = (reports: readonly LighthouseReport[]): string[] => [
  ...categories.map((name) => percent(reports.map(({ scores }) => scores[name]))),
  spread(
    reports.map(({ largestPaint }) => (largestPaint ?? Number.NaN) / 1000),
    2,
  ),
  spread(
    reports.map(({ layoutShift }) => layoutShift ?? Number.NaN),
    3,
  ),
  (median(reports.map(({ bytes }) => bytes ?? Number.NaN)) / 1000).toFixed(1),
];

/** Visits each page once, with the phone profile. Returns its reports in the order of `paths`. */
const visit = async (chromium: string, content: string): Promise<readonly LighthouseReport[]> => {
  const dist = join(temporaryFolder(), "dist");
  await buildInto(content, dist);
  const ours = await startVitrine(dist);
  const seen = await runLighthouse(
    chromium,
    paths.map((path) => ours.url + path),
    categories,
  );
  return [...seen.values()];
};

const skipped = "Lighthouse needs `chromium` on the PATH: skipped.";

/** The Lighthouse scores of each page. */
export const pages = async (): Promise<string> => {
  if (!installedChromium) return skipped;
  const rounds: (readonly LighthouseReport[])[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await visit(installedChromium, "content"));
  const rows = paths.map((path, at) => [path, ...figures(rounds.flatMap((reports) => reports[at] ?? []))]);
  return table(["page", ...header], rows);
};

/** The Lighthouse scores of all pages together, in each theme. */
export const themes = async (): Promise<string> => {
  if (!installedChromium) return skipped;
  const rows: string[][] = [];
  for (const theme of themeNames) {
    const content = join(temporaryFolder(), "content");
    cpSync("content", content, { recursive: true });
    appendFileSync(join(content, "site.yaml"), `\ntheme: ${theme}\n`);
    rows.push([theme, ...figures(await visit(installedChromium, content))]);
    await cleanUp();
  }
  return table(["theme", ...header], rows);
};
