import { ContentError } from "../../content/issues/content-issue.ts";
import { exitCodeFor } from "../../terminal/command-line.ts";
import { SettingsError } from "../../terminal/settings-error.ts";
import { promptAtTerminal } from "./prompt.ts";
import { initSettings } from "./settings.ts";

const { stdin: input, stdout: output } = process;

/** `npm run init`: replaces the sample with a minimal portfolio. */
try {
  const settings = initSettings(process.argv.slice(2));
  // Loaded when the options are known to be valid, so that help and errors appear at once.
  const { init } = await import("./main.ts");
  const ask = input.isTTY && output.isTTY ? promptAtTerminal : undefined;
  await init(
    settings,
    ask && ((questions) => ask(questions, { input, output })),
    (line) => void output.write(`${line}\n`),
  );
} catch (error) {
  process.exitCode = exitCodeFor(error, [SettingsError, ContentError], "Nothing was changed.");
}
