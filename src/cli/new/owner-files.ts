import { readFileSync } from "node:fs";
import manifest from "../../../package.json" with { type: "json" };
import { workerPaths } from "../../contract/site/worker-paths.ts";
import type { DeployTarget } from "./settings.ts";

/** What the files of an owner's repository depend on. */
export interface OwnerRepository {
  /** The name of the package and of the Worker, such as `my-site`. */
  readonly name: string;
  /** The version range or file of the package `vitrine`. */
  readonly vitrine: string;
  readonly deploy: DeployTarget;
}

const { astro, wrangler } = manifest.devDependencies;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const packageJson = ({ name, vitrine, deploy }: OwnerRepository): string =>
  json({
    name,
    private: true,
    type: "module",
    engines: { node: manifest.engines.node },
    scripts: {
      dev: "vitrine dev",
      build: deploy === "pages" ? "vitrine build --static" : "vitrine build",
      start: "vitrine start",
      check: deploy === "pages" ? "vitrine check --static" : "vitrine check",
      ...(deploy === "cloudflare" && { deploy: "vitrine deploy" }),
    },
    dependencies: { astro, vitrine, ...(deploy === "cloudflare" && { wrangler }) },
    // npm asks before it runs install scripts. esbuild's makes its command faster, and is not needed.
    allowScripts: { esbuild: false, ...(deploy === "cloudflare" && { workerd: true, sharp: false }) },
  });

const astroConfig = `import { defineConfig } from "astro/config";
import vitrine from "vitrine";

// Options: node_modules/vitrine/docs/configuration.md
export default defineConfig({ integrations: [vitrine()] });
`;

const gitignore = `node_modules/
dist/
.astro/
.build/
.data/
.wrangler/
.dev.vars
content/.schema/
`;

const deployText: Readonly<Record<DeployTarget, string>> = {
  none: `SITE_URL=https://ada.example.com npm run build    # your address; writes dist/
SITE_URL=https://ada.example.com npm start        # serves dist/ and the API`,
  pages: `# Once: in the settings of the repository on GitHub, under Pages, choose "GitHub Actions" as the source.
git push    # .github/workflows/deploy.yml builds the site and publishes it`,
  cloudflare: `npx wrangler login                                # once; opens a browser
npx wrangler secret put SECRET_KEY                # once; at least 32 random characters
SITE_URL=https://ada.example.com npm run deploy   # your address`,
};

/** Cloudflare copies the repository at the address in the link, and asks for the secrets that .dev.vars.example names. */
const deployButton = (name: string): string => `
Others can deploy a copy with one click. Put the address of your repository into this link:

[![Deploy to Cloudflare](https://deploy.workers.cloudflare.com/button)](https://deploy.workers.cloudflare.com/?url=https://github.com/ada/${name})
`;

const readme = ({ name, deploy }: OwnerRepository): string => `# ${name}

My portfolio, made with Vitrine. Edit \`content/\`; files in \`public/\` are published as they are.

\`\`\`sh
npm install
npm run dev      # preview at http://localhost:8787, reloads after every edit
npm run check    # lists all errors, with a fix for each
\`\`\`

## Deploy

\`\`\`sh
${deployText[deploy]}
\`\`\`
${deploy === "cloudflare" ? deployButton(name) : ""}
## Upgrade

\`\`\`sh
npm update
npx vitrine upgrade    # changes content that a new release reads differently, and says why
\`\`\`
`;

/** The configuration of the Worker (D39, D40). */
const wranglerConfig = ({ name }: OwnerRepository): string => `{
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

/** The workflow that deploys after every push, for GitHub Actions. */
const deployWorkflow = (deploy: Exclude<DeployTarget, "none">): string =>
  readFileSync(new URL(`./deploy/${deploy}.yml`, import.meta.url), "utf8");

/** The files of an owner's repository beside \`content/\` and \`public/\`, by path (D15). */
export const ownerFiles = (repository: OwnerRepository): ReadonlyMap<string, string> =>
  new Map([
    ["package.json", packageJson(repository)],
    ["astro.config.mjs", astroConfig],
    [".gitignore", gitignore],
    ["README.md", readme(repository)],
    ...(repository.deploy === "none"
      ? []
      : ([[".github/workflows/deploy.yml", deployWorkflow(repository.deploy)]] as const)),
    ...(repository.deploy === "cloudflare"
      ? ([
          ["wrangler.jsonc", wranglerConfig(repository)],
          [
            ".dev.vars.example",
            "# A secret of at least 32 random characters, for previews on your machine.\nSECRET_KEY=\n",
          ],
        ] as const)
      : []),
  ]);
