import { ImportError } from "./import/import-error.ts";
import { importInto } from "./import/main.ts";
import { importSettings } from "./import/settings.ts";
import { SettingsError } from "./settings.ts";

/** `npm run import -- resume.json`: writes content from a JSON Resume, or from the archive that LinkedIn sends. */
try {
  await importInto(importSettings(process.argv.slice(2)), (line) => void process.stdout.write(`${line}\n`));
} catch (error) {
  const known = error instanceof ImportError || error instanceof SettingsError;
  process.stderr.write(`${known ? error.message : (error as Error).stack}\n`);
  if (known) process.stderr.write("\nNothing was written.\n");
  process.exitCode = 1;
}
