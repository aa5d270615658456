import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../test/support/hosts/free-port.ts";
import { startServer } from "./processes.ts";
import { spread, table } from "./table.ts";

const EDITS = 5;
const POLL_MS = 5;
const MAX_WAIT_MS = 60_000;

/** Requests a path until the response has a text. Returns the milliseconds since `start`. */
const waitFor = async (url: string, accept: string, text: string, start: number): Promise<number> => {
  while (performance.now() - start < MAX_WAIT_MS) {
    const response = await fetch(url, { headers: { Accept: accept } });
    if ((await response.text()).includes(text)) return performance.now() - start;
    await pause(POLL_MS);
  }
  throw new Error(`${url} does not show an edit.`);
};

/** How long `vitrine dev` takes to start, to show the first page, and to show an edit of a project on its page and in the API. */
export const measureDev = async (content: string): Promise<string> => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const slug = "work-00500";
  const file = join(content, "projects", `${slug}.md`);
  const written = readFileSync(file, "utf8");
  const start = performance.now();
  const server = await startServer(
    {
      program: process.execPath,
      args: ["src/cli/bin.js", "dev", "--content", content],
      environment: { PORT: String(port), SITE_URL: url },
    },
    `${url}/api/health`,
  );
  const ready = performance.now() - start;
  const resources = [
    ["page", `${url}/projects/${slug}`, "text/html"],
    ["API", `${url}/api/projects/${slug}`, "application/json"],
  ] as const;
  const rows: string[][] = [["start", spread([ready], 0)]];
  for (const [name, path, accept] of resources) {
    const since = performance.now();
    rows.push([`first ${name}`, spread([await waitFor(path, accept, slug, since)], 0)]);
  }
  for (const [name, path, accept] of resources) {
    const taken: number[] = [];
    for (let edit = 0; edit < EDITS; edit += 1) {
      await pause(500);
      const text = `Edit ${edit} for the ${name}.`;
      const since = performance.now();
      writeFileSync(file, `${written}\n${text}\n`);
      taken.push(await waitFor(path, accept, text, since));
    }
    rows.push([`an edit in the ${name}`, spread(taken, 0)]);
  }
  await server.stop();
  return table(["npm run dev with 1,000 projects", "ms"], rows);
};
