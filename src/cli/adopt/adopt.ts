import { exitCodeFor } from "../../terminal/command-line.ts";
import { SettingsError } from "../../terminal/settings-error.ts";
import { adopt } from "./main.ts";
import { adoptSettings } from "./settings.ts";

/** `vitrine adopt`: converts a fork of release 0.1 into an owner's repository. */
try {
  await adopt(adoptSettings(process.argv.slice(2)), (line) => void process.stdout.write(`${line}\n`));
} catch (error) {
  process.exitCode = exitCodeFor(error, [SettingsError], "Nothing was created.");
}
