import { join } from "node:path";
import { sitePages } from "../src/contract/site/pages.ts";
import { installedChromium, type LighthouseReport, runLighthouse } from "../test/support/lighthouse.ts";
import { temporaryFolder } from "./processes.ts";
import { startVitrine } from "./servers.ts";
import { buildInto } from "./site.ts";
import { median, spread, table } from "./table.ts";

const ROUNDS = 3;

const percent = (scores: readonly (number | undefined)[]): string =>
  spread(
    scores.map((score) => (score ?? Number.NaN) * 100),
    0,
  );

/** The Lighthouse scores of each page with the phone profile. */
export const pages = async (): Promise<string> => {
  if (!installedChromium) return "Lighthouse needs `chromium` on the PATH: skipped.";
  const dist = join(temporaryFolder(), "dist");
  await buildInto("content", dist);
  const ours = await startVitrine(dist);
  const paths = [...sitePages.map(({ path }) => path), "/projects/kartenwerk"];
  const seen: ReadonlyMap<string, LighthouseReport>[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    seen.push(
      await runLighthouse(
        installedChromium,
        paths.map((path) => ours.url + path),
        ["performance", "accessibility", "best-practices", "seo"],
      ),
    );
  const rows = paths.map((path) => {
    const reports = seen.flatMap((round) => round.get(ours.url + path) ?? []);
    const scores = (name: "performance" | "accessibility" | "best-practices" | "seo") =>
      percent(reports.map((audited) => audited.scores[name]));
    return [
      path,
      scores("performance"),
      scores("accessibility"),
      scores("best-practices"),
      scores("seo"),
      median(reports.map(({ layoutShift }) => layoutShift ?? Number.NaN)).toFixed(3),
      (median(reports.map(({ bytes }) => bytes ?? Number.NaN)) / 1000).toFixed(1),
    ];
  });
  return table(["page", "performance", "accessibility", "best practices", "SEO", "layout shift", "KB"], rows);
};
