import { type Measurement, measureRounds } from "./load.ts";
import { startVitrine } from "./servers.ts";
import { buildSite } from "./site.ts";
import { cpuPerRequest, median, ratios, spread, table } from "./table.ts";

const cases: readonly { readonly path: string; readonly starts: number; readonly rounds: number }[] = [
  { path: "/api/projects", starts: 4, rounds: 3 },
  { path: "/api/projects?limit=7&cursor=7", starts: 2, rounds: 2 },
  { path: "/api/projects?q=zurich+maps", starts: 2, rounds: 2 },
];

/** Measures the servers of several sites, restarting each several times. */
const measureSites = async (sites: readonly string[], { path, ...count }: (typeof cases)[number]) => {
  const results: Measurement[][] = [];
  for (let started = 0; started < count.starts; started += 1) {
    const servers = await Promise.all(sites.map(startVitrine));
    const targets = servers.map(({ url, pid }) => ({ pid, url: `${url}${path}` }));
    for (const [index, measured] of (await measureRounds(targets, count.rounds)).entries())
      results[index] = [...(results[index] ?? []), ...measured];
    await Promise.all(servers.map((server) => server.stop()));
  }
  return results;
};

/** The same list reads on portfolios of 100 and 10,000 projects. */
export const lists = async (): Promise<string> => {
  const sites = [await buildSite(100), await buildSite(10_000)];
  const rows: string[][] = [];
  for (const each of cases) {
    const [small = [], large = []] = await measureSites(sites, each);
    rows.push([
      each.path,
      ...[small, large].map((measured) => median(measured.map((one) => one.requestsPerSecond)).toFixed(0)),
      spread(ratios(large, small), 2),
      ...[small, large].map(cpuPerRequest),
    ]);
  }
  const head = ["request", "100 projects, requests/s", "10,000 projects, requests/s", "ratio"];
  return table([...head, "CPU time/request, 100", "10,000"], rows);
};
