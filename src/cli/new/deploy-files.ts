import { readFileSync } from "node:fs";
import { GENERATE_SECRET, GENERATE_SECRET_HINT } from "../../../functions/crypto/keys.ts";
import { workerPaths } from "../../contract/site/worker-paths.ts";
import type { DeployTarget } from "./settings.ts";

/** The configuration of the Worker (D39, D40). */
const wranglerConfig = (name: string): string => `{
  "$schema": "node_modules/wrangler/config-schema.json",
  "name": ${JSON.stringify(name)},
  "main": "node_modules/vitrine/lib/worker.js",
  "no_bundle": true,
  "find_additional_modules": false,
  "compatibility_date": "2026-10-20",
  "observability": { "enabled": true },
  "secrets": { "required": ["SECRET_KEY"] },
  "assets": {
    "directory": "dist",
    "binding": "ASSETS",
    "html_handling": "drop-trailing-slash",
    "not_found_handling": "none",
    // The paths of the API and of pages that are also Markdown. \`vitrine upgrade\` keeps this list current.
    "run_worker_first": [
${workerPaths.map((path) => `      ${JSON.stringify(path)}`).join(",\n")}
    ]
  },
  "durable_objects": { "bindings": [{ "name": "STATE", "class_name": "StateObject" }] },
  "migrations": [{ "tag": "v1", "new_sqlite_classes": ["StateObject"] }]
}
`;

/** The path of the workflow that deploys after every push, for GitHub Actions. */
const workflowFile = ".github/workflows/deploy.yml";

const workflow = (deploy: Exclude<DeployTarget, "none">): string =>
  readFileSync(new URL(`./deploy/${deploy}.yml`, import.meta.url), "utf8");

/** The files that a target needs beside package.json, by path. `name` is the name of the Worker. */
export const deployFiles = (name: string, deploy: DeployTarget): ReadonlyMap<string, string> => {
  if (deploy === "none") return new Map();
  const files = new Map([[workflowFile, workflow(deploy)]]);
  if (deploy === "pages") return files;
  return files
    .set("wrangler.jsonc", wranglerConfig(name))
    .set(".dev.vars.example", `# For previews on your machine. ${GENERATE_SECRET_HINT}\nSECRET_KEY=\n`);
};

/** How to deploy: commands for a shell. */
export const deployText: Readonly<Record<DeployTarget, string>> = {
  none: `npx vitrine add pages         # adds what GitHub Pages needs, or
npx vitrine add cloudflare    # what Cloudflare Workers need

# On your own machine:
SITE_URL=https://ada.example.com npm start    # your address; builds the site, then serves it and the API`,
  pages: `# Once: in the settings of the repository on GitHub, under Pages, choose "GitHub Actions" as the source.
git push    # .github/workflows/deploy.yml builds the site and publishes it`,
  cloudflare: `npx wrangler login                                       # once; opens a browser
${GENERATE_SECRET}   # once; prints a secret: keep a copy
npx wrangler secret put SECRET_KEY                       # once; paste the printed secret
SITE_URL=https://ada.example.com npm run deploy          # your address`,
};

/** Cloudflare copies the repository at the address in the link, and asks for the secrets that .dev.vars.example names. */
const deployButton = (name: string): string => `
Others can deploy a copy with one click. Put the address of your repository into this link:

[![Deploy to Cloudflare](https://deploy.workers.cloudflare.com/button)](https://deploy.workers.cloudflare.com/?url=https://github.com/ada/${name})
`;

/** How to deploy, in the README of an owner's repository. */
export const deploySection = (name: string, deploy: DeployTarget): string => `## Deploy

\`\`\`sh
${deployText[deploy]}
\`\`\`
${deploy === "cloudflare" ? deployButton(name) : ""}`;
