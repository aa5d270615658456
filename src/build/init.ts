import { ContentError } from "./content/mistake.ts";
import { askAtTerminal } from "./init/ask.ts";
import { init } from "./init/main.ts";
import { initSettings } from "./init/settings.ts";
import { SettingsError } from "./settings.ts";

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
  const known = error instanceof SettingsError || error instanceof ContentError;
  process.stderr.write(`${known ? error.message : (error as Error).stack}\n`);
  if (known) process.stderr.write("\nNothing was changed.\n");
  process.exitCode = 1;
}
