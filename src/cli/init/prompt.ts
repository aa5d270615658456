import { once } from "node:events";
import { createInterface } from "node:readline/promises";
import { SettingsError } from "../../terminal/settings-error.ts";
import {
  DEFAULT_LANGUAGE,
  type InitAnswers,
  type PromptAnswers,
  type PromptQuestion,
  parseAnswer,
  questions,
} from "./answers.ts";

/** Prompts for answers. */
export type Prompt = (questions: readonly PromptQuestion[]) => Promise<PromptAnswers>;

/** Prompts until the answer is valid. Optional questions accept an empty answer. */
const promptOne = async (
  question: PromptQuestion,
  ask: (text: string) => Promise<string>,
): Promise<string | undefined> => {
  const { text, required, expected, default: standard } = question;
  const prompt = `${text}${required ? "" : ` (${standard ? `default: ${standard}` : "optional"})`}: `;
  for (let refused = ""; ; ) {
    const answer = await ask(refused + prompt);
    if (answer.trim() === "" && !required) return undefined;
    const used = parseAnswer(question, answer);
    if (used !== undefined) return used;
    refused = `  Invalid: ${JSON.stringify(answer)}; expected ${expected}\n`;
  }
};

const promptsClosed = (): SettingsError => new SettingsError("\nCanceled: not all questions were answered.");

/**
 * Prompts at the terminal.
 * @throws SettingsError if the input ends or is interrupted.
 */
export const promptAtTerminal = async (
  questions: readonly PromptQuestion[],
  { input, output }: { readonly input: NodeJS.ReadableStream; readonly output: NodeJS.WritableStream },
): Promise<PromptAnswers> => {
  const terminal = createInterface({ input, output });
  const left = once(terminal, "close").then(() => {
    throw promptsClosed();
  });
  left.catch(() => undefined);
  const answered = new Map<PromptQuestion["key"], string>();
  try {
    for (const question of questions) {
      const answer = await promptOne(question, (text) => Promise.race([terminal.question(text), left]));
      if (answer !== undefined) answered.set(question.key, answer);
    }
    return answered;
  } catch (error) {
    throw error instanceof Error && error.name === "AbortError" ? promptsClosed() : error;
  } finally {
    terminal.close();
  }
};

/** Prompts at the terminal of the process; undefined if there is none, or with `yes`. */
export const terminalPrompt = ({ yes }: { readonly yes: boolean }): Prompt | undefined => {
  const { stdin: input, stdout: output } = process;
  return !yes && input.isTTY && output.isTTY ? (asked) => promptAtTerminal(asked, { input, output }) : undefined;
};

/**
 * The given answers, with those to prompts for the others.
 * @throws the error for the required questions without an answer, if there is no prompt.
 */
export const completeAnswers = async (
  given: PromptAnswers,
  prompt: Prompt | undefined,
  errorFor: (missing: readonly PromptQuestion[]) => Error,
): Promise<InitAnswers> => {
  const open = questions.filter(({ key }) => !given.has(key));
  const answered = new Map([...given, ...(prompt ? await prompt(open) : [])]);
  const { name, email, language = DEFAULT_LANGUAGE, ...others } = Object.fromEntries(answered);
  if (name === undefined || email === undefined) throw errorFor(open.filter(({ required }) => required));
  return { name, email, ...others, language };
};
