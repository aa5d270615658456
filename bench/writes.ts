import { requests } from "../src/portfolio/requests.ts";
import { rounds, type Target } from "./load.ts";
import { startBareHono, startOurs } from "./servers.ts";
import { siteOf } from "./site.ts";
import { median, processorPerRequest, ratios, spread, table } from "./table.ts";

const times = 8;

/** Inquiries, without and with a key of their own, beside a handler that only parses and checks the same body. */
const inquiries = async (dist: string): Promise<string> => {
  const ours = await startOurs(dist);
  const bare = await startBareHono();
  const body = JSON.stringify(requests.postContact);
  const at = ({ pid, url }: typeof ours): Target => ({ pid, url: `${url}/api/contact`, body });
  const targets = [at(bare), at(ours), { ...at(ours), unique: "Idempotency-Key" }];
  const [reference = [], ...results] = await rounds(targets, times);
  await Promise.all([ours.stop(), bare.stop()]);
  const names = ["POST /api/contact", "with an Idempotency-Key, each another"];
  const rows = results.map((measured, row) => [
    names[row] ?? "",
    median(measured.map(({ requestsPerSecond }) => requestsPerSecond)).toFixed(0),
    median(reference.map(({ requestsPerSecond }) => requestsPerSecond)).toFixed(0),
    spread(ratios(measured, reference), 2),
    processorPerRequest(measured),
  ]);
  return table(["request", "Vitrine, requests/s", "bare Hono, requests/s", "ratio", "processor/request"], rows);
};

const inBatch = 20;
const repeated = 60;

/** Reads a second of a client that does something over and over. */
const readsPerSecond = async (read: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  for (let time = 0; time < repeated; time += 1) await read();
  return (repeated * inBatch * 1_000) / (performance.now() - start);
};

/** A program that reads by fetch, as clients do: 20 reads one by one, 20 at once, and 20 in a batch. */
const batches = async (dist: string): Promise<string> => {
  const ours = await startOurs(dist);
  const paths = ["/api/profile", "/api/projects?limit=2"];
  const operations = Array.from({ length: inBatch }, (_, at) => ({ method: "GET", path: paths[at % paths.length] }));
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
    "all at once": () => Promise.all(operations.map(({ path }) => read(path))),
    "in a batch": async () => (await fetch(`${ours.url}/api/batch`, init)).json(),
  };
  const measured = Object.keys(ways).map(() => [] as number[]);
  for (let round = 0; round <= times; round += 1)
    for (const [at, way] of Object.values(ways).entries()) {
      const figure = await readsPerSecond(way);
      // The first round warms up.
      if (round > 0) measured[at]?.push(figure);
    }
  await ours.stop();
  const batched = measured.at(-1) ?? [];
  const rows = Object.keys(ways).map((name, at) => [
    `20 reads ${name}`,
    spread(measured[at] ?? [], 0),
    name === "in a batch"
      ? ""
      : spread(
          batched.map((figure, round) => figure / (measured[at]?.[round] ?? 0)),
          2,
        ),
  ]);
  return table(["a client that uses fetch", "reads/s", "the batch is × as fast"], rows);
};

/** What takes a body. */
export const writes = async (): Promise<string> => {
  const dist = await siteOf(100);
  return `${await inquiries(dist)}\n\n${await batches(dist)}`;
};
