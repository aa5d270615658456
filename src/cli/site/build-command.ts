import { resolve } from "node:path";
import { loadOptions } from "../../configuration/load-options.ts";
import { ConfigurationError } from "../../configuration/read-options.ts";
import { ContentError, formatIssues } from "../../content/issues/content-issue.ts";
import { languageSummary } from "../../content/languages/languages.ts";
import { ownerPaths } from "../../content/links/owner-paths.ts";
import { inspectContent } from "../../content/read/read-content.ts";
import { readContentInWorker } from "../../content/read/read-content-in-worker.ts";
import { writeContentSchemas } from "../../content/read/write-schemas.ts";
import { pluralize } from "../../contract/text/pluralize.ts";
import { PictureError } from "../../media/sharp.ts";
import { missingLetterIssues } from "../../resume-pdf/missing-letters.ts";
import { exitCodeFor } from "../../terminal/command-line.ts";
import { elapsed, printLine as print } from "../../terminal/report.ts";
import { BudgetError } from "./finish.ts";
import { PageError } from "./pages/page-error.ts";
import { checkPages } from "./pages/page-issues.ts";
import { type BuildSettings, buildSettings } from "./settings.ts";

const isLocal = (site: string): boolean => new URL(site).hostname === "localhost";

/** Checks the content while Astro loads, then writes the site. */
const build = async (settings: BuildSettings): Promise<void> => {
  const { content, out, site, hosting } = settings;
  const start = performance.now();
  const folder = resolve(content);
  await loadOptions(resolve());
  const pages = checkPages(resolve());
  if (pages.issues.length > 0) throw new ContentError(pages.issues);
  const facts = { site, hosting, paths: ownerPaths(resolve()) };
  const [portfolio, { writeSite }] = await Promise.all([readContentInWorker(folder, facts), import("./site.ts")]);
  const letters = missingLetterIssues({ ...facts, portfolio }, () => inspectContent(folder, facts).texts);
  if (letters.length > 0) throw new ContentError(letters);
  print(
    `Checked ${content}/: ${pluralize(portfolio.projects.length, "project")}${languageSummary(portfolio)}, no errors (${elapsed(start)})`,
  );
  if (pages.warnings.length > 0) print(formatIssues(pages.warnings, "warning"));
  await writeSite(portfolio, settings, print);
  await writeContentSchemas(folder, portfolio.variants !== undefined);
  print(`\nWrote ${out}/ in ${elapsed(start)}.`);
  if (hosting === "static" && isLocal(site))
    print(
      `Its links lead to ${site}. Before you publish it, build it for its address: SITE_URL=https://ada.example.com npx vitrine build --static`,
    );
};

/** `npm run build`. Returns the exit code. */
export const main = async (args: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> => {
  try {
    await build(buildSettings(args, environment));
    return 0;
  } catch (error) {
    return exitCodeFor(error, {
      expected: [ConfigurationError, ContentError, BudgetError, PageError, PictureError],
      outcome: "Nothing was written.",
    });
  }
};
