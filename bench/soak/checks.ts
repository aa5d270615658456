import { limits } from "../../src/contract/limits.ts";
import { median } from "../table.ts";
import type { Probe } from "./probe.ts";
import type { Tally } from "./session.ts";

const MIB = 1024 * 1024;

/** The state of the host after a segment of the soak, when its clients have disconnected. */
export interface Sample extends Probe {
  /** Requests of all segments so far. */
  readonly requests: number;
  readonly connections: number;
  readonly requestsPerSecond: number;
  /** The highest resident memory during the segment, in MiB; undefined if the system does not report it. */
  readonly residentMiB: number | undefined;
  /** Open file descriptors; undefined if the system does not report them. */
  readonly descriptors: number | undefined;
  /** The size of the database with its write-ahead log. */
  readonly databaseBytes: number;
}

/** One assertion about a soak. */
export interface Check {
  readonly name: string;
  readonly measured: string;
  readonly limit: string;
  readonly passed: boolean;
}

/**
 * Heap growth per request in the second half. An object that is kept takes 24 bytes or more (header, properties and
 * elements), so a leak in every request, or one of 1 KB in 2 % of them, exceeds this. What grows until a limit is full by
 * then (10,000 verified credentials), except for the request counters of 100,000 callers, of about 130 bytes each: at 4 % new
 * credentials, 5 bytes per request.
 */
const MAX_HEAP_BYTES_PER_REQUEST = 16;
/** Short runs are noisy: compiled code and inline caches take this much, however few requests there are. */
const HEAP_NOISE_BYTES = 4 * MIB;

/** Resident memory includes what the allocator and V8 keep for later, which varies with the load of the machine. */
const MAX_RESIDENT_RATIO = 1.25;

/** A later event loop would fail calls of the store, which have this deadline by default. */
const MAX_LOOP_DELAY_MS = limits.storeTimeoutMs.default;

/** A stored answer takes 0.8 KB (docs/storage.md), a batch somewhat more, and a revocation two rows of about 100 bytes. */
const MAX_BYTES_PER_ANSWER = 1_500;
const MAX_BYTES_PER_REVOCATION = 300;
/** An empty database, and the write-ahead log, which is about 4 MiB after a busy moment. */
const MAX_EMPTY_DATABASE_BYTES = 8 * MIB;

/** The slope of the least-squares line through points. */
const slopeOf = (points: readonly (readonly [x: number, y: number])[]): number => {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map((point) => point[0])), mean(points.map((point) => point[1]))];
  const products = points.map((point) => (point[0] - x) * (point[1] - y));
  return mean(products) / mean(points.map((point) => (point[0] - x) ** 2));
};

const halves = (samples: readonly Sample[]): readonly [first: readonly Sample[], second: readonly Sample[]] => {
  const middle = Math.floor(samples.length / 2);
  return [samples.slice(0, middle), samples.slice(middle)];
};

const mib = (bytes: number): string => `${(bytes / MIB).toFixed(1)} MiB`;

const checkHeap = (samples: readonly Sample[]): Check => {
  const [first, second] = halves(samples);
  const slope = slopeOf(second.map(({ requests, heapBytes, bufferBytes }) => [requests, heapBytes + bufferBytes]));
  const requests = (second.at(-1)?.requests ?? 0) - (first.at(-1)?.requests ?? 0);
  const limit = Math.max(HEAP_NOISE_BYTES, MAX_HEAP_BYTES_PER_REQUEST * requests);
  return {
    name: "growth of the heap in the second half",
    measured: mib(slope * requests),
    limit: mib(limit),
    passed: slope * requests <= limit,
  };
};

const checkResident = (samples: readonly Sample[]): Check => {
  // The process reaches its working size in the first segment.
  const [first, second] = halves(samples.slice(1)).map((half) =>
    median(half.flatMap(({ residentMiB }) => residentMiB ?? [])),
  );
  const ratio = (second ?? Number.NaN) / (first ?? Number.NaN);
  return {
    name: "resident memory, second half ÷ first",
    measured: Number.isNaN(ratio) ? "not reported by this system" : ratio.toFixed(2),
    limit: String(MAX_RESIDENT_RATIO),
    passed: !(ratio > MAX_RESIDENT_RATIO),
  };
};

const checkDescriptors = (samples: readonly Sample[], atStart: number | undefined): Check => {
  const after = samples.map(({ descriptors }) => descriptors ?? 0);
  return {
    name: "file descriptors after each segment",
    measured: atStart === undefined ? "not reported by this system" : `up to ${Math.max(...after)}`,
    limit: String(atStart ?? ""),
    passed: atStart === undefined || Math.max(...after) <= atStart,
  };
};

const checkLoop = (samples: readonly Sample[]): Check => {
  // The median, because a busy machine can stop the process for a moment.
  const p99 = median(samples.map(({ loopDelay }) => loopDelay.p99));
  return {
    name: "event loop delay, p99, median of the segments",
    measured: `${p99.toFixed(0)} ms`,
    limit: `${MAX_LOOP_DELAY_MS} ms`,
    passed: p99 <= MAX_LOOP_DELAY_MS,
  };
};

const checkDatabase = (samples: readonly Sample[], { storedAnswers, revocations }: Tally): Check => {
  const size = samples.at(-1)?.databaseBytes ?? 0;
  const limit =
    MAX_EMPTY_DATABASE_BYTES + storedAnswers * MAX_BYTES_PER_ANSWER + revocations * MAX_BYTES_PER_REVOCATION;
  return {
    name: `database with ${storedAnswers} answers and ${revocations} revocations`,
    measured: mib(size),
    limit: mib(limit),
    passed: size <= limit,
  };
};

const checkOutcomes = ({ requests, outcomes, failures }: Tally, wanted: number): readonly Check[] => {
  const statuses = [...outcomes.values()].flatMap((ofKind) => [...ofKind]);
  const serverErrors = statuses.filter(([status]) => status.startsWith("5")).reduce((sum, [, count]) => sum + count, 0);
  return [
    { name: "requests", measured: String(requests), limit: `at least ${wanted}`, passed: requests >= wanted },
    { name: "5xx", measured: String(serverErrors), limit: "0", passed: serverErrors === 0 },
    { name: "unexpected responses", measured: String(failures), limit: "0", passed: failures === 0 },
  ];
};

/** What a soak asserts. `descriptorsAtStart` is undefined if the system does not report them. */
export const checksOf = (
  samples: readonly Sample[],
  tally: Tally,
  wanted: number,
  descriptorsAtStart: number | undefined,
): readonly Check[] => [
  ...checkOutcomes(tally, wanted),
  checkHeap(samples),
  checkResident(samples),
  checkDescriptors(samples, descriptorsAtStart),
  checkLoop(samples),
  checkDatabase(samples, tally),
];
