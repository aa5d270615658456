import { resolve } from "node:path";
import { ConfigurationError } from "../../configuration/read-options.ts";
import { ContentError } from "../../content/issues/content-issue.ts";
import { exitCodeFor, readArguments } from "../../terminal/command-line.ts";
import { SettingsError } from "../../terminal/settings-error.ts";

const usage = `Usage: vitrine upgrade [options]

Adapts your repository to the installed release of Vitrine, after you updated the package: changes content whose format
changed, prints each change with the reason, and reports replaced components that changed.

  --content FOLDER  content folder (default: content)
  --dry-run         print the changes without making them
`;

const options = {
  content: { type: "string", default: "content" },
  "dry-run": { type: "boolean", default: false },
} as const;

/** `vitrine upgrade`. */
try {
  const { content, "dry-run": dryRun } = readArguments(process.argv.slice(2), { usage, options }).values;
  // Loaded when the options are known to be valid, so that help and errors appear at once.
  const [{ upgrade }, { migrations }] = await Promise.all([import("./main.ts"), import("./migrations.ts")]);
  await upgrade(resolve(), { content, dryRun }, migrations, (line) => void process.stdout.write(`${line}\n`));
} catch (error) {
  process.exitCode = exitCodeFor(error, [ConfigurationError, ContentError, SettingsError], "Nothing was changed.");
}
