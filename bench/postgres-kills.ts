import { cleanUp } from "./processes.ts";
import { buildSample } from "./site.ts";
import { killUnderLoad } from "./soak/postgres-kills.ts";

/**
 * `npm run bench:postgres-kills`: 200 kills of a process and 20 restarts of Postgres under load. The exit code is 1 if an
 * acknowledged write was lost or repeated. To run less, add the two numbers.
 */
const [kills = 200, restarts = 20] = process.argv.slice(2).map(Number);
try {
  const start = performance.now();
  const onKill = (count: number): void => {
    if (count % 20 === 0) process.stderr.write(`${count} of ${kills} kills\n`);
  };
  const report = await killUnderLoad({ dist: await buildSample(), kills, restarts, clients: 8, onKill });
  const seconds = Math.round((performance.now() - start) / 1000);
  process.stdout.write(`${JSON.stringify({ kills, restarts, seconds, ...report }, null, 2)}\n`);
  if (report.broken.length > 0) process.exitCode = 1;
} finally {
  await cleanUp();
}
