import { resolve } from "node:path";
import { readArguments, usageError } from "../../terminal/command-line.ts";
import { type DeployTarget, deployTargets } from "../new/settings.ts";

export interface AdoptSettings {
  /** The folder of the fork and the folder to create, as given. */
  readonly fork: string;
  readonly folder: string;
  /** Undefined to decide by the wrangler.jsonc of the fork. */
  readonly deploy?: DeployTarget;
  /** The absolute path of the packed package to use; undefined for the one in the registry. */
  readonly tarball?: string;
}

const usage = `Usage: vitrine adopt FORK FOLDER [options]

Converts a fork of release 0.1 into a new repository that holds only your content, and lists what it could not carry over.
FORK is the folder of the fork, which is not changed. FOLDER is the folder to create.

  --deploy TARGET  write the files to deploy to pages (GitHub Pages) or cloudflare (Workers), or none; default: cloudflare
                   if you edited wrangler.jsonc, otherwise none
  --tarball FILE   use the package in this file, as \`npm pack\` writes it, instead of the one in the registry
`;

const options = { deploy: { type: "string" }, tarball: { type: "string" } } as const;

/**
 * The settings of `vitrine adopt`.
 * @throws SettingsError that names the option.
 */
export const adoptSettings = (args: readonly string[]): AdoptSettings => {
  const { values, positionals } = readArguments(args, { usage, options, allowPositionals: true });
  const [fork, folder, ...more] = positionals;
  if (fork === undefined || folder === undefined || more.length > 0)
    throw usageError(`Expected the folder of the fork and the folder to create; found ${positionals.length}.`, usage);
  const deploy = deployTargets.find((target) => target === values.deploy);
  if (values.deploy !== undefined && deploy === undefined)
    throw usageError(`--deploy is ${JSON.stringify(values.deploy)}; expected ${deployTargets.join(", ")}.`, usage);
  return {
    fork,
    folder,
    ...(deploy !== undefined && { deploy }),
    ...(values.tarball !== undefined && { tarball: resolve(values.tarball) }),
  };
};
