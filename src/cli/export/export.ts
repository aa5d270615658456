import { ContentError } from "../../content/issues/content-issue.ts";
import { exitCodeFor } from "../../terminal/command-line.ts";
import { SettingsError } from "../../terminal/settings-error.ts";
import { ImportError } from "../import/import-error.ts";
import { exportTo } from "./main.ts";
import { exportSettings } from "./settings.ts";

/** `vitrine export`: writes the content as a JSON Resume. */
try {
  const settings = exportSettings(process.argv.slice(2), process.env.INIT_CWD ?? ".");
  exportTo(settings, (text) => void process.stdout.write(text));
} catch (error) {
  process.exitCode = exitCodeFor(error, [ContentError, ImportError, SettingsError], "Nothing was written.");
}
