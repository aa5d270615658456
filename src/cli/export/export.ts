import { ContentError } from "../../content/issues/content-issue.ts";
import { runCommand } from "../../terminal/command-line.ts";
import { ImportError } from "../import/import-error.ts";
import { exportSettings } from "./settings.ts";

/** `vitrine export`: writes the content as a JSON Resume. */
await runCommand(
  async (args) => {
    const settings = exportSettings(args, process.env.INIT_CWD ?? ".");
    // Loaded when the options are known to be valid, so that help and errors appear at once.
    const { exportTo } = await import("./main.ts");
    exportTo(
      settings,
      (text) => void process.stdout.write(text),
      (text) => void process.stderr.write(text),
    );
  },
  { expected: [ContentError, ImportError], outcome: "Nothing was written." },
);
