import leven from "leven";
import { release } from "../contract/release.ts";

/** A command: what it does in one line, and the module that runs it. The module reads `process.argv` from the third item on. */
interface Subcommand {
  readonly summary: string;
  readonly run: () => Promise<unknown>;
}

const commands: Readonly<Record<string, Subcommand>> = {
  new: { summary: "create a repository for your portfolio", run: () => import("./new/new.ts") },
  dev: {
    summary: "serve pages and API, and reload after every edit",
    run: () => import("../../functions/hosts/dev.ts"),
  },
  build: { summary: "check the content and build the site", run: () => import("./build.ts") },
  start: { summary: "serve the built site and the API", run: () => import("../../functions/hosts/node.ts") },
  check: { summary: "list all errors in content and configuration", run: () => import("./check-content.ts") },
  import: { summary: "import a JSON Resume or LinkedIn's data export", run: () => import("./import/import.ts") },
  export: { summary: "print the content as a JSON Resume", run: () => import("./export/export.ts") },
  doctor: { summary: "check a built folder or a running site", run: () => import("./doctor/doctor.ts") },
  init: { summary: "replace the content by a minimal portfolio", run: () => import("./init/init.ts") },
  add: { summary: "add the files to deploy to GitHub Pages or Cloudflare", run: () => import("./add/add.ts") },
  upgrade: { summary: "adapt your repository to a new release", run: () => import("./upgrade/upgrade.ts") },
  adopt: { summary: "convert a fork of release 0.1", run: () => import("./adopt/adopt.ts") },
  deploy: { summary: "build, and deploy to Cloudflare Workers", run: () => import("./deploy.ts") },
  nginx: { summary: "print an nginx configuration", run: () => import("../../functions/hosts/nginx.ts") },
  "rotate-secret": {
    summary: "add a new secret to the data folder",
    run: () => import("../../functions/hosts/node/rotate-secret.ts"),
  },
  "demo-agent": {
    summary: "show how an agent gets a token, or explain why one was refused",
    run: () => import("../../functions/hosts/demo-agent/demo-agent.ts"),
  },
};

const usage = `Usage: vitrine COMMAND [options]

${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(14)} ${summary}`)
  .join("\n")}

vitrine COMMAND --help lists the options of a command. vitrine --version prints the release.
`;

/** The most letters by which a misspelled command may differ from the one that the error suggests. */
const MAX_TYPOS = 2;

const unknownCommand = (name: string): string => {
  const nearest = Object.keys(commands).toSorted((a, b) => leven(name, a) - leven(name, b))[0];
  const suggestion = nearest && leven(name, nearest) <= MAX_TYPOS ? ` Did you mean ${nearest}?` : "";
  return `Unknown command ${JSON.stringify(name)}.${suggestion}\n\n${usage}`;
};

const [name] = process.argv.splice(2, 1);
if (name === "--version" || name === "-v") process.stdout.write(`${release}\n`);
else if (name === undefined || name === "--help" || name === "-h" || name === "help") process.stdout.write(usage);
else if (Object.hasOwn(commands, name)) await commands[name]?.run();
else {
  process.stderr.write(unknownCommand(name));
  process.exitCode = 1;
}
