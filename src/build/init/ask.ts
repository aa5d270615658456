import { once } from "node:events";
import { createInterface } from "node:readline/promises";
import { SettingsError } from "../settings-error.ts";
import { type Question, usable } from "./answers.ts";

/** Answers to questions, by their keys. */
export type Answered = ReadonlyMap<Question["key"], string>;

/** Asks somebody until the answer can be used; what is optional may stay empty. */
const askOne = async (question: Question, ask: (text: string) => Promise<string>): Promise<string | undefined> => {
  const { text, required, expected } = question;
  const asked = `${text}${required ? "" : " (or nothing)"}: `;
  for (let refused = ""; ; ) {
    const answer = await ask(refused + asked);
    if (answer.trim() === "" && !required) return undefined;
    const used = usable(question, answer);
    if (used !== undefined) return used;
    refused = `  found ${JSON.stringify(answer)}; expected ${expected}\n`;
  }
};

const goneAway = (): SettingsError => new SettingsError("\nThe questions were not answered.");

/**
 * Asks the person at the terminal.
 * @throws SettingsError when they leave.
 */
export const askAtTerminal = async (
  questions: readonly Question[],
  { input, output }: { readonly input: NodeJS.ReadableStream; readonly output: NodeJS.WritableStream },
): Promise<Answered> => {
  const terminal = createInterface({ input, output });
  const left = once(terminal, "close").then(() => {
    throw goneAway();
  });
  left.catch(() => undefined);
  const answered = new Map<Question["key"], string>();
  try {
    for (const question of questions) {
      const answer = await askOne(question, (text) => Promise.race([terminal.question(text), left]));
      if (answer !== undefined) answered.set(question.key, answer);
    }
    return answered;
  } catch (error) {
    throw error instanceof Error && error.name === "AbortError" ? goneAway() : error;
  } finally {
    terminal.close();
  }
};
