import { ContentError } from "../content/issues/content-issue.ts";
import { exitCodeFor } from "../terminal/command-line.ts";
import { SettingsError } from "../terminal/settings-error.ts";
import { ImportError } from "./import/import-error.ts";
import { promptAtTerminal } from "./init/prompt.ts";
import { createRepository } from "./new/main.ts";
import { newSettings } from "./new/settings.ts";

const { stdin: input, stdout: output } = process;

/** `vitrine new`: creates a repository for an owner's portfolio. */
try {
  const ask = input.isTTY && output.isTTY ? promptAtTerminal : undefined;
  await createRepository(
    newSettings(process.argv.slice(2), "."),
    ask && ((questions) => ask(questions, { input, output })),
    (line) => void output.write(`${line}\n`),
  );
} catch (error) {
  process.exitCode = exitCodeFor(error, [SettingsError, ContentError, ImportError], "Nothing was created.");
}
