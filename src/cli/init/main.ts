import { resolve } from "node:path";
import { contentKeys, contentKinds, projectKind, themeName } from "../../content/content.ts";
import { variantName } from "../../content/languages/variant-files.ts";
import { hasPictureName } from "../../content/read/folder.ts";
import type { PrintLine } from "../../terminal/report.ts";
import { SettingsError } from "../../terminal/settings-error.ts";
import { applyChange, previewChange } from "../import/content-change.ts";
import { type ExistingFile, existingFiles } from "../import/existing-files.ts";
import { baseFile } from "../import/merge/import-base.ts";
import { fileList } from "../import/report.ts";
import { firstContent } from "./first-content.ts";
import { completeAnswers, type Prompt } from "./prompt.ts";
import { type InitSettings, missingAnswers } from "./settings.ts";
import { unchangedSinceInit } from "./unchanged-since-init.ts";

const mainFiles: readonly string[] = [...contentKeys.map((key) => contentKinds[key].file), themeName];

/** Whether a file belongs to the content. The content check reports other files, so init stops if there are any. */
const isContent = ({ name }: ExistingFile): boolean =>
  mainFiles.includes(variantName(name)?.original ?? name) ||
  name.startsWith(`${projectKind.folder}/`) ||
  hasPictureName(name);

/** Throws if init would remove the owner's work. Files of the sample and of an earlier init may be removed. */
const assertNoOwnFiles = (content: string, contentFiles: readonly ExistingFile[]): void => {
  const isOurs = unchangedSinceInit(resolve(content));
  const ownFiles = contentFiles.filter(({ name, isSample }) => !isSample && !isOurs(name)).map(({ name }) => name);
  if (ownFiles.length > 0)
    throw new SettingsError(
      [
        ...fileList("These files are your own, or are changed files of the sample:", content, ownFiles),
        "Pass --force to delete them, without a backup, or use another folder with --content.",
      ].join("\n"),
    );
};

/**
 * Replaces the sample with a minimal portfolio.
 * @param prompt prompts at the terminal; undefined without a terminal.
 * @throws SettingsError or ContentError before anything is changed.
 */
export const init = async (
  { content, force, answers: given }: InitSettings,
  prompt: Prompt | undefined,
  print: PrintLine,
): Promise<void> => {
  const folder = resolve(content);
  const existing = existingFiles(folder);
  const contentFiles = existing.filter(isContent);
  if (!force) assertNoOwnFiles(content, contentFiles);
  const answers = await completeAnswers(given, prompt, missingAnswers);

  const files = firstContent(answers, new Date().toISOString().slice(0, 10));
  const removed = contentFiles.map(({ name }) => name).filter((name) => !files.has(name));
  previewChange(
    folder,
    existing.map(({ name }) => name),
    { files, removed },
  );
  await applyChange(folder, { files, removed: [...removed, baseFile] });
  const origin = answers.site ? new URL(answers.site).origin : "https://ada.example.com";
  print(`Created a portfolio for ${answers.name} in ${content}/ (${files.size} files written, ${removed.length} removed).${answers.site ? ` Website: ${answers.site}` : ""}

  1. Fill in ${content}/profile.yaml and ${content}/experience.yaml; comments show examples.
  2. Add a file per project to ${content}/projects/ ("Make it yours" in README.md shows one).
  3. Preview while you write: npm run dev
  4. Build for your address: SITE_URL=${origin} npm run build

To import a JSON Resume or LinkedIn's data export: npm run import -- <file>`);
};
