import { describe, expect, test } from "vitest";
import { checksOf, type Sample } from "../../bench/soak/checks.ts";
import { createTally, type Tally } from "../../bench/soak/session.ts";
import { run } from "../support/hosts/programs.ts";

const MIB = 1024 * 1024;
const REQUESTS = 240_000;

/** The samples of a healthy host. */
const healthy: readonly Sample[] = Array.from({ length: 24 }, (_, index) => ({
  requests: ((index + 1) * REQUESTS) / 24,
  connections: 32,
  requestsPerSecond: 1_000,
  heapBytes: 40 * MIB,
  bufferBytes: 10 * MIB,
  residentMiB: 300,
  descriptors: 30,
  loopDelay: { p50: 1, p99: 20, max: 60 },
  databaseBytes: MIB,
}));
const tally = (changes: Partial<Tally> = {}): Tally => ({ ...createTally(), requests: REQUESTS, ...changes });

/** The names of the checks that fail if a host differs from a healthy one. */
const failing = (change: (sample: Sample, index: number) => Partial<Sample>, counted: Tally = tally()): string[] =>
  checksOf(
    healthy.map((sample, index) => ({ ...sample, ...change(sample, index) })),
    counted,
    REQUESTS,
    30,
  )
    .filter(({ passed }) => !passed)
    .map(({ name }) => name);

describe("the checks of the soak", () => {
  test("pass for a healthy host", () => {
    expect(failing(() => ({}))).toEqual([]);
  });

  test.each<[fault: string, name: RegExp, change: (sample: Sample, index: number) => Partial<Sample>]>([
    ["a heap that grows by 48 bytes per request", /heap/, ({ requests }) => ({ heapBytes: requests * 48 })],
    ["buffers that grow by 48 bytes per request", /heap/, ({ requests }) => ({ bufferBytes: requests * 48 })],
    ["resident memory that grows by a third", /resident/, (_, index) => ({ residentMiB: 300 + 8 * index })],
    ["a descriptor that stays open", /descriptors/, (_, index) => (index === 20 ? { descriptors: 31 } : {})],
    ["a late event loop", /event loop/, () => ({ loopDelay: { p50: 1, p99: 300, max: 400 } })],
    ["a database that keeps everything", /database/, ({ requests }) => ({ databaseBytes: requests * 400 })],
  ])("fail for %s", (_, name, change) => {
    expect(failing(change)).toEqual([expect.stringMatching(name)]);
  });

  test("pass for a heap that has grown in the first half", () => {
    expect(failing((_, index) => ({ heapBytes: 40 * MIB + Math.min(index, 11) * MIB }))).toEqual([]);
  });

  test("fail for missing requests, 5xx and unexpected responses", () => {
    const outcomes = new Map([["read", new Map([["503", 1]])]]);
    expect(failing(() => ({}), tally({ requests: REQUESTS - 1, outcomes, failures: 1 }))).toEqual([
      "requests",
      "5xx",
      "unexpected responses",
    ]);
  });
});

test("npm run bench -- soak sends requests of every kind and passes", { timeout: 300_000 }, async () => {
  const { code, stdout, stderr } = await run("bench/run.ts", ["soak", "3000"]);
  expect({ code, stderr }, stdout).toEqual({ code: 0, stderr: "" });
  for (const status of [200, 201, 202, 204, 304, 400, 401, 403, 404, 405, 406, 413, 415, 422])
    expect(stdout).toMatch(new RegExp(`\\| .*\\b${status}: \\d+`));
  expect(stdout).toContain("aborted: ");
});
