import { readdirSync, readFileSync } from "node:fs";
import { startWorkers } from "../test/support/hosts/workers.ts";
import { buildSample } from "./site.ts";
import { spread, table } from "./table.ts";

/** The processes that this process started, and those that they started. */
const descendants = (parent = process.pid): number[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const [, fields = ""] = readFileSync(`/proc/${name}/stat`, "utf8").split(") ");
        return Number(fields.split(" ")[1]) === parent ? [Number(name), ...descendants(Number(name))] : [];
      } catch {
        // It has ended.
        return [];
      }
    });

const isWorkerd = (pid: number): boolean => readFileSync(`/proc/${pid}/comm`, "utf8").trim() === "workerd";

/** The CPU time of all threads of the workerd processes, in milliseconds. */
const workerdMilliseconds = (): number =>
  descendants()
    .filter(isWorkerd)
    .flatMap((pid) => readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}/schedstat`))
    .reduce((sum, file) => sum + Number(readFileSync(file, "utf8").split(" ")[0]) / 1e6, 0);

type Send = (url: string) => Promise<Response>;

const message = {
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name: "get_profile", arguments: {} },
};

/** What a new isolate does first, after its start. */
const firsts: Readonly<Record<string, Send>> = {
  "GET /api/profile": (url) => fetch(`${url}/api/profile`),
  "a question": (url) => fetch(`${url}/ask?q=Which+projects+use+maps%3F`),
  "an MCP call": (url) =>
    fetch(`${url}/api/mcp`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json, text/event-stream" },
      body: JSON.stringify(message),
    }),
};

/** The CPU time of workerd from its start until the response, in milliseconds. */
const measure = async (dist: string, send: Send, main?: string): Promise<number> => {
  const workers = await startWorkers(dist, { LOG: "off" }, main);
  try {
    const response = await send(workers.url);
    if (!response.ok) throw new Error(`The first request was answered with ${response.status}.`);
    await response.arrayBuffer();
    return workerdMilliseconds();
  } finally {
    await workers.stop();
  }
};

const ROUNDS = 7;

/** CPU time from the start of workerd to its first response, beyond that of a Worker that serves the same files (D39). */
export const coldStart = async (): Promise<string> => {
  // Otherwise each start warns that it cannot ask the platform where this machine is.
  process.env.WRANGLER_LOG = "none";
  const dist = await buildSample();
  const rows = [];
  for (const [name, send] of Object.entries(firsts)) {
    const extra: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const bare = await measure(dist, (url) => fetch(`${url}/api/profile.json`), "bench/bare-worker.ts");
      extra.push((await measure(dist, send)) - bare);
    }
    rows.push([name, spread(extra, 0)]);
  }
  return table(["first request of an isolate", "CPU time, ms"], rows);
};
