import { resolve } from "node:path";
import { loadOptions } from "../configuration/load-options.ts";
import { ConfigurationError } from "../configuration/read-options.ts";
import { byPosition, ContentError, formatIssues } from "../content/issues/content-issue.ts";
import { languageSummary, languagesOf } from "../content/languages/languages.ts";
import { ownerPaths } from "../content/links/owner-paths.ts";
import { inspectContent } from "../content/read/read-content.ts";
import { joinList } from "../contract/text/join-list.ts";
import { pluralize } from "../contract/text/pluralize.ts";
import { checkDecoding } from "../media/pictures/build-pictures.ts";
import { smallCovers } from "../media/pictures/small-covers.ts";
import { PictureError } from "../media/sharp.ts";
import { missingLetterIssues } from "../resume-pdf/missing-letters.ts";
import { runCommand } from "../terminal/command-line.ts";
import { checkPages } from "./site/pages/page-issues.ts";
import { checkSettings, defaultContent, siteUrl } from "./site/settings.ts";
import { checkWorkerConfig } from "./site/worker-config.ts";

const root = resolve();

/** The further languages of the site that the configuration is about; none if another folder is checked, or has errors. */
let languages: readonly string[] = [];

/** Which values of the content are not on the site, and how an owner publishes them. */
const privacyNote = (names: readonly string[], published: readonly string[]): string =>
  `Private, so not on the site: ${joinList(names)}. ` +
  `To publish all of it, write \`publish: [${[...published, ...names].join(", ")}]\` in site.yaml.\n`;

const checkContent = async ({ content, hosting }: ReturnType<typeof checkSettings>): Promise<void> => {
  const folder = resolve(content);
  const facts = { site: siteUrl(process.env), hosting, paths: ownerPaths(root), thisYear: new Date().getUTCFullYear() };
  const { portfolio, issues, warnings, pictures, texts, privateNames } = inspectContent(folder, facts);
  const decoding = await checkDecoding(folder, pictures);
  const letters = portfolio ? missingLetterIssues({ ...facts, portfolio }, () => texts) : [];
  const all = [...issues, ...decoding.issues, ...letters];
  if (!portfolio || all.length > 0) throw new ContentError(all);
  if (folder === resolve(defaultContent)) languages = languagesOf(portfolio).slice(1);
  const allWarnings = [...warnings, ...smallCovers(portfolio, decoding.built)];
  if (allWarnings.length > 0) process.stderr.write(`${formatIssues(allWarnings.toSorted(byPosition), "warning")}\n`);
  process.stdout.write(
    `${content}/: ${pluralize(portfolio.projects.length, "project")}${languageSummary(portfolio)}, no errors.\n`,
  );
  if (privateNames.length > 0) process.stdout.write(privacyNote(privateNames, portfolio.site.publish ?? []));
};

const checkOwnPages = (): void => {
  const { issues, warnings } = checkPages(root);
  if (warnings.length > 0) process.stderr.write(`${formatIssues(warnings, "warning")}\n`);
  if (issues.length > 0) throw new ContentError(issues);
};

/** `vitrine check`: prints all errors in content and configuration, and those of pages that show without rendering them. */
await runCommand(async (args) => {
  const settings = checkSettings(args);
  // Each runs, also after one that failed.
  for (const check of [
    () => checkContent(settings),
    () => loadOptions(root),
    checkOwnPages,
    () => checkWorkerConfig(root, siteUrl(process.env), languages),
  ])
    await runCommand(check, { expected: [ConfigurationError, ContentError, PictureError] });
});
