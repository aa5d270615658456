import { endOf } from "./command-line.ts";
import { ContentError } from "./content/mistake.ts";
import { askAtTerminal } from "./init/ask.ts";
import { init } from "./init/main.ts";
import { initSettings } from "./init/settings.ts";
import { SettingsError } from "./settings-error.ts";

const { stdin: input, stdout: output } = process;

/** `npm run init`: turns the sample into the owner's portfolio, empty but valid. */
try {
  const ask = input.isTTY && output.isTTY ? askAtTerminal : undefined;
  await init(
    initSettings(process.argv.slice(2)),
    ask && ((questions) => ask(questions, { input, output })),
    (line) => void output.write(`${line}\n`),
  );
} catch (error) {
  process.exitCode = endOf(error, [SettingsError, ContentError], "Nothing was changed.");
}
