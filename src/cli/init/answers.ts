import type * as z from "zod";
import { ProfileFile } from "../../content/content.ts";
import { SiteFile } from "../../content/site-file.ts";
import { SettingsError } from "../../terminal/settings-error.ts";

/** The values of a minimal portfolio. */
export interface InitAnswers {
  readonly name: string;
  readonly email: string;
  readonly tagline?: string;
  readonly site?: string;
  /** The language of the content. */
  readonly language: string;
}

/** A prompt. Its key is also the name of its flag. */
export interface PromptQuestion {
  readonly key: keyof InitAnswers;
  readonly text: string;
  readonly required: boolean;
  /** The answer if there is none. */
  readonly default?: string;
  readonly expected: string;
}

/** Answers by question key. */
export type PromptAnswers = ReadonlyMap<PromptQuestion["key"], string>;

/** The language of the content if the owner does not say one. */
export const DEFAULT_LANGUAGE = "en";

export const questions: readonly PromptQuestion[] = [
  { key: "name", text: "Your name", required: true, expected: "a name" },
  { key: "email", text: "Your email address", required: true, expected: "an email address such as ada@example.com" },
  { key: "tagline", text: "What you do, in one sentence", required: false, expected: "a sentence" },
  { key: "site", text: "Your website", required: false, expected: "a URL such as https://ada.example.com" },
  {
    key: "language",
    text: "The language of your content",
    required: false,
    default: DEFAULT_LANGUAGE,
    expected: "a language tag such as en, de or pt-BR",
  },
];

/** Adds `https://` to a URL without a scheme. */
const withScheme = (text: string): string =>
  /^[^\s:/?#@]+\.[^\s:/?#@]+(?:[/?#]|$)/.test(text) ? `https://${text}` : text;

const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** A language tag in its usual form; undefined if there is no such language. The names of all two-letter codes are known. */
const languageTag = (text: string): string | undefined => {
  try {
    const { language, baseName } = new Intl.Locale(text.replaceAll("_", "-"));
    const isKnown = language.length > 2 || languageNames.of(language) !== undefined;
    return isKnown ? SiteFile.shape.language.safeParse(baseName).data : undefined;
  } catch {
    return undefined;
  }
};

/** The cleaned answer, or undefined if it is invalid. */
export const parseAnswer = ({ key }: PromptQuestion, answer: string): string | undefined => {
  if (key === "language") return languageTag(answer.trim());
  const schema: z.ZodType = ProfileFile.shape[key];
  const text = key === "site" ? withScheme(answer.trim()) : answer.trim();
  return schema.safeParse(text).success ? text : undefined;
};

const text = { type: "string" } as const;

/** The options that answer the questions (see `parseArgs` of node:util). */
export const answerOptions = { name: text, email: text, tagline: text, site: text, language: text } as const;

/** Their lines in the usage of a command. */
export const answerUsage = `  --name NAME         your name
  --email ADDRESS     your email address
  --tagline SENTENCE  what you do
  --site URL          your website
  --language TAG      the language of your content, such as de or pt-BR; default: en`;

/** The answers in the options of a command. Throws a SettingsError that names the option. */
export const answersIn = (values: Readonly<{ [Key in PromptQuestion["key"]]?: string | undefined }>): PromptAnswers =>
  new Map(
    questions.flatMap((question) => {
      const { key, expected } = question;
      const value = values[key];
      if (value === undefined) return [];
      const answer = parseAnswer(question, value);
      if (answer === undefined) throw new SettingsError(`--${key} is ${JSON.stringify(value)}; expected ${expected}.`);
      return [[key, answer]];
    }),
  );
