import { resolve } from "node:path";
import { ContentError } from "../content/issues/content-issue.ts";
import { ownerPaths } from "../content/links/owner-paths.ts";
import { readContent } from "../content/read/read-content.ts";
import { exitCodeFor } from "../terminal/command-line.ts";
import { pluralize } from "../terminal/report.ts";
import { SettingsError } from "../terminal/settings-error.ts";
import { checkSettings, siteUrl } from "./site/settings.ts";

/** `npm run content:check`: reads the content, prints all errors, and writes nothing. */
try {
  const content = checkSettings(process.argv.slice(2));
  const { projects } = readContent(resolve(content), { site: siteUrl(process.env), paths: ownerPaths(resolve()) });
  process.stdout.write(`${content}/: ${pluralize(projects.length, "project")}, no errors.\n`);
} catch (error) {
  process.exitCode = exitCodeFor(error, [ContentError, SettingsError]);
}
