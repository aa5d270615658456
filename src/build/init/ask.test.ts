import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { SettingsError } from "../settings-error.ts";
import { questions } from "./answers.ts";
import { askAtTerminal } from "./ask.ts";

/** A terminal at which somebody answers each question that appears, and leaves when there is no answer left. */
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

test("what is answered is taken, and what cannot be used is asked again", async () => {
  const { input, output, shown } = terminal(["", " Ada ", "ada", "ada@example.com", "", "none", "ada.example.com/me"]);
  expect(await askAtTerminal(questions, { input, output })).toEqual(
    new Map([
      ["name", "Ada"],
      ["email", "ada@example.com"],
      ["site", "https://ada.example.com/me"],
    ]),
  );
  expect(shown).toEqual([
    "Your name: ",
    '  found ""; expected a name\nYour name: ',
    "Your e-mail address: ",
    '  found "ada"; expected an e-mail address such as ada@example.com\nYour e-mail address: ',
    "One sentence about what you do (or nothing): ",
    "Your web site (or nothing): ",
    '  found "none"; expected an address such as https://ada.example.com\nYour web site (or nothing): ',
  ]);
});

test("whoever leaves changes nothing", async () => {
  const { input, output } = terminal(["Ada"]);
  await expect(askAtTerminal(questions, { input, output })).rejects.toThrow(SettingsError);
});

test("so does whoever interrupts", async () => {
  const { input, output } = terminal(["Ada", "\u0003"]);
  await expect(askAtTerminal(questions, { input, output: Object.assign(output, { isTTY: true }) })).rejects.toThrow(
    SettingsError,
  );
});
