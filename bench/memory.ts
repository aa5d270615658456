import { requests } from "../src/portfolio/examples.ts";
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
  // What is loaded once, and the room that the collector takes, is there after the first of each.
  for (const target of targets) await measure(target, 1);
  note(0);
  let done = 0;
  for (const part of [total / 2, total]) {
    while (done < part) for (const target of targets) if (done < part) done += (await measure(target, 1)).requests;
    note(done);
  }
  await ours.stop();
  return table(["requests", "resident, MiB"], rows);
};
