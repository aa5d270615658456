import { resolve } from "node:path";
import { readArguments, runCommand, usageError } from "../../terminal/command-line.ts";
import { printLine } from "../../terminal/report.ts";
import { addDeployTarget, isAddedTarget } from "./main.ts";

const usage = `Usage: vitrine add TARGET

Adds the files to deploy your repository to TARGET, and adapts the scripts in package.json. Files that you edited are not
replaced. You can run it again.

  pages       GitHub Pages: a workflow that builds the site with --static and publishes it after every push
  cloudflare  Cloudflare Workers: wrangler.jsonc, a workflow, the script deploy and the package wrangler
`;

/** `vitrine add`: adds the files of a deploy target to an owner's repository. */
await runCommand(
  (args) => {
    const { positionals } = readArguments(args, { usage, options: {}, allowPositionals: true });
    const [target, ...more] = positionals;
    if (!isAddedTarget(target) || more.length > 0) {
      const found = positionals.map((it) => JSON.stringify(it)).join(" ") || "nothing";
      throw usageError(`Expected pages or cloudflare; found ${found}.`, usage);
    }
    addDeployTarget(resolve(), target, printLine);
  },
  { outcome: "Nothing was changed." },
);
