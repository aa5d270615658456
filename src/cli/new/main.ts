import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { release } from "../../contract/release.ts";
import type { PrintLine } from "../../terminal/report.ts";
import { importInto } from "../import/main.ts";
import { importDefaults } from "../import/settings.ts";
import { firstContent } from "../init/first-content.ts";
import { completeAnswers, type Prompt } from "../init/prompt.ts";
import { starterFiles } from "../init/starter-files.ts";
import { startGit } from "./git.ts";
import { createFolder } from "./new-folder.ts";
import { type OwnerRepository, ownerFiles } from "./owner-files.ts";
import { packTarball } from "./pack-tarball.ts";
import { missingValues, type NewSettings, packageName } from "./settings.ts";

/** The content of the sample portfolio, in the package and in a clone. */
const sampleContent = (): string => {
  const candidates = ["../../../content/", "../../../../content/"];
  const found = candidates
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(path));
  if (found === undefined) throw new Error("the package lacks its sample");
  return found;
};

const writeContent = async (
  { source }: NewSettings,
  content: string,
  prompt: Prompt | undefined,
  print: PrintLine,
): Promise<void> => {
  if (source.kind === "sample")
    return cpSync(sampleContent(), content, { recursive: true, filter: (file) => basename(file) !== ".schema" });
  if (source.kind === "import")
    return importInto({ ...importDefaults, ...source, content }, (lines) =>
      print(lines.replaceAll(content, "content")),
    );
  const answers = await completeAnswers(source.answers, prompt, missingValues);
  for (const [name, text] of firstContent(answers, new Date().toISOString().slice(0, 10)))
    writeFileSync(join(content, name), text);
};

/** Writes the files that show what to write, where the content has none. */
const writeStarterFiles = (content: string): void => {
  const hasProjects = readdirSync(join(content, "projects")).length > 0;
  for (const [name, text] of starterFiles)
    if (!existsSync(join(content, name)) && !(hasProjects && name.startsWith("projects/")))
      writeFileSync(join(content, name), text);
};

/**
 * Writes the files of an owner's repository beside its content, and the packed package if it is not in the registry.
 * @throws SettingsError if the packed package does not exist.
 */
export const writeOwnerFiles = (
  folder: string,
  repository: Omit<OwnerRepository, "vitrine">,
  tarball: string | undefined,
  print: PrintLine,
): void => {
  const packed = packTarball(folder, tarball, print);
  const files = ownerFiles({ ...repository, vitrine: packed ? `file:${packed}` : `^${release}` });
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
};

/**
 * Creates an owner's repository (D15).
 * @param prompt prompts at the terminal; undefined without a terminal.
 * @throws SettingsError, ImportError or ContentError before anything is written to the folder.
 */
export const createRepository = async (
  settings: NewSettings,
  prompt: Prompt | undefined,
  print: PrintLine,
): Promise<void> => {
  const { folder: shown, deploy, tarball } = settings;
  await createFolder(shown, async (draft) => {
    const content = join(draft, "content");
    for (const path of [join(content, "projects"), join(draft, "public")]) mkdirSync(path, { recursive: true });
    await writeContent(settings, content, prompt, print);
    if (settings.source.kind !== "sample") writeStarterFiles(content);
    writeOwnerFiles(draft, { name: packageName(shown), deploy }, tarball, print);
  });
  startGit(shown);
  print(`Created ${shown}. Next:

  cd ${shown}
  npm install
  npm run dev

Then edit content/. README.md describes how to publish the repository, deploy the site and upgrade.`);
};
