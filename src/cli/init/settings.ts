import { readArguments } from "../../terminal/command-line.ts";
import { SettingsError } from "../../terminal/settings-error.ts";
import { type PromptQuestion, parseAnswer, questions } from "./answers.ts";
import type { PromptAnswers } from "./prompt.ts";

export interface InitSettings {
  /** The content folder. */
  readonly content: string;
  /** Whether the owner's own content files may be deleted. */
  readonly force: boolean;
  /** Whether to skip the prompts. */
  readonly yes: boolean;
  readonly answers: PromptAnswers;
}

const usage = `Usage: vitrine init [options]

Replaces the sample with a minimal portfolio of your own. Asks for each value that you do not pass as an option.

  --name NAME         your name
  --email ADDRESS     your email address
  --tagline SENTENCE  what you do
  --site URL          your website
  --language TAG      the language of your content, such as de or pt-BR; default: en
  --content FOLDER    content folder (default: content)
  --yes               do not prompt
  --force             also delete your own content files, without a backup
`;

const text = { type: "string" } as const;
const options = {
  content: { type: "string", default: "content" },
  force: { type: "boolean", default: false },
  yes: { type: "boolean", default: false },
  name: text,
  email: text,
  tagline: text,
  site: text,
  language: text,
} as const;

/** The settings of `npm run init`. Throws a SettingsError that names the flag. */
export const initSettings = (args: readonly string[]): InitSettings => {
  const { values } = readArguments(args, { usage, options });
  const { content, force, yes } = values;
  const answers = new Map<PromptQuestion["key"], string>();
  for (const question of questions) {
    const { key, expected } = question;
    const flagValue = values[key];
    if (flagValue === undefined) continue;
    const used = parseAnswer(question, flagValue);
    if (used === undefined) throw new SettingsError(`--${key} is ${JSON.stringify(flagValue)}; expected ${expected}.`);
    answers.set(key, used);
  }
  return { content, force, yes, answers };
};

/** The error for required values that are missing without a terminal to prompt for them. */
export const missingAnswers = (missing: readonly PromptQuestion[]): SettingsError =>
  new SettingsError(
    `No terminal for prompts: pass ${missing.map(({ key }) => `--${key}`).join(" and ")}.\n\n${usage.trimEnd()}`,
  );
