import { readArguments } from "../command-line.ts";
import { SettingsError } from "../settings-error.ts";
import { type Question, questions, usable } from "./answers.ts";
import type { Answered } from "./ask.ts";

export interface InitSettings {
  /** The folder with the content. */
  readonly content: string;
  /** Whether files that are not the sample's may be removed as well. */
  readonly force: boolean;
  /** Whether nothing is asked. */
  readonly yes: boolean;
  readonly answered: Answered;
}

const usage = `Usage: npm run init -- [options]

Turns the sample into your portfolio, empty but valid. It asks for what is not given here.

  --name NAME         your name
  --email ADDRESS     your e-mail address
  --tagline SENTENCE  what you do
  --site URL          your web site
  --content FOLDER    the folder with the content (content)
  --yes               asks nothing
  --force             removes files, too, that are not the sample's
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
} as const;

/** The settings of `npm run init`. Throws a SettingsError that names the flag. */
export const initSettings = (args: readonly string[]): InitSettings => {
  const { values } = readArguments(args, { usage, options });
  const { content, force, yes } = values;
  const answered = new Map<Question["key"], string>();
  for (const question of questions) {
    const { key, expected } = question;
    const given = values[key];
    if (given === undefined) continue;
    const used = usable(question, given);
    if (used === undefined) throw new SettingsError(`--${key} is ${JSON.stringify(given)}; expected ${expected}.`);
    answered.set(key, used);
  }
  return { content, force, yes, answered };
};

/** What is said where somebody has to be asked and nobody is there. */
export const unanswered = (missing: readonly Question[]): SettingsError =>
  new SettingsError(
    `Nobody can be asked for ${missing.map(({ key }) => `--${key}`).join(" and ")}; expected as flags.\n\n${usage.trimEnd()}`,
  );
