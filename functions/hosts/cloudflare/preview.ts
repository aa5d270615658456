import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { defaultPort } from "../../../src/contract/base.ts";
import { readArguments, runCommand } from "../../../src/terminal/command-line.ts";
import { MIN_SECRET_BYTES } from "../../crypto/keys.ts";

const usage = `Usage: npm run preview:workers

Builds the site and runs it in workerd on this machine, at http://localhost:${defaultPort}. Set PORT for another port. The first
run saves a secret in .dev.vars.
`;

/** The secrets of wrangler on this machine. */
const variables = ".dev.vars";

const saveSecret = (): void => {
  if (existsSync(variables)) return;
  const secret = randomBytes(MIN_SECRET_BYTES).toString("base64url");
  writeFileSync(variables, `SECRET_KEY=${secret}\n`, { mode: 0o600 });
  process.stdout.write(`Generated a secret for previews and saved it in ${variables}.\n`);
};

const startWrangler = (): void => {
  const program = join(dirname(createRequire(import.meta.url).resolve("wrangler/package.json")), "bin", "wrangler.js");
  const args = ["dev", "--ip", "127.0.0.1", "--port", process.env.PORT || String(defaultPort)];
  const child = spawn(process.execPath, [program, ...args, "--show-interactive-dev-session=false"], {
    stdio: "inherit",
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  child.on("exit", (code) => process.exit(code ?? 0));
};

/** `npm run preview:workers`: builds the site and runs the service locally in workerd, at the address it was built for. */
await runCommand((args) => {
  readArguments(args, { usage, options: {} });
  const { status } = spawnSync(process.execPath, ["src/cli/bin.js", "build"], { stdio: "inherit" });
  if (status === 0) {
    saveSecret();
    startWrangler();
  } else process.exitCode = status ?? 1;
});
