import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { defaultPort } from "../../../src/contract/base.ts";
import { MIN_SECRET_BYTES } from "../../crypto/keys.ts";

/** `npm run preview:workers`: runs the service locally in workerd, at the address that the site was built for. */
const variables = ".dev.vars";
if (!existsSync(variables)) {
  const secret = randomBytes(MIN_SECRET_BYTES).toString("base64url");
  writeFileSync(variables, `SECRET_KEY=${secret}\n`, { mode: 0o600 });
  process.stdout.write(`Generated a secret for previews and saved it in ${variables}.\n`);
}
const program = join(dirname(createRequire(import.meta.url).resolve("wrangler/package.json")), "bin", "wrangler.js");
const args = ["dev", "--ip", "127.0.0.1", "--port", process.env.PORT || String(defaultPort)];
const child = spawn(process.execPath, [program, ...args, "--show-interactive-dev-session=false"], { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 0));
