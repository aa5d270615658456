import { resolve } from "node:path";
import { loadOptions } from "../configuration/load-options.ts";
import { ConfigurationError } from "../configuration/read-options.ts";
import { ContentError } from "../content/issues/content-issue.ts";
import { ownerPaths } from "../content/links/owner-paths.ts";
import { inspectContent } from "../content/read/read-content.ts";
import { pictureIssues } from "../media/pictures/build-pictures.ts";
import { PictureError } from "../media/sharp.ts";
import { exitCodeFor } from "../terminal/command-line.ts";
import { pluralize } from "../terminal/report.ts";
import { SettingsError } from "../terminal/settings-error.ts";
import { checkSettings, siteUrl } from "./site/settings.ts";
import { checkWorkerConfig } from "./site/worker-config.ts";

/** `vitrine check`: prints all errors in content and configuration. */
const expected = [ConfigurationError, ContentError, PictureError, SettingsError];
const root = resolve();

const checkContent = async ({ content, hosting }: ReturnType<typeof checkSettings>): Promise<void> => {
  const folder = resolve(content);
  const facts = { site: siteUrl(process.env), hosting, paths: ownerPaths(root) };
  const { portfolio, issues, pictures } = inspectContent(folder, facts);
  const damaged = await pictureIssues(folder, pictures);
  if (!portfolio || damaged.length > 0) throw new ContentError([...issues, ...damaged]);
  process.stdout.write(`${content}/: ${pluralize(portfolio.projects.length, "project")}, no errors.\n`);
};

try {
  const settings = checkSettings(process.argv.slice(2));
  for (const check of [
    () => checkContent(settings),
    () => loadOptions(root),
    () => checkWorkerConfig(root, siteUrl(process.env)),
  ])
    try {
      await check();
    } catch (error) {
      process.exitCode = exitCodeFor(error, expected);
    }
} catch (error) {
  process.exitCode = exitCodeFor(error, expected);
}
