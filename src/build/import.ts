import { endOf } from "./command-line.ts";
import { ImportError } from "./import/import-error.ts";
import { importInto } from "./import/main.ts";
import { importSettings } from "./import/settings.ts";
import { SettingsError } from "./settings-error.ts";

/** `npm run import -- resume.json`: writes content from a JSON Resume, or from the archive that LinkedIn sends. */
try {
  const settings = importSettings(process.argv.slice(2), process.env.INIT_CWD ?? ".");
  await importInto(settings, (line) => void process.stdout.write(`${line}\n`));
} catch (error) {
  process.exitCode = endOf(error, [ImportError, SettingsError], "Nothing was written.");
}
