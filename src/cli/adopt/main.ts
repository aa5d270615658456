import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { ContentError } from "../../content/issues/content-issue.ts";
import { ownerPaths } from "../../content/links/owner-paths.ts";
import { readContent } from "../../content/read/read-content.ts";
import { pluralize } from "../../contract/text/pluralize.ts";
import type { PrintLine } from "../../terminal/report.ts";
import { SettingsError } from "../../terminal/settings-error.ts";
import { existingFiles } from "../import/existing-files.ts";
import { startGit } from "../new/git.ts";
import { writeOwnerFiles } from "../new/main.ts";
import { createFolder } from "../new/new-folder.ts";
import { packageName } from "../new/settings.ts";
import { addedNotes, deletedNotes, editedNote, type Note } from "./advice.ts";
import { changesOf, type ForkChanges, type ForkManifest, readFork } from "./fork.ts";
import { newLayout, ownPages } from "./own-pages.ts";
import release from "./release-0.1.json" with { type: "json" };
import type { AdoptSettings } from "./settings.ts";
import { isReleaseStyle, themeOf } from "./theme-css.ts";
import { withSettings, workerChanges } from "./worker-settings.ts";

/** What was carried over, as lines, and what was not. */
interface Outcome {
  readonly carried: readonly string[];
  readonly notes: readonly Note[];
}

/** A path without symbolic links; its last parts may not exist. */
const realPath = (path: string): string =>
  existsSync(path) ? realpathSync(path) : join(realPath(dirname(path)), basename(path));

const assertOutside = (fork: string, { fork: shownFork, folder }: AdoptSettings): void => {
  const path = relative(realPath(fork), realPath(resolve(folder)));
  if (!isAbsolute(path) && path !== ".." && !path.startsWith(`..${sep}`))
    throw new SettingsError(`${folder} is in ${shownFork}, which is not changed. Choose a folder outside of it.`);
};

const copyContent = (fork: string, draft: string): string[] => {
  const from = join(fork, "content");
  mkdirSync(join(draft, "content", "projects"), { recursive: true });
  const files = existingFiles(from);
  const own = files.filter(({ isSample }) => !isSample);
  for (const { name } of own) cpSync(join(from, name), join(draft, "content", name));
  const left = files.length - own.length;
  const sample = left > 0 ? `; left out ${pluralize(left, "unchanged file")} of the sample` : "";
  return [`content/: ${pluralize(own.length, "file")}${sample}`];
};

const copyPublic = (fork: string, draft: string): string[] => {
  const from = join(fork, "public");
  mkdirSync(join(draft, "public"));
  if (!existsSync(from)) return [];
  cpSync(from, join(draft, "public"), { recursive: true, filter: (file) => basename(file) !== ".DS_Store" });
  return ["public/"];
};

const writeTheme = (fork: string, draft: string, { edited }: ForkChanges): Outcome => {
  const styles = edited.filter(isReleaseStyle).map((path) => [path, readFileSync(join(fork, path), "utf8")] as const);
  const { text, paths, notes } = themeOf(new Map(styles));
  if (text === "") return { carried: [], notes };
  writeFileSync(join(draft, "content", "theme.css"), text);
  const line = `content/theme.css: your changes to ${paths.join(", ")}. These rules now apply to every page.`;
  return { carried: [line], notes };
};

const writePages = (fork: string, draft: string, { edited, added, deleted }: ForkChanges): Outcome => {
  const { files, notes } = ownPages(fork, added);
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(draft, path)), { recursive: true });
    writeFileSync(join(draft, path), bytes);
  }
  return {
    carried: [...files].map(([path, bytes]) =>
      Buffer.from(bytes).includes(newLayout) ? `${path}; the layout is now ${newLayout}` : path,
    ),
    notes: [
      ...notes,
      ...edited.filter((path) => !isReleaseStyle(path)).map(editedNote),
      ...addedNotes(added.filter((path) => !files.has(path))),
      ...deletedNotes(deleted),
    ],
  };
};

