import type * as z from "zod";
import { ProfileFile } from "../../content/content.ts";

/** The values of a minimal portfolio. */
export interface InitAnswers {
  readonly name: string;
  readonly email: string;
  readonly tagline?: string;
  readonly site?: string;
}

/** A prompt. Its key is also the name of its flag. */
export interface PromptQuestion {
  readonly key: keyof InitAnswers;
  readonly text: string;
  readonly required: boolean;
  readonly expected: string;
}

export const questions: readonly PromptQuestion[] = [
  { key: "name", text: "Your name", required: true, expected: "a name" },
  { key: "email", text: "Your email address", required: true, expected: "an email address such as ada@example.com" },
  { key: "tagline", text: "What you do, in one sentence", required: false, expected: "a sentence" },
  { key: "site", text: "Your website", required: false, expected: "a URL such as https://ada.example.com" },
];

/** Adds `https://` to a URL without a scheme. */
const withScheme = (text: string): string =>
  /^[^\s:/?#@]+\.[^\s:/?#@]+(?:[/?#]|$)/.test(text) ? `https://${text}` : text;

/** The cleaned answer, or undefined if it is invalid. */
export const parseAnswer = ({ key }: PromptQuestion, answer: string): string | undefined => {
  const schema: z.ZodType = ProfileFile.shape[key];
  const text = key === "site" ? withScheme(answer.trim()) : answer.trim();
  return schema.safeParse(text).success ? text : undefined;
};
