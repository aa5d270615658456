import { runCommand } from "../../terminal/command-line.ts";
import { printLine } from "../../terminal/report.ts";
import { ImportError } from "./import-error.ts";
import { importSettings } from "./settings.ts";

/** `npm run import -- resume.json`: writes content from a JSON Resume or LinkedIn's data export. */
await runCommand(
  async (args) => {
    const settings = importSettings(args, process.env.INIT_CWD ?? ".");
    // Loaded when the options are known to be valid, so that help and errors appear at once.
    const { importInto } = await import("./main.ts");
    await importInto(settings, printLine);
  },
  { expected: [ImportError], outcome: "Nothing was written." },
);
