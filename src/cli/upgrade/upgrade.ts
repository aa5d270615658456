import { resolve } from "node:path";
import { ConfigurationError } from "../../configuration/read-options.ts";
import { ContentError } from "../../content/issues/content-issue.ts";
import { readArguments, runCommand } from "../../terminal/command-line.ts";
import { printLine } from "../../terminal/report.ts";

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
await runCommand(
  async (args) => {
    const { content, "dry-run": dryRun } = readArguments(args, { usage, options }).values;
    // Loaded when the options are known to be valid, so that help and errors appear at once.
    const [{ upgrade }, { migrations }] = await Promise.all([import("./main.ts"), import("./migrations.ts")]);
    await upgrade(resolve(), { content, dryRun }, migrations, printLine);
  },
  { expected: [ConfigurationError, ContentError], outcome: "Nothing was changed." },
);
