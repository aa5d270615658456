import { readArguments, usageError } from "../../terminal/command-line.ts";
import { answerOptions, answersIn, answerUsage, type PromptAnswers, type PromptQuestion } from "./answers.ts";

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

${answerUsage}
  --content FOLDER    content folder (default: content)
  --yes               do not prompt
  --force             also delete your own content files, without a backup
`;

const options = {
  ...answerOptions,
  content: { type: "string", default: "content" },
  force: { type: "boolean", default: false },
  yes: { type: "boolean", default: false },
} as const;

/** The settings of `npm run init`. Throws a SettingsError that names the flag. */
export const initSettings = (args: readonly string[]): InitSettings => {
  const { values } = readArguments(args, { usage, options });
  const { content, force, yes } = values;
  return { content, force, yes, answers: answersIn(values) };
};

/** The error for required values that are missing without a terminal to prompt for them. */
export const missingAnswers = (missing: readonly PromptQuestion[]): Error =>
  usageError(`No terminal for prompts: pass ${missing.map(({ key }) => `--${key}`).join(" and ")}.`, usage);