/** Notes about dependencies and scripts that release 0.1 does not have. */
const manifestNotes = ({ dependencies, devDependencies, scripts }: ForkManifest): Note[] => {
  const packages = Object.keys({ ...devDependencies, ...dependencies }).filter((it) => !release.packages.includes(it));
  const known = new Map<string, string>(Object.entries(release.scripts));
  const names = Object.keys(scripts).filter((name) => known.get(name) !== scripts[name]);
  return [
    ...(packages.length > 0 ? [`install these packages if your pages use them: ${packages.join(" ")}`] : []),
    ...(names.length > 0 ? [`your scripts were left out: ${names.join(", ")}`] : []),
  ].map((what) => ({ where: "package.json", what }));
};

const writeSettings = (
  fork: string,
  draft: string,
  { deploy: chosen, folder, tarball }: AdoptSettings,
  print: PrintLine,
): Outcome => {
  const file = join(fork, "wrangler.jsonc");
  const { settings, notes } = workerChanges(existsSync(file) ? readFileSync(file, "utf8") : undefined);
  const isEdited = settings.size + notes.length > 0;
  const deploy = chosen ?? (isEdited ? "cloudflare" : "none");
  writeOwnerFiles(draft, { name: packageName(folder), deploy }, tarball, print);
  if (deploy !== "cloudflare") {
    const lost = { where: "wrangler.jsonc", what: `your changes were left out, because of \`--deploy ${deploy}\`` };
    return { carried: [], notes: isEdited ? [lost] : [] };
  }
  // A Worker keeps its name, so that it keeps its address, its secrets and its data.
  const all = settings.has("name") ? settings : new Map([["name", release.worker.name], ...settings]);
  const target = join(draft, "wrangler.jsonc");
  writeFileSync(target, withSettings(readFileSync(target, "utf8"), all));
  return { carried: [`wrangler.jsonc: ${[...all.keys()].join(", ")}`], notes };
};

/** The report of the content check; undefined if there are no errors. */
const contentErrors = (draft: string): string | undefined => {
  try {
    readContent(join(draft, "content"), { paths: ownerPaths(draft) });
    return undefined;
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
};

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`\n${title}`, ...lines.map((line) => `  ${line}`)];

/**
 * Converts a fork of release 0.1 into an owner's repository (D15), and prints what was carried over, what was not, and what
 * to do next. Reads the fork only.
 * @throws SettingsError before anything is written to the folder.
 */
export const adopt = async (settings: AdoptSettings, print: PrintLine): Promise<void> => {
  const { fork: shownFork, folder } = settings;
  const fork = resolve(shownFork);
  const manifest = readFork(fork, shownFork);
  assertOutside(fork, settings);
  const changes = changesOf(fork);
  const { carried, notes, errors } = await createFolder(folder, (draft) => {
    const copied = [...copyContent(fork, draft), ...copyPublic(fork, draft)];
    const outcomes = [
      writeTheme(fork, draft, changes),
      writePages(fork, draft, changes),
      writeSettings(fork, draft, settings, print),
    ];
    return {
      carried: [...copied, ...outcomes.flatMap((outcome) => outcome.carried)],
      notes: [...outcomes.flatMap((outcome) => outcome.notes), ...manifestNotes(manifest)],
      errors: contentErrors(draft),
    };
  });
  startGit(folder);
  const ownAddresses = carried.some((line) => line.startsWith("src/pages/"));
  const lines = [
    `Created ${folder} from ${shownFork}, which was not changed.`,
    ...section("Carried over", carried),
    ...section(
      "Not carried over",
      notes.map(({ where, what }) => `${where}: ${what}.`),
    ),
    ...(errors === undefined ? [] : [`\nTo correct in the content\n\n${errors}`]),
    `\nNext:\n\n  cd ${folder}\n  npm install\n  npm run check\n  npm run dev\n`,
    ...(ownAddresses ? ["To link your own pages in the navigation, add them to `pages` in astro.config.mjs."] : []),
    "Then compare the site with the old one, and deploy it as README.md describes. Keep your environment variables, the secret",
    "SECRET_KEY and, on Node, the data folder (.data) of the old site.",
  ];
  for (const line of lines) print(line);
};
