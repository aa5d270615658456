import { requests } from "../src/portfolio/requests.ts";
import { measure, type Target } from "./load.ts";
import { residentMemory } from "./processes.ts";
import { startOurs } from "./servers.ts";
import { siteOf } from "./site.ts";
import { table } from "./table.ts";

const total = 200_000;

/** What a server holds before, in the middle of, and after 200,000 requests of every kind. */
export const memory = async (): Promise<string> => {
  const ours = await startOurs(await siteOf(100));
  const { pid, url } = ours;
  const body = JSON.stringify(requests.postContact);
  const targets: readonly Target[] = [
    { pid, url: `${url}/api/profile` },
    { pid, url: `${url}/api/projects?q=maps&limit=3` },
    { pid, url: `${url}/api/nothing` },
    { pid, url: `${url}/api/contact`, body },
    { pid, url: `${url}/api/contact`, body, unique: "Idempotency-Key" },
  ];
  const rows: string[][] = [];
  const note = (requests: number): void => void rows.push([String(requests), residentMemory(pid)?.toFixed(0) ?? "–"]);
  let done = 0;
  const ask = async (until: number): Promise<void> => {
    while (done < until) for (const target of targets) done += (await measure(target, 1)).requests;
  };
  // The collector takes its room in the first requests, before anything can be said about growth.
  await ask(total);
  done = 0;
  note(0);
  for (const until of [total / 2, total]) {
    await ask(until);
    note(done);
  }
  await ours.stop();
  return table(["requests", "resident, MiB"], rows);
};
