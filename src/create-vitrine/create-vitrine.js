#!/usr/bin/env node
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

// `npm create vitrine my-site` is `vitrine new my-site` with the latest release.
const vitrine = dirname(createRequire(import.meta.url).resolve("vitrine/package.json"));
const { status } = spawnSync(process.execPath, [join(vitrine, "src/cli/bin.js"), "new", ...process.argv.slice(2)], {
  stdio: "inherit",
});
process.exitCode = status ?? 1;
