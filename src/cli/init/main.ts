import { resolve } from "node:path";
import type { PrintLine } from "../../terminal/report.ts";
import { SettingsError } from "../../terminal/settings-error.ts";
import { applyChange, previewChange } from "../import/content-change.ts";
import { type ExistingFile, existingFiles } from "../import/existing-files.ts";
import { baseFile } from "../import/merge/import-base.ts";
import { fileList } from "../import/report.ts";
import { DEFAULT_LANGUAGE, type InitAnswers, type PromptQuestion, questions } from "./answers.ts";
import { firstContent } from "./first-content.ts";
import type { PromptAnswers } from "./prompt.ts";
import { type InitSettings, missingAnswers } from "./settings.ts";
import { unchangedSinceInit } from "./unchanged-since-init.ts";

/** Whether a file belongs to the content. Other files in the folder are left alone. */
const isContent = ({ name, isSample }: ExistingFile): boolean =>
  isSample || /^(?:profile|contact|experience|site|faq|synonyms)\.yaml$|^projects\/[^/]+(?:\.md|\/.*)$/.test(name);

/** Throws if init would remove the owner's work. Files of the sample and of an earlier init may be removed. */
const assertNoOwnFiles = (content: string, existing: readonly ExistingFile[]): void => {
  const isOurs = unchangedSinceInit(resolve(content));
  const ownFiles = existing.filter(({ name, isSample }) => !isSample && !isOurs(name)).map(({ name }) => name);
  if (ownFiles.length > 0)
    throw new SettingsError(
      [
        ...fileList("These files are your own, or are changed files of the sample:", content, ownFiles),
        "Pass --force to delete them, without a backup, or use another folder with --content.",
      ].join("\n"),
    );
};

export const toAnswers = (answered: PromptAnswers): InitAnswers => {
  const [name, email, tagline, site] = [
    answered.get("name"),
    answered.get("email"),
    answered.get("tagline"),
    answered.get("site"),
  ];
  const language = answered.get("language") ?? DEFAULT_LANGUAGE;
  if (name === undefined || email === undefined) throw missingAnswers(questions.filter(({ required }) => required));
  return { name, email, ...(tagline !== undefined && { tagline }), ...(site !== undefined && { site }), language };
};

/**
 * Replaces the sample with a minimal portfolio.
 * @param ask prompts at the terminal; undefined without a terminal.
 * @throws SettingsError or ContentError before anything is changed.
 */
export const init = async (
  { content, force, yes, answers: givenAnswers }: InitSettings,
  ask: ((questions: readonly PromptQuestion[]) => Promise<PromptAnswers>) | undefined,
  print: PrintLine,
): Promise<void> => {
  const folder = resolve(content);
  const existing = existingFiles(folder);
  if (!force) assertNoOwnFiles(content, existing);
  const open = questions.filter(({ key }) => !givenAnswers.has(key));
  const missing = open.filter(({ required }) => required);
  if (missing.length > 0 && (yes || !ask)) throw missingAnswers(missing);
  const promptedAnswers = yes || !ask ? new Map() : await ask(open);
  const answers = toAnswers(new Map([...givenAnswers, ...promptedAnswers]));

  const files = firstContent(answers, new Date().toISOString().slice(0, 10));
  const names = existing.map(({ name }) => name);
  const removed = existing.flatMap((file) => (isContent(file) && !files.has(file.name) ? [file.name] : []));
  previewChange(folder, names, { files, removed });
  await applyChange(folder, { files, removed: [...removed, baseFile] });
  const origin = answers.site ? new URL(answers.site).origin : "https://ada.example.com";
  print(`Created a portfolio for ${answers.name} in ${content}/ (${files.size} files written, ${removed.length} removed).${answers.site ? ` Website: ${answers.site}` : ""}

  1. Fill in ${content}/profile.yaml and ${content}/experience.yaml; comments show examples.
  2. Add a file per project to ${content}/projects/ ("Make it yours" in README.md shows one).
  3. Preview while you write: npm run dev
  4. Build for your address: SITE_URL=${origin} npm run build

To import a JSON Resume or LinkedIn's data export: npm run import -- <file>`);
};
