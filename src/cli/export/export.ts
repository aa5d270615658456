import { ContentError } from "../../content/issues/content-issue.ts";
import { exitCodeFor } from "../../terminal/command-line.ts";
import { SettingsError } from "../../terminal/settings-error.ts";
import { ImportError } from "../import/import-error.ts";
import { exportSettings } from "./settings.ts";

/** `vitrine export`: writes the content as a JSON Resume. */
try {
  const settings = exportSettings(process.argv.slice(2), process.env.INIT_CWD ?? ".");
  // Loaded when the options are known to be valid, so that help and errors appear at once.
  const { exportTo } = await import("./main.ts");
  exportTo(
    settings,
    (text) => void process.stdout.write(text),
    (text) => void process.stderr.write(text),
  );
} catch (error) {
  process.exitCode = exitCodeFor(error, [ContentError, ImportError, SettingsError], "Nothing was written.");
}
