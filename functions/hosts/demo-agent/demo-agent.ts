import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { readArguments, runCommand } from "../../../src/terminal/command-line.ts";
import { SettingsError } from "../../../src/terminal/settings-error.ts";
import { nodeSettings } from "../node/settings.ts";
import { StartError } from "../node/start-error.ts";
import { demonstrate } from "./demonstration.ts";
import { signedTypes } from "./dry-run.ts";
import { explainAssertion, explainDemo } from "./explain.ts";

const usage = `Usage: vitrine demo-agent
       vitrine demo-agent --explain [--assertion FILE] [--type TYPE]

Shows how an agent gets, uses and revokes an access token, with every request and response. Builds the portfolio and runs
the service and an identity provider on this machine until the demo ends.

  --explain         explains instead whether the service accepts an assertion, and if not, why and what to change.
                    Nothing is sent to the service, and nothing is used up. Exits with 1 if the assertion is refused
  --assertion FILE  the file with the assertion; - for standard input (default: an assertion like the one of the demo)
  --type TYPE       the identity_type of the request: ${signedTypes.join(" or ")} (default: by the typ of the assertion)

An assertion is checked with the settings of the service, so set the same environment variables: SITE_URL, AGENT_TRUST or
AGENT_TRUST_FILE, and DATA_DIR, which tells which assertions were used or revoked.
`;

const options = {
  explain: { type: "boolean", default: false },
  assertion: { type: "string" },
  type: { type: "string" },
} as const;

const readAssertion = async (file: string): Promise<string> => {
  if (file !== "-") return readFileSync(file, "utf8").trim();
  if (process.stdin.isTTY) process.stderr.write("Paste the assertion, press Enter and then Ctrl+D.\n");
  return (await text(process.stdin)).trim();
};

const run = async (args: readonly string[]): Promise<void> => {
  const { explain, assertion, type } = readArguments(args, { usage, options }).values;
  const signedType = signedTypes.find((name) => name === type);
  if (type !== undefined && !signedType)
    throw new SettingsError(`--type is ${JSON.stringify(type)}; expected ${signedTypes.join(" or ")}.`);
  if (!explain && (assertion ?? type) !== undefined) throw new SettingsError("--assertion and --type need --explain.");
  if (!explain) return demonstrate();
  const isAccepted =
    assertion === undefined
      ? await explainDemo()
      : await explainAssertion(await readAssertion(assertion), signedType, nodeSettings(process.env));
  if (!isAccepted) process.exitCode = 1;
};

/** `npm run demo:agent`. */
await runCommand(run, { expected: [StartError] });
