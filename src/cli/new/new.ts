import { ContentError } from "../../content/issues/content-issue.ts";
import { exitCodeFor } from "../../terminal/command-line.ts";
import { SettingsError } from "../../terminal/settings-error.ts";
import { ImportError } from "../import/import-error.ts";
import { promptAtTerminal } from "../init/prompt.ts";
import { newSettings } from "./settings.ts";

const { stdin: input, stdout: output } = process;

/** `vitrine new`: creates a repository for an owner's portfolio. */
try {
  const settings = newSettings(process.argv.slice(2), ".");
  // Loaded when the options are known to be valid, so that help and errors appear at once.
  const { createRepository } = await import("./main.ts");
  const ask = input.isTTY && output.isTTY ? promptAtTerminal : undefined;
  await createRepository(
    settings,
    ask && ((questions) => ask(questions, { input, output })),
    (line) => void output.write(`${line}\n`),
  );
} catch (error) {
  process.exitCode = exitCodeFor(error, [SettingsError, ContentError, ImportError], "Nothing was created.");
}
