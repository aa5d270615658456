import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { cpuSeconds, findOnPath, run, temporaryFolder } from "./processes.ts";

/** A request that is sent repeatedly. */
export interface Target {
  readonly pid: number;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A JSON body, sent with POST. */
  readonly body?: string;
  /** The name of a header that gets a different value in each request. */
  readonly unique?: string;
  /** Paths of the same server that are requested in turn, instead of the path of the URL. */
  readonly paths?: readonly string[];
  /** Number of connections; 32 by default. */
  readonly connections?: number;
}

export interface Measurement {
  readonly requestsPerSecond: number;
  readonly requests: number;
  /** 99th percentile of the latency, in milliseconds. */
  readonly p99: number;
  /** Seconds of CPU time that the server used. */
  readonly cpuTime: number | undefined;
}

const CONNECTIONS = 32;

/** How often most targets are measured. */
export const ROUNDS = 5;

/** A Lua script that makes wrk request several paths in turn. */
const luaForPaths = (paths: readonly string[]): string =>
  [
    `local paths, count = { ${paths.map((path) => `"${path}"`).join(", ")} }, 0`,
    'request = function() count = count % #paths + 1; return wrk.format("GET", paths[count]) end',
  ].join("\n");

/** A Lua script that makes wrk send a body. */
const luaForBody = ({ body, unique }: Target): string =>
  [
    'wrk.method = "POST"',
    `wrk.body = [==[${body}]==]`,
    'wrk.headers["Content-Type"] = "application/json"',
    ...(unique
      ? [
          `local prefix, count = "${randomUUID()}-", 0`,
          `request = function() count = count + 1; wrk.headers["${unique}"] = prefix .. count; return wrk.format() end`,
        ]
      : []),
  ].join("\n");

const numberIn = (pattern: RegExp, text: string): number => {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`the load generator printed no ${pattern}:\n${text}`);
  return Number(found);
};

const MS_PER_UNIT: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };

const wrk = async (seconds: number, target: Target) => {
  const { url, headers = {}, body, paths } = target;
  const file = join(temporaryFolder(), "request.lua");
  if (body !== undefined) writeFileSync(file, luaForBody(target));
  if (paths) writeFileSync(file, luaForPaths(paths));
  const headerArguments = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const args = [
    "-t1",
    `-c${target.connections ?? CONNECTIONS}`,
    `-d${seconds}s`,
    "--latency",
    ...headerArguments,
    ...(body === undefined && !paths ? [] : ["-s", file]),
    url,
  ];
  const { stdout } = await run({ program: "wrk", args, core: 1 });
  if (stdout.includes("Socket errors")) throw new Error(`${url} broke under load:\n${stdout}`);
  return {
    requestsPerSecond: numberIn(/Requests\/sec:\s+([\d.]+)/, stdout),
    requests: numberIn(/(\d+) requests in/, stdout),
    p99: numberIn(/99%\s+([\d.]+)/, stdout) * (MS_PER_UNIT[/99%\s+[\d.]+(\w+)/.exec(stdout)?.[1] ?? ""] ?? Number.NaN),
  };
};

/** Requests as a HAR file for autocannon. */
const harFor = (url: string, paths: readonly string[]): string => {
  const entries = paths.map((path) => ({ request: { method: "GET", url: new URL(path, url).href, headers: [] } }));
  return JSON.stringify({ log: { version: "1.2", creator: {}, entries } });
};

const autocannon = async (seconds: number, target: Target) => {
  const { url, headers = {}, body, unique, paths } = target;
  const file = join(temporaryFolder(), "requests.json");
  if (paths) writeFileSync(file, harFor(url, paths));
  const program = createRequire(import.meta.url).resolve("autocannon/autocannon.js");
  const post = body === undefined ? [] : ["-m", "POST", "-b", body, "-H", "Content-Type=application/json"];
  const uniqueArguments = unique ? ["-I", "-H", `${unique}=${randomUUID()}-[<id>]`] : [];
  const headerArguments = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}=${value}`]);
  const clients = String(target.connections ?? CONNECTIONS);
  const several = paths ? ["--har", file] : [];
  const args = [
    program,
    "--json",
    "-c",
    clients,
    "-d",
    String(seconds),
    ...post,
    ...uniqueArguments,
    ...headerArguments,
    ...several,
    url,
  ];
  const { stdout } = await run({ program: process.execPath, args, core: 1 });
  const { requests, errors, latency } = JSON.parse(stdout);
  if (errors > 0) throw new Error(`${url} broke under load: ${errors} errors`);
  return { requestsPerSecond: Number(requests.average), requests: Number(requests.total), p99: Number(latency.p99) };
};

export const loadGenerator = findOnPath("wrk") ? "wrk" : "autocannon";
const applyLoad = loadGenerator === "wrk" ? wrk : autocannon;

/** Applies load to a target for some seconds. */
export const measure = async (target: Target, seconds: number): Promise<Measurement> => {
  const before = cpuSeconds(target.pid);
  const result = await applyLoad(seconds, target);
  const after = cpuSeconds(target.pid);
  return { ...result, cpuTime: before === undefined || after === undefined ? undefined : after - before };
};

/**
 * Measures targets in turn, round after round, so that a slow moment of the machine affects all of them. Each round starts
 * with a different target, so that none always follows the same one.
 */
export const measureRounds = async (targets: readonly Target[], count: number): Promise<Measurement[][]> => {
  const results: Measurement[][] = targets.map(() => []);
  for (let round = 0; round <= count; round += 1) {
    const order = targets.map((_, index) => (index + round) % targets.length);
    for (const at of order) {
      const target = targets[at];
      const measured = target && (await measure(target, 1));
      // The first round warms up.
      if (measured && round > 0) results[at]?.push(measured);
    }
  }
  return results;
};
