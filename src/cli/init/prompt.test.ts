import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { SettingsError } from "../../terminal/settings-error.ts";
import { parseAnswer, questions } from "./answers.ts";
import { promptAtTerminal } from "./prompt.ts";

/** A terminal that answers each prompt, and closes its input when no answer is left. */
const terminal = (answers: readonly string[]) => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const shown: string[] = [];
  const left = [...answers];
  output.setEncoding("utf8").on("data", (text: string) => {
    shown.push(text);
    if (!text.endsWith(": ")) return;
    const answer = left.shift();
    if (answer === undefined) input.end();
    else input.write(`${answer}\n`);
  });
  return { input, output, shown };
};

test("valid answers are returned, and invalid ones are prompted for again", async () => {
  const { input, output, shown } = terminal([
    "",
    " Ada ",
    "ada",
    "ada@example.com",
    "",
    "none",
    "ada.example.com/me",
    "gr",
    "pt_br",
  ]);
  expect(await promptAtTerminal(questions, { input, output })).toEqual(
    new Map([
      ["name", "Ada"],
      ["email", "ada@example.com"],
      ["site", "https://ada.example.com/me"],
      ["language", "pt-BR"],
    ]),
  );
  expect(shown).toEqual([
    "Your name: ",
    '  Invalid: ""; expected a name\nYour name: ',
    "Your email address: ",
    '  Invalid: "ada"; expected an email address such as ada@example.com\nYour email address: ',
    "What you do, in one sentence (optional): ",
    "Your website (optional): ",
    '  Invalid: "none"; expected a URL such as https://ada.example.com\nYour website (optional): ',
    "The language of your content (default: en): ",
    '  Invalid: "gr"; expected a language tag such as en, de or pt-BR\nThe language of your content (default: en): ',
  ]);
});

test("closing the input cancels", async () => {
  const { input, output } = terminal(["Ada"]);
  await expect(promptAtTerminal(questions, { input, output })).rejects.toThrow(SettingsError);
});

test("an interrupt cancels", async () => {
  const { input, output } = terminal(["Ada", "\u0003"]);
  await expect(promptAtTerminal(questions, { input, output: Object.assign(output, { isTTY: true }) })).rejects.toThrow(
    SettingsError,
  );
});

test.each(["english", "gr", "jp", "e", "de-", "", "../de"])("%j is no language", (answer) => {
  const question = questions.find(({ key }) => key === "language");
  expect(question && parseAnswer(question, answer)).toBeUndefined();
});
