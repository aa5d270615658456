import type * as z from "zod";
import { ProfileFile } from "../../portfolio/content.ts";

/** What has to be known of somebody to begin a portfolio. */
export interface Answers {
  readonly name: string;
  readonly email: string;
  readonly tagline?: string;
  readonly site?: string;
}

/** A question, and the flag that answers it. */
export interface Question {
  readonly key: keyof Answers;
  readonly text: string;
  readonly required: boolean;
  readonly expected: string;
}

export const questions: readonly Question[] = [
  { key: "name", text: "Your name", required: true, expected: "a name" },
  { key: "email", text: "Your e-mail address", required: true, expected: "an e-mail address such as ada@example.com" },
  { key: "tagline", text: "One sentence about what you do", required: false, expected: "a sentence" },
  { key: "site", text: "Your web site", required: false, expected: "an address such as https://ada.example.com" },
];

/** Hardly anybody writes `https://` before the address of a site: what is a host and a path gets it. */
const completed = (text: string): string =>
  /^[^\s:/?#@]+\.[^\s:/?#@]+(?:[/?#]|$)/.test(text) ? `https://${text}` : text;

/** An answer as it can be used, or nothing where it cannot be. */
export const usable = ({ key }: Question, answer: string): string | undefined => {
  const schema: z.ZodType = ProfileFile.shape[key];
  const text = key === "site" ? completed(answer.trim()) : answer.trim();
  return schema.safeParse(text).success ? text : undefined;
};
