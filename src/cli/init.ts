import { ContentError } from "../content/issues/content-issue.ts";
import { exitCodeFor } from "../terminal/command-line.ts";
import { SettingsError } from "../terminal/settings-error.ts";
import { init } from "./init/main.ts";
import { promptAtTerminal } from "./init/prompt.ts";
import { initSettings } from "./init/settings.ts";

const { stdin: input, stdout: output } = process;

/** `npm run init`: replaces the sample with a minimal portfolio. */
try {
  const ask = input.isTTY && output.isTTY ? promptAtTerminal : undefined;
  await init(
    initSettings(process.argv.slice(2)),
    ask && ((questions) => ask(questions, { input, output })),
    (line) => void output.write(`${line}\n`),
  );
} catch (error) {
  process.exitCode = exitCodeFor(error, [SettingsError, ContentError], "Nothing was changed.");
}
