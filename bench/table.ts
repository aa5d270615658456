import type { Measurement } from "./load.ts";

/** The median; NaN for an empty list. */
export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
};

/** Median, minimum and maximum: `0.81 (0.74–0.86)`. */
export const spread = (numbers: readonly number[], digits: number): string =>
  numbers.length === 0
    ? "–"
    : `${median(numbers).toFixed(digits)} (${Math.min(...numbers).toFixed(digits)}–${Math.max(...numbers).toFixed(digits)})`;

/** CPU time per request in microseconds; NaN if the system does not report it. */
const cpuMicroseconds = ({ cpuTime, requests }: Measurement): number => ((cpuTime ?? Number.NaN) / requests) * 1e6;

/**
 * How much faster one target was than another, per round: by CPU time per request, which depends less on other programs
 * than requests per second, or by these if the system does not report CPU time.
 */
export const ratios = (ours: readonly Measurement[], theirs: readonly Measurement[]): number[] =>
  ours.flatMap((measured, round) => {
    const other = theirs[round];
    if (!other) return [];
    const byCpuTime = cpuMicroseconds(other) / cpuMicroseconds(measured);
    return [Number.isFinite(byCpuTime) ? byCpuTime : measured.requestsPerSecond / other.requestsPerSecond];
  });

/** The median CPU time per request. */
export const cpuPerRequest = (measured: readonly Measurement[]): string => {
  const used = measured.map(cpuMicroseconds);
  return used.some(Number.isNaN) ? "–" : `${median(used).toFixed(0)} µs`;
};

/** A Markdown table with aligned columns. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = head.map((title, index) => Math.max(title.length, ...rows.map((row) => row[index]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
};
