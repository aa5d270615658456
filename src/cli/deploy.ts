import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { languagesInFolder } from "../content/languages/read-variants.ts";
import { readArguments, runCommand } from "../terminal/command-line.ts";
import { SettingsError } from "../terminal/settings-error.ts";
import { buildSettings } from "./site/settings.ts";
import { checkWorkerConfig } from "./site/worker-config.ts";

const usage = `Usage: vitrine deploy

Builds the site and deploys it to Cloudflare Workers with wrangler. Set SITE_URL to the address of the site:

  SITE_URL=https://ada.example.com npx vitrine deploy
`;

/** The path of wrangler's program in the owner's repository. */
const wranglerProgram = (root: string): string => {
  try {
    const manifest = createRequire(join(root, "package.json")).resolve("wrangler/package.json");
    return join(dirname(manifest), "bin", "wrangler.js");
  } catch {
    throw new SettingsError("wrangler is not installed. Run `npm install wrangler`, then try again.");
  }
};

/** `vitrine deploy`: builds the site and deploys it to Cloudflare Workers. */
const deploy = async (args: readonly string[]): Promise<number> => {
  readArguments(args, { usage, options: {} });
  const root = resolve();
  if (!existsSync(join(root, "wrangler.jsonc")))
    throw new SettingsError("There is no wrangler.jsonc here. `npx vitrine add cloudflare` writes one.");
  const { site, content } = buildSettings([], process.env);
  if (new URL(site).protocol !== "https:")
    throw new SettingsError(
      `The site would be built for ${site}. Set its address: SITE_URL=https://… npx vitrine deploy`,
    );
  checkWorkerConfig(root, site, languagesInFolder(resolve(content)));
  const wrangler = wranglerProgram(root);
  const { main: build } = await import("./site/build-command.ts");
  const code = await build([], process.env);
  if (code !== 0) return code;
  return spawnSync(process.execPath, [wrangler, "deploy"], { stdio: "inherit" }).status ?? 1;
};

await runCommand(
  async (args) => {
    process.exitCode = await deploy(args);
  },
  { outcome: "Nothing was deployed." },
);
