import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { release } from "../../contract/release.ts";
import type { PrintLine } from "../../terminal/report.ts";
import { SettingsError } from "../../terminal/settings-error.ts";
import { importInto } from "../import/main.ts";
import { importDefaults } from "../import/settings.ts";
import { questions } from "../init/answers.ts";
import { firstContent } from "../init/first-content.ts";
import { toAnswers } from "../init/main.ts";
import type { promptAtTerminal } from "../init/prompt.ts";
import { ownerFiles } from "./owner-files.ts";
import { packTarball } from "./pack-tarball.ts";
import { missingValues, type NewSettings, packageName } from "./settings.ts";

type Ask = (asked: typeof questions) => ReturnType<typeof promptAtTerminal>;

/** The content of the sample portfolio, in the package and in a clone. */
const sampleContent = (): string => {
  const candidates = ["../../../content/", "../../../../content/"];
  const found = candidates
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(path));
  if (found === undefined) throw new Error("the package lacks its sample");
  return found;
};

/** What a folder may contain when a repository is created in it. */
const allowedEntries = new Set([".git", ".DS_Store"]);

const assertFree = (folder: string, shown: string): void => {
  const entries = existsSync(folder) ? readdirSync(folder) : [];
  const found = entries.find((entry) => !allowedEntries.has(entry));
  if (found !== undefined)
    throw new SettingsError(
      `${shown} already contains ${found}. Choose a new or empty folder; nothing in this one was changed.`,
    );
};

const writeContent = async ({ source, yes }: NewSettings, content: string, ask: Ask | undefined, print: PrintLine) => {
  if (source.kind === "sample")
    return cpSync(sampleContent(), content, { recursive: true, filter: (file) => basename(file) !== ".schema" });
  if (source.kind === "import")
    return importInto({ ...importDefaults, ...source, content }, (lines) =>
      print(lines.replaceAll(content, "content")),
    );
  const open = questions.filter(({ key }) => !source.answers.has(key));
  if ((yes || !ask) && open.some(({ required }) => required)) throw missingValues();
  const prompted = yes || !ask ? new Map() : await ask(open);
  const answers = toAnswers(new Map([...source.answers, ...prompted]));
  for (const [name, text] of firstContent(answers, new Date().toISOString().slice(0, 10)))
    writeFileSync(join(content, name), text);
};

/** Moves what is in one folder into another. */
const moveInto = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from)) renameSync(join(from, entry), join(to, entry));
  rmSync(from, { recursive: true });
};

/**
 * Creates an owner's repository (D15). It is written next to its folder first, so that an error or an interrupted run leaves
 * the folder unchanged.
 * @param ask prompts at the terminal; undefined without a terminal.
 * @throws SettingsError, ImportError or ContentError before anything is written to the folder.
 */
export const createRepository = async (
  settings: NewSettings,
  ask: Ask | undefined,
  print: PrintLine,
): Promise<void> => {
  const { folder: shown, deploy, tarball } = settings;
  const folder = resolve(shown);
  assertFree(folder, shown);
  const draft = join(dirname(folder), `.${basename(folder)}.new`);
  rmSync(draft, { recursive: true, force: true });
  try {
    const content = join(draft, "content");
    for (const path of [join(content, "projects"), join(draft, "public")]) mkdirSync(path, { recursive: true });
    await writeContent(settings, content, ask, print);
    const packed = packTarball(draft, tarball, print);
    const vitrine = packed ? `file:${packed}` : release;
    const files = ownerFiles({ name: packageName(shown), vitrine, deploy });
    for (const [path, text] of files) {
      mkdirSync(dirname(join(draft, path)), { recursive: true });
      writeFileSync(join(draft, path), text);
    }
    moveInto(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  print(`Created ${shown}. Next:

  cd ${shown}
  npm install
  npm run dev

Then edit content/. README.md describes how to deploy and upgrade.`);
};
