import { table } from "../table.ts";
import type { Check, Sample } from "./checks.ts";
import type { Tally } from "./session.ts";

const mib = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);

const outcomeTable = ({ outcomes }: Tally): string => {
  const rows = [...outcomes].map(([kind, ofKind]) => {
    const sorted = [...ofKind].toSorted(([a], [b]) => a.localeCompare(b));
    const total = sorted.reduce((sum, [, count]) => sum + count, 0);
    return [kind, String(total), sorted.map(([outcome, count]) => `${outcome}: ${count}`).join(", ")];
  });
  return table(["kind", "requests", "statuses"], rows);
};

const sampleTable = (samples: readonly Sample[]): string =>
  table(
    [
      ...["requests", "connections", "requests/s", "heap, MiB", "buffers, MiB", "resident, MiB", "descriptors"],
      ...["loop delay p50, ms", "p99", "max", "database, MiB"],
    ],
    samples.map((sample) => [
      String(sample.requests),
      String(sample.connections),
      sample.requestsPerSecond.toFixed(0),
      mib(sample.heapBytes),
      mib(sample.bufferBytes),
      sample.residentMiB?.toFixed(0) ?? "–",
      String(sample.descriptors ?? "–"),
      sample.loopDelay.p50.toFixed(1),
      sample.loopDelay.p99.toFixed(0),
      sample.loopDelay.max.toFixed(0),
      mib(sample.databaseBytes),
    ]),
  );

const checkTable = (checks: readonly Check[]): string =>
  table(
    ["check", "measured", "limit", ""],
    checks.map(({ name, measured, limit, passed }) => [name, measured, limit, passed ? "passed" : "FAILED"]),
  );

/** The tables of a soak: what was sent, the host over time, what was unexpected, and the checks. */
export const soakReport = (tally: Tally, samples: readonly Sample[], checks: readonly Check[]): string =>
  [
    outcomeTable(tally),
    sampleTable(samples),
    ...(tally.descriptions.length > 0 ? [`Unexpected:\n- ${tally.descriptions.join("\n- ")}`] : []),
    checkTable(checks),
  ].join("\n\n");
