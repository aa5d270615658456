import { rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { build, startHost, temporaryFolder } from "../test/support/hosts/programs.ts";
import { sendGenerated } from "../test/support/http/generated/send.ts";

/**
 * `npm run bench:requests -- [--minutes 10] [--seed 1] [--url URL]`: sends requests that are generated from /openapi.json, and
 * reports responses that differ from it. Without a URL, it builds the portfolio of the tests and starts the Node host.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    seed: { type: "string", default: "1" },
    url: { type: "string" },
  },
});
const seed = Number(values.seed);
const milliseconds = Number(values.minutes) * 60_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Sends requests and prints the number of responses by operation and status, and the mismatches. */
const report = async (base: string): Promise<void> => {
  const { requests, responses, mismatches } = await sendGenerated({ base }, { seed, milliseconds });
  const operations = new Set([...responses.keys()].map((name) => name.split(" ")[0]));
  for (const [name, count] of [...responses].toSorted(([a], [b]) => (a < b ? -1 : 1))) say(`${name}: ${count}`);
  for (const [mismatch, request] of mismatches) say(`\n${mismatch}\n${JSON.stringify(request)}`);
  say(`\n${requests} requests to ${operations.size} operations (seed ${seed}), ${mismatches.size} mismatches.`);
  if (mismatches.size > 0) process.exitCode = 1;
};

if (values.url) await report(values.url);
else {
  const folder = temporaryFolder();
  const dist = join(folder, "dist");
  await build({ out: dist });
  const host = await startHost(dist, { RATE_LIMIT_PER_MINUTE: "1000000000", LOG: "off" });
  try {
    await report(host.url);
  } finally {
    await host.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
