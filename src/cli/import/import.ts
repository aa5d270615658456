import { exitCodeFor } from "../../terminal/command-line.ts";
import { SettingsError } from "../../terminal/settings-error.ts";
import { ImportError } from "./import-error.ts";
import { importSettings } from "./settings.ts";

/** `npm run import -- resume.json`: writes content from a JSON Resume or LinkedIn's data export. */
try {
  const settings = importSettings(process.argv.slice(2), process.env.INIT_CWD ?? ".");
  // Loaded when the options are known to be valid, so that help and errors appear at once.
  const { importInto } = await import("./main.ts");
  await importInto(settings, (line) => void process.stdout.write(`${line}\n`));
} catch (error) {
  process.exitCode = exitCodeFor(error, [ImportError, SettingsError], "Nothing was written.");
}
