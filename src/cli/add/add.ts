import { resolve } from "node:path";
import { exitCodeFor, readArguments } from "../../terminal/command-line.ts";
import { SettingsError } from "../../terminal/settings-error.ts";
import { addDeployTarget, isAddedTarget } from "./main.ts";

const usage = `Usage: vitrine add TARGET

Adds the files to deploy your repository to TARGET, and adapts the scripts in package.json. Files that you edited are not
replaced. You can run it again.

  pages       GitHub Pages: a workflow that builds the site with --static and publishes it after every push
  cloudflare  Cloudflare Workers: wrangler.jsonc, a workflow, the script deploy and the package wrangler
`;

/** `vitrine add`: adds the files of a deploy target to an owner's repository. */
try {
  const { positionals } = readArguments(process.argv.slice(2), { usage, options: {}, allowPositionals: true });
  const [target, ...more] = positionals;
  if (!isAddedTarget(target) || more.length > 0)
    throw new SettingsError(
      `Expected pages or cloudflare; found ${positionals.map((it) => JSON.stringify(it)).join(" ") || "nothing"}.\n\n${usage.trimEnd()}`,
    );
  addDeployTarget(resolve(), target, (line) => void process.stdout.write(`${line}\n`));
} catch (error) {
  process.exitCode = exitCodeFor(error, [SettingsError], "Nothing was changed.");
}
