import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { evaluate, parse } from "@humanwhocodes/momoa";
import * as z from "zod";
import { limits } from "../contract/limits.ts";
import { Manifest, manifestFile } from "../contract/site/manifest.ts";
import { WorkerFirst, workerPathProblems, workerPathsFor } from "../contract/site/worker-paths.ts";

/**
 * `npm run check:workers`: bundles the Worker like a deployment, and checks its size and start-time budgets. With `--public`, it
 * also rejects a site that was built for http://localhost.
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

const Config = z.object({ assets: z.object({ run_worker_first: WorkerFirst }) });

/** Why the Worker cannot serve the built site, if it was built without the app (D64). */
const buildProblems = ({ hosting }: Manifest): string[] =>
  hosting === "static" ? ["dist/ was built with --static, without the API; build it again without --static"] : [];

/** How `run_worker_first` in wrangler.jsonc differs from what the site needs (D39). */
const pathProblems = ({ site, languages = [] }: Manifest): string[] => {
  const config = parse(readFileSync("wrangler.jsonc", "utf8"), { mode: "jsonc", allowTrailingCommas: true });
  const { run_worker_first: listed } = Config.parse(evaluate(config)).assets;
  const further = languages.slice(1);
  const known = workerPathsFor(further);
  const unknown = Array.isArray(listed) ? listed.filter((path) => !known.includes(path)) : [];
  return [
    ...workerPathProblems(listed, site, further),
    ...(unknown.length > 0 ? [`run_worker_first in wrangler.jsonc has unknown paths: ${unknown.join(", ")}`] : []),
  ];
};

/** Other programs on the machine lengthen some of the runs, so the shortest of several counts. */
const START_RUNS = 3;

/** The CPU time that the Worker takes to start, in milliseconds. */
const measureStart = (): number => {
  const times = Array.from({ length: START_RUNS }, () => {
    const profile = wrangler("check", "startup", "--outfile", join(folder, "startup.cpuprofile"));
    return Number(/Active: ([\d.]+) ms/.exec(profile)?.[1]);
  });
  return Math.min(...times);
};

/** Builds the bundle and measures its start. Returns the problems. */
const bundleProblems = ({ site }: Manifest): string[] => {
  process.stdout.write("Bundling the Worker and measuring its start…\n");
  wrangler("deploy", "--dry-run", "--outdir", folder);
  const bundle = readFileSync(join(folder, "cloudflare.js"));
  const size = gzipSync(bundle, { level: 9 }).length;
  const start = measureStart();
  const { maxGzipBytes, maxStartMs } = limits.worker;
  process.stdout.write(
    `Worker: ${(size / 1000).toFixed(1)} KB gzipped (limit: ${maxGzipBytes / 1000}), ` +
      `${start} ms of CPU time to start (shortest of ${START_RUNS} runs; limit: ${maxStartMs}), built for ${site}.\n`,
  );
  const evaluates = /\b(?:eval|Function)\s*\(/.exec(bundle.toString("utf8"));
  return [
    ...(size > maxGzipBytes ? [`the bundle has ${size} bytes gzipped (limit: ${maxGzipBytes})`] : []),
    ...(start <= maxStartMs ? [] : [`it takes ${start} ms to start (limit: ${maxStartMs})`]),
    ...(evaluates ? [`it contains ${JSON.stringify(evaluates[0])}, but Workers cannot run generated code`] : []),
    ...(values.public && new URL(site).protocol !== "https:"
      ? [`dist/ was built for ${site}; run SITE_URL=https://… npm run deploy`]
      : []),
  ];
};

const manifest = Manifest.parse(JSON.parse(readFileSync(join("dist", manifestFile), "utf8")));
const early = [...buildProblems(manifest), ...pathProblems(manifest)];
const found = early.length > 0 ? early : bundleProblems(manifest);
for (const problem of found) process.stderr.write(`Cannot deploy the Worker: ${problem}.\n`);
if (found.length > 0) process.exitCode = 1;
