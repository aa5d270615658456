import { exampleBodies } from "../src/guides/example-requests.ts";
import { measure, type Target } from "./load.ts";
import { residentMiB } from "./processes.ts";
import { startVitrine } from "./servers.ts";
import { buildSite } from "./site.ts";
import { table } from "./table.ts";

const TOTAL_REQUESTS = 200_000;

/** The memory of a server before, during and after 200,000 requests of every kind. */
export const memory = async (): Promise<string> => {
  const ours = await startVitrine(await buildSite(100));
  const { pid, url } = ours;
  const body = JSON.stringify(exampleBodies.postContact);
  const targets: readonly Target[] = [
    { pid, url: `${url}/api/profile` },
    { pid, url: `${url}/api/projects?q=maps&limit=3` },
    { pid, url: `${url}/api/nothing` },
    { pid, url: `${url}/api/contact`, body },
    { pid, url: `${url}/api/contact`, body, unique: "Idempotency-Key" },
  ];
  const rows: string[][] = [];
  const note = (requests: number): void => void rows.push([String(requests), residentMiB(pid)?.toFixed(0) ?? "–"]);
  let done = 0;
  const ask = async (until: number): Promise<void> => {
    while (done < until) for (const target of targets) done += (await measure(target, 1)).requests;
  };
  // Warm up: the heap grows during the first requests, whether or not there is a leak.
  await ask(TOTAL_REQUESTS);
  done = 0;
  note(0);
  for (const until of [TOTAL_REQUESTS / 2, TOTAL_REQUESTS]) {
    await ask(until);
    note(done);
  }
  await ours.stop();
  return table(["requests", "resident, MiB"], rows);
};
