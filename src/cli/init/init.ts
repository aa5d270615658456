import { ContentError } from "../../content/issues/content-issue.ts";
import { runCommand } from "../../terminal/command-line.ts";
import { printLine } from "../../terminal/report.ts";
import { terminalPrompt } from "./prompt.ts";
import { initSettings } from "./settings.ts";

/** `npm run init`: replaces the sample with a minimal portfolio. */
await runCommand(
  async (args) => {
    const settings = initSettings(args);
    // Loaded when the options are known to be valid, so that help and errors appear at once.
    const { init } = await import("./main.ts");
    await init(settings, terminalPrompt(settings), printLine);
  },
  { expected: [ContentError], outcome: "Nothing was changed." },
);
