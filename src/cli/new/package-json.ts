import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import manifest from "../../../package.json" with { type: "json" };
import { SettingsError } from "../../terminal/settings-error.ts";
import type { DeployTarget } from "./settings.ts";

const Texts = z.record(z.string(), z.string());

/** The parts of an owner's package.json that commands read. Other members stay as they are. */
export const PackageJson = z.looseObject({
  name: z.string().optional(),
  scripts: Texts.optional(),
  dependencies: Texts.optional(),
  devDependencies: Texts.optional(),
  allowScripts: z.record(z.string(), z.boolean()).optional(),
});
export type PackageJson = z.infer<typeof PackageJson>;

const { astro, wrangler } = manifest.devDependencies;

/** `npm start` builds first, as in Vitrine's own repository, so that it never serves an old build. */
const start = { prestart: "npm run build", start: "vitrine start" };

/** The scripts that depend on the target. A static build has no server, so `start` could only refuse it. */
const targetScripts: Readonly<Record<DeployTarget, Readonly<Record<string, string>>>> = {
  none: { build: "vitrine build", ...start, check: "vitrine check" },
  pages: { build: "vitrine build --static", check: "vitrine check --static" },
  cloudflare: { build: "vitrine build", ...start, check: "vitrine check", deploy: "vitrine deploy" },
};

/** Whether a script is one that Vitrine wrote, for any target. */
const isGenerated = (name: string, script: string): boolean =>
  Object.values(targetScripts).some((scripts) => scripts[name] === script);

/** package.json with what a target needs, and the names of scripts that stay because the owner wrote them. */
export const withDeployTarget = (
  before: PackageJson,
  deploy: DeployTarget,
): { readonly packageJson: PackageJson; readonly keptScripts: readonly string[] } => {
  const wanted = targetScripts[deploy];
  const scripts = Object.entries(before.scripts ?? {});
  const keptScripts = scripts.flatMap(([name, script]) =>
    wanted[name] === undefined || wanted[name] === script || isGenerated(name, script) ? [] : [name],
  );
  const replaced = Object.entries(wanted).filter(([name]) => !keptScripts.includes(name));
  const remaining = scripts.filter(([name, script]) => !(name in start) || wanted[name] || !isGenerated(name, script));
  const isInstalled = before.dependencies?.wrangler ?? before.devDependencies?.wrangler;
  return {
    packageJson: {
      ...before,
      scripts: { ...Object.fromEntries(remaining), ...Object.fromEntries(replaced) },
      ...(deploy === "cloudflare" && {
        ...(!isInstalled && { dependencies: { ...before.dependencies, wrangler } }),
        allowScripts: { workerd: true, sharp: false, ...before.allowScripts },
      }),
    },
    keptScripts,
  };
};

/** The package.json of a new repository. `vitrine` is a version range or a file. */
export const newPackageJson = (name: string, vitrine: string, deploy: DeployTarget): PackageJson =>
  withDeployTarget(
    {
      name,
      private: true,
      type: "module",
      engines: { node: manifest.engines.node },
      scripts: { dev: "vitrine dev", ...targetScripts.none },
      dependencies: { astro, vitrine },
      // npm asks before it runs install scripts. esbuild's makes its command faster, and is not needed.
      allowScripts: { esbuild: false },
    },
    deploy,
  ).packageJson;

/** package.json as text, in the indentation of its former text. */
export const packageJsonText = (packageJson: PackageJson, before = ""): string =>
  `${JSON.stringify(packageJson, null, /^[ \t]+/m.exec(before)?.[0] ?? 2)}\n`;

/**
 * Reads the package.json of a folder.
 * @throws SettingsError if the folder has none, or an invalid one.
 */
export const readPackageJson = (root: string): { readonly text: string; readonly packageJson: PackageJson } => {
  const file = join(root, "package.json");
  if (!existsSync(file)) throw new SettingsError("There is no package.json here. Run the command in your repository.");
  const text = readFileSync(file, "utf8");
  try {
    return { text, packageJson: PackageJson.parse(JSON.parse(text)) };
  } catch (error) {
    throw new SettingsError(`package.json is invalid: ${(error as Error).message}`);
  }
};
