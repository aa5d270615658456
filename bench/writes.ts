import { exampleBodies } from "../src/guides/example-requests.ts";
import { measureRounds, ROUNDS, type Target } from "./load.ts";
import { startBareHono, startVitrine } from "./servers.ts";
import { buildSite } from "./site.ts";
import { cpuPerRequest, median, ratios, spread, table } from "./table.ts";

/** Inquiries without and with a key, compared with a handler that only parses and validates the same body. */
const inquiries = async (dist: string): Promise<string> => {
  const ours = await startVitrine(dist);
  const bare = await startBareHono();
  const body = JSON.stringify(exampleBodies.postContact);
  const at = ({ pid, url }: typeof ours): Target => ({ pid, url: `${url}/api/contact`, body });
  const targets = [at(bare), at(ours), { ...at(ours), unique: "Idempotency-Key" }];
  const [reference = [], ...results] = await measureRounds(targets, ROUNDS);
  await Promise.all([ours.stop(), bare.stop()]);
  const names = ["POST /api/contact", "with a new Idempotency-Key each"];
  const rows = results.map((measured, row) => [
    names[row] ?? "",
    median(measured.map(({ requestsPerSecond }) => requestsPerSecond)).toFixed(0),
    median(reference.map(({ requestsPerSecond }) => requestsPerSecond)).toFixed(0),
    spread(ratios(measured, reference), 2),
    cpuPerRequest(measured),
  ]);
  return table(["request", "Vitrine, requests/s", "bare Hono, requests/s", "ratio", "CPU time/request"], rows);
};

const BATCH_SIZE = 20;
const REPETITIONS = 60;

/** The reads per second of a client that repeats an action. */
const readsPerSecond = async (read: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  for (let time = 0; time < REPETITIONS; time += 1) await read();
  return (REPETITIONS * BATCH_SIZE * 1_000) / (performance.now() - start);
};

/** A client that uses fetch: 20 reads one by one, 20 in parallel, and 20 in a batch. */
const batches = async (dist: string): Promise<string> => {
  const ours = await startVitrine(dist);
  const paths = ["/api/profile", "/api/projects?limit=2"];
  const operations = Array.from({ length: BATCH_SIZE }, (_, index) => ({
    method: "GET",
    path: paths[index % paths.length],
  }));
  const read = async (path: string | undefined) => (await fetch(ours.url + path)).json();
  const init = {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ operations }),
  };
  const ways = {
    "one by one": async () => {
      for (const { path } of operations) await read(path);
    },
    "in parallel": () => Promise.all(operations.map(({ path }) => read(path))),
    "in a batch": async () => (await fetch(`${ours.url}/api/batch`, init)).json(),
  };
  const measured = Object.keys(ways).map(() => [] as number[]);
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [index, way] of Object.values(ways).entries()) {
      const figure = await readsPerSecond(way);
      // The first round warms up.
      if (round > 0) measured[index]?.push(figure);
    }
  await ours.stop();
  const batched = measured.at(-1) ?? [];
  const rows = Object.keys(ways).map((name, index) => [
    `20 reads ${name}`,
    spread(measured[index] ?? [], 0),
    name === "in a batch"
      ? ""
      : spread(
          batched.map((figure, round) => figure / (measured[index]?.[round] ?? 0)),
          2,
        ),
  ]);
  return table(["a client that uses fetch", "reads/s", "speedup of the batch"], rows);
};

/** Requests with a body. */
export const writes = async (): Promise<string> => {
  const dist = await buildSite(100);
  return `${await inquiries(dist)}\n\n${await batches(dist)}`;
};
