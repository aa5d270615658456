import { pluralize } from "../../../src/contract/text/pluralize.ts";
import { readArguments, runCommand } from "../../../src/terminal/command-line.ts";
import { GENERATE_SECRET_HINT } from "../../crypto/keys.ts";
import { formatTime } from "./secret-file.ts";
import { MAX_SECRET_USE_SECONDS, rotateSecret } from "./secret-rotation.ts";
import { nodeSettings } from "./settings.ts";
import { StartError } from "./start-error.ts";

/** `npm run secret:rotate`: adds a new secret to the file in `DATA_DIR`. Returns the instructions to print. */
const rotate = async (folder: string): Promise<string> => {
  const { file, until, expiredCount } = await rotateSecret(folder);
  const removed = expiredCount > 0 ? `Removed ${pluralize(expiredCount, "expired secret")}.\n` : "";
  return `Added a new secret to ${file}. The previous one is accepted until ${formatTime(until)}.
${removed}
Restart the service now, and every other process that uses this folder. Until then they use the previous secret.
Existing credentials and jobs keep their normal lifetime, but end at ${formatTime(until)} at the latest.
A request that is retried across the restart may run again.
`;
};

const usage = `Usage: vitrine rotate-secret

Adds a new secret to DATA_DIR/secret (DATA_DIR is .data by default). Restart the service afterward, so that it uses the
new secret. Existing credentials and jobs stay valid until they expire. There are no options.
`;

const byHand = `SECRET_KEY is set, so there is no secret file to change. To rotate SECRET_KEY:

1. ${GENERATE_SECRET_HINT}
2. On every machine, set SECRET_KEY_FALLBACKS to the new and the current secret, separated by a comma, and restart.
   Then all machines accept the new secret before one of them uses it.
3. On every machine, set SECRET_KEY to the new secret and restart. With a single machine, combine steps 2 and 3.
4. ${Math.ceil(MAX_SECRET_USE_SECONDS / 3_600)} hours later, everything made with the old secret has expired: unset SECRET_KEY_FALLBACKS.`;

// Files that this process creates are readable only by their owner.
process.umask(0o077);
await runCommand(
  async (args) => {
    readArguments(args, { usage, options: {} });
    const { DATA_DIR, SECRET_KEY } = nodeSettings(process.env);
    if (SECRET_KEY !== undefined) throw new StartError(byHand);
    process.stdout.write(await rotate(DATA_DIR));
  },
  { expected: [StartError] },
);
