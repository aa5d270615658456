import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { onPath, processorTime, run, temporaryFolder } from "./processes.ts";

/** Something that is asked over and over. */
export interface Target {
  readonly pid: number;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent by POST, as JSON. */
  readonly body?: string;
  /** A header whose value is another one in each request. */
  readonly unique?: string;
  /** Paths of the same server that are asked for in turn instead of the one of the URL. */
  readonly paths?: readonly string[];
  /** How many clients ask at a time, if not the usual number. */
  readonly connections?: number;
}

export interface Measured {
  readonly requestsPerSecond: number;
  readonly requests: number;
  /** Milliseconds that all but one of a hundred requests take at most. */
  readonly p99: number;
  /** Seconds of processor time that the server used meanwhile. */
  readonly processor: number | undefined;
}

const connections = 32;

/** What wrk is told of requests to several paths in turn, in Lua. */
const inTurn = (paths: readonly string[]): string =>
  [
    `local paths, count = { ${paths.map((path) => `"${path}"`).join(", ")} }, 0`,
    'request = function() count = count % #paths + 1; return wrk.format("GET", paths[count]) end',
  ].join("\n");

/** What wrk is told of a request that has a body, in Lua. */
const script = ({ body, unique }: Target): string =>
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

const number = (pattern: RegExp, text: string): number => {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`the load generator printed no ${pattern}:\n${text}`);
  return Number(found);
};

const milliseconds: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };

const wrk = async (seconds: number, target: Target) => {
  const { url, headers = {}, body, paths } = target;
  const file = join(temporaryFolder(), "request.lua");
  if (body !== undefined) writeFileSync(file, script(target));
  if (paths) writeFileSync(file, inTurn(paths));
  const sent = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const args = [
    "-t1",
    `-c${target.connections ?? connections}`,
    `-d${seconds}s`,
    "--latency",
    ...sent,
    ...(body === undefined && !paths ? [] : ["-s", file]),
    url,
  ];
  const { stdout } = await run({ program: "wrk", args, core: 1 });
  if (stdout.includes("Socket errors")) throw new Error(`${url} broke under load:\n${stdout}`);
  return {
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/, stdout),
    requests: number(/(\d+) requests in/, stdout),
    p99: number(/99%\s+([\d.]+)/, stdout) * (milliseconds[/99%\s+[\d.]+(\w+)/.exec(stdout)?.[1] ?? ""] ?? Number.NaN),
  };
};

/** Requests in turn as the archive that autocannon reads them from. */
const archive = (url: string, paths: readonly string[]): string => {
  const entries = paths.map((path) => ({ request: { method: "GET", url: new URL(path, url).href, headers: [] } }));
  return JSON.stringify({ log: { version: "1.2", creator: {}, entries } });
};

const autocannon = async (seconds: number, target: Target) => {
  const { url, headers = {}, body, unique, paths } = target;
  const file = join(temporaryFolder(), "requests.json");
  if (paths) writeFileSync(file, archive(url, paths));
  const program = createRequire(import.meta.url).resolve("autocannon/autocannon.js");
  const post = body === undefined ? [] : ["-m", "POST", "-b", body, "-H", "Content-Type=application/json"];
  const each = unique ? ["-I", "-H", `${unique}=${randomUUID()}-[<id>]`] : [];
  const sent = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}=${value}`]);
  const clients = String(target.connections ?? connections);
  const several = paths ? ["--har", file] : [];
  const args = [program, "--json", "-c", clients, "-d", String(seconds), ...post, ...each, ...sent, ...several, url];
  const { stdout } = await run({ program: process.execPath, args, core: 1 });
  const { requests, errors, latency } = JSON.parse(stdout);
  if (errors > 0) throw new Error(`${url} broke under load: ${errors} errors`);
  return { requestsPerSecond: Number(requests.average), requests: Number(requests.total), p99: Number(latency.p99) };
};

export const generator = onPath("wrk") ? "wrk" : "autocannon";
const generate = generator === "wrk" ? wrk : autocannon;

/** Puts a target under load for some seconds. */
export const measure = async (target: Target, seconds: number): Promise<Measured> => {
  const before = processorTime(target.pid);
  const counted = await generate(seconds, target);
  const after = processorTime(target.pid);
  return { ...counted, processor: before === undefined || after === undefined ? undefined : after - before };
};

/**
 * Measures targets in turn, round after round, so that a slow moment of the machine meets all of them; each round begins
 * with the next one, so that none always follows the same.
 */
export const rounds = async (targets: readonly Target[], count: number): Promise<Measured[][]> => {
  const results: Measured[][] = targets.map(() => []);
  for (let round = 0; round <= count; round += 1) {
    const order = targets.map((_, at) => (at + round) % targets.length);
    for (const at of order) {
      const target = targets[at];
      const measured = target && (await measure(target, 1));
      // The first round warms up.
      if (measured && round > 0) results[at]?.push(measured);
    }
  }
  return results;
};
