import { ContentError } from "../../content/issues/content-issue.ts";
import { runCommand } from "../../terminal/command-line.ts";
import { printLine } from "../../terminal/report.ts";
import { ImportError } from "../import/import-error.ts";
import { terminalPrompt } from "../init/prompt.ts";
import { newSettings } from "./settings.ts";

/** `vitrine new`: creates a repository for an owner's portfolio. */
await runCommand(
  async (args) => {
    const settings = newSettings(args, ".");
    // Loaded when the options are known to be valid, so that help and errors appear at once.
    const { createRepository } = await import("./main.ts");
    await createRepository(settings, terminalPrompt(settings), printLine);
  },
  { expected: [ContentError, ImportError], outcome: "Nothing was created." },
);
