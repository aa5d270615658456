import { basename, resolve } from "node:path";
import { readArguments, usageError } from "../../terminal/command-line.ts";
import { answerOptions, answersIn, answerUsage, type PromptAnswers } from "../init/answers.ts";

/** Where a new repository is deployed: GitHub Pages, Cloudflare Workers, or nowhere yet. */
export const deployTargets = ["pages", "cloudflare", "none"] as const;
export type DeployTarget = (typeof deployTargets)[number];

export interface NewSettings {
  /** The folder to create, as given. */
  readonly folder: string;
  /** The source of the content: answers to prompts, a file to import, or the sample. */
  readonly source:
    | { readonly kind: "answers"; readonly answers: PromptAnswers }
    | { readonly kind: "import"; readonly file: string; readonly email?: string }
    | { readonly kind: "sample" };
  readonly deploy: DeployTarget;
  /** Whether to skip the prompts. */
  readonly yes: boolean;
  /** The absolute path of the packed package to use; undefined for the one in the registry. */
  readonly tarball?: string;
}

const usage = `Usage: vitrine new FOLDER [options]

Creates a repository for your portfolio. Asks for each value that you do not pass as an option.

${answerUsage}
  --from FILE         import a JSON Resume, or the ZIP archive of LinkedIn's data export
  --sample            start with the sample portfolio
  --deploy TARGET     write the files to deploy to pages (GitHub Pages) or cloudflare (Workers); default: none
  --tarball FILE      use the package in this file, as \`npm pack\` writes it, instead of the one in the registry
  --yes               do not prompt
`;

const text = { type: "string" } as const;
const flag = { type: "boolean", default: false } as const;
const options = {
  ...answerOptions,
  from: text,
  sample: flag,
  deploy: { type: "string", default: "none" },
  tarball: text,
  yes: flag,
} as const;

const withUsage = (message: string): Error => usageError(message, usage);

/** The error for required values that are missing without a terminal to prompt for them. */
export const missingValues = (): Error =>
  withUsage("No terminal for prompts: pass --name and --email, or --from, or --sample.");

const isDeployTarget = (name: string): name is DeployTarget => deployTargets.some((target) => target === name);

/**
 * The settings of `vitrine new`. Paths are relative to `folder`.
 * @throws SettingsError that names the option.
 */
export const newSettings = (args: readonly string[], folder: string): NewSettings => {
  const { values, positionals } = readArguments(args, { usage, options, allowPositionals: true });
  const [target, ...more] = positionals;
  if (target === undefined || more.length > 0)
    throw withUsage(`Expected one folder to create; found ${positionals.length}.`);
  const { from, sample, deploy, yes, tarball } = values;
  if (!isDeployTarget(deploy))
    throw withUsage(`--deploy is ${JSON.stringify(deploy)}; expected ${deployTargets.join(", ")}.`);

  const answers = answersIn(values);
  const email = answers.get("email");
  const unused = [...answers.keys()].find((key) => sample || (from !== undefined && key !== "email"));
  if (sample && from !== undefined) throw withUsage("--sample and --from exclude each other. Pass one of them.");
  if (unused) throw withUsage(`--${unused} has no effect with ${sample ? "--sample" : "--from"}. Remove it.`);
  return {
    folder: target,
    source: sample
      ? { kind: "sample" }
      : from !== undefined
        ? { kind: "import", file: resolve(folder, from), ...(email !== undefined && { email }) }
        : { kind: "answers", answers },
    deploy,
    yes,
    ...(tarball !== undefined && { tarball: resolve(folder, tarball) }),
  };
};

/** The name of the package and of the Worker: the folder's name with letters, digits and hyphens. */
export const packageName = (folder: string): string =>
  basename(resolve(folder))
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 54) || "portfolio";
