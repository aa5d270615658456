import { endOf, readArguments } from "../../../src/build/command-line.ts";
import { SettingsError } from "../../../src/build/settings-error.ts";
import { howTo } from "../../keys.ts";
import { timeOf } from "./secret-file.ts";
import { longestUse, rotateSecret } from "./secret-rotation.ts";
import { nodeSettings } from "./settings.ts";
import { StartError } from "./start-error.ts";

/** `npm run secret:rotate`: puts a new secret in front of the one in `DATA_DIR`, and says what to do next. */
const rotate = async (folder: string): Promise<string> => {
  const { file, until, lapsed } = await rotateSecret(folder);
  const dropped = lapsed > 0 ? `Left out ${lapsed === 1 ? "one" : lapsed} whose time was over.\n` : "";
  return `${file} begins with a new secret. The former one is accepted until ${timeOf(until)}.
${dropped}
Restart the service now, and every process that shares the folder. Until then it makes everything with the former
secret. Credentials and jobs from before the restart stay valid for as long as they would have been, and until
${timeOf(until)} at the latest. A request that is retried across the restart may run again.
`;
};

const usage = `Usage: npm run secret:rotate

Puts a new secret in the place of the one in DATA_DIR (.data). What the former one made stays valid. It takes no options.
`;

const byHand = `SECRET_KEY is set, so the secret is not in a file, and nothing was changed. To rotate it:

1. ${howTo}
2. Set SECRET_KEY_FALLBACKS to the new and the present one with a comma between, on every machine, and restart each, so
   that all know the new secret before one of them makes anything with it.
3. Set SECRET_KEY to the new one, on every machine, and restart each. On one machine alone, 2 and 3 can be one step.
4. ${Math.ceil(longestUse / 3_600)} hours later nothing that the former one made is of use: unset SECRET_KEY_FALLBACKS.`;

// What this process writes is for its owner alone.
process.umask(0o077);
try {
  readArguments(process.argv.slice(2), { usage, options: {} });
  const { DATA_DIR, SECRET_KEY } = nodeSettings(process.env);
  if (SECRET_KEY !== undefined) throw new StartError(byHand);
  process.stdout.write(await rotate(DATA_DIR));
} catch (error) {
  process.exitCode = endOf(error, [StartError, SettingsError]);
}
