import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { limits } from "../contract/limits.ts";
import { Manifest, manifestFile } from "../contract/manifest.ts";

/**
 * `npm run check:workers`: bundles the Worker as a deployment would, and holds it to its budgets. With `--public` it also
 * refuses a site that was built for this machine alone.
 */
const folder = join(".build", "worker");
const { values } = parseArgs({ options: { public: { type: "boolean", default: false } } });

const wrangler = (...args: readonly string[]): string => {
  const program = join(dirname(createRequire(import.meta.url).resolve("wrangler/package.json")), "bin", "wrangler.js");
  return execFileSync(process.execPath, [program, ...args], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NO_COLOR: "1", WRANGLER_SEND_METRICS: "false", WRANGLER_HIDE_BANNER: "true" },
  });
};

/** Builds the bundle and measures its start. Returns what is wrong with it. */
const problems = (): string[] => {
  wrangler("deploy", "--dry-run", "--outdir", folder);
  const bundle = readFileSync(join(folder, "cloudflare.js"));
  const size = gzipSync(bundle, { level: 9 }).length;
  const profile = wrangler("check", "startup", "--outfile", join(folder, "startup.cpuprofile"));
  const start = Number(/Active: ([\d.]+) ms/.exec(profile)?.[1]);
  const { site } = Manifest.parse(JSON.parse(readFileSync(join("dist", manifestFile), "utf8")));
  const { gzipBytes, startMilliseconds } = limits.worker;
  process.stdout.write(
    `Worker: ${(size / 1000).toFixed(1)} KB gzipped (at most ${gzipBytes / 1000}), ` +
      `starts in ${start} ms of processor time (at most ${startMilliseconds}), for ${site}.\n`,
  );
  const evaluates = /\b(?:eval|Function)\s*\(/.exec(bundle.toString("utf8"));
  return [
    ...(size > gzipBytes ? [`the bundle has ${size} bytes gzipped; at most ${gzipBytes} are wanted`] : []),
    ...(start <= startMilliseconds ? [] : [`it needs ${start} ms to start; at most ${startMilliseconds} are wanted`]),
    ...(evaluates ? [`it holds ${JSON.stringify(evaluates[0])}, and Workers may not make code from text`] : []),
    ...(values.public && new URL(site).protocol !== "https:"
      ? [`dist/ was built for ${site}; run it as SITE_URL=https://… npm run deploy`]
      : []),
  ];
};

const found = problems();
for (const problem of found) process.stderr.write(`The Worker is not fit to be deployed: ${problem}.\n`);
if (found.length > 0) process.exitCode = 1;
