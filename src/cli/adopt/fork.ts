import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { SettingsError } from "../../terminal/settings-error.ts";
import { digestOf } from "../init/sample.ts";
import release from "./release-0.1.json" with { type: "json" };

/** The digests of the files of release 0.1 that owners may have edited, by path; tests and documents are not included. */
const digests: ReadonlyMap<string, string> = new Map(Object.entries(release.files));

/** What is compared elsewhere, is not part of a site, or is generated. */
const skippedAtRoot = new Set([
  ...[".git", "node_modules", "dist", ".build", ".astro", ".data", ".wrangler", ".dev.vars"],
  ...["content", "public", "test", "docs", "bench", "examples", ".ci", "package.json", "wrangler.jsonc"],
  ...["package-lock.json", "biome.json", "vitest.config.ts", "CHANGELOG.md", "AGENTS.md"],
]);

/** The files of a fork that are compared with release 0.1, as sorted paths with forward slashes. */
export const comparedFiles = (fork: string, path = ""): string[] =>
  readdirSync(join(fork, path), { withFileTypes: true })
    .filter(({ name }) => (path !== "" || !skippedAtRoot.has(name)) && name !== ".DS_Store" && !name.endsWith(".log"))
    .flatMap((entry) => {
      const file = path === "" ? entry.name : `${path}/${entry.name}`;
      if (entry.isDirectory()) return comparedFiles(fork, file);
      return entry.isFile() && !file.endsWith(".test.ts") ? [file] : [];
    })
    .toSorted();

/** The code and settings of a fork compared with release 0.1. All are sorted paths. */
export interface ForkChanges {
  readonly edited: readonly string[];
  readonly added: readonly string[];
  readonly deleted: readonly string[];
}

export const changesOf = (fork: string): ForkChanges => {
  const files = comparedFiles(fork);
  const present = new Set(files);
  return {
    edited: files.filter((file) => {
      const digest = digests.get(file);
      return digest !== undefined && digest !== digestOf(readFileSync(join(fork, file)));
    }),
    added: files.filter((file) => !digests.has(file)),
    deleted: [...digests.keys()].filter((file) => !present.has(file)),
  };
};

const Manifest = z.looseObject({
  name: z.string().optional(),
  version: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
  scripts: z.record(z.string(), z.string()).default({}),
});
export type ForkManifest = z.infer<typeof Manifest>;

const parseManifest = (text: string): ForkManifest | undefined => {
  try {
    return Manifest.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/**
 * The package.json of a fork of release 0.1. A fork is recognized by the name and version in it, or, because owners change
 * these, by its code: at least half of the files of release 0.1 are unchanged.
 * @throws SettingsError for every other folder.
 */
export const readFork = (fork: string, shown: string): ForkManifest => {
  const file = join(fork, "package.json");
  const manifest = existsSync(file) ? parseManifest(readFileSync(file, "utf8")) : undefined;
  const notAFork = `${shown} is not a fork of Vitrine 0.1`;
  if (!existsSync(fork)) throw new SettingsError(`${shown} does not exist. Pass the folder of your fork.`);
  if (!manifest) throw new SettingsError(`${notAFork}: it contains no valid package.json.`);
  if ("vitrine" in manifest.dependencies)
    throw new SettingsError(
      `${notAFork}: it already uses the package vitrine. To upgrade it, run \`npx vitrine upgrade\` there.`,
    );
  const code = [...digests].filter(([path]) => /^(?:src|functions)\//.test(path));
  const present = code.filter(([path]) => existsSync(join(fork, path)));
  const unchanged = present.filter(([path, digest]) => digest === digestOf(readFileSync(join(fork, path))));
  if (unchanged.length * 2 >= code.length) return manifest;
  const isNamed = manifest.name === "vitrine";
  const isLater = existsSync(join(fork, "src/cli/vitrine.ts")) || present.length * 2 >= code.length;
  if (isLater || (isNamed && manifest.version !== "0.1.0"))
    throw new SettingsError(
      `${notAFork}: its code is newer. Merge only your changes into a clone of 0.1, and convert that clone.`,
    );
  if (!isNamed) throw new SettingsError(`${notAFork}: most files of that release are missing or changed.`);
  return manifest;
};
