import { type Measurement, measureRounds, type Target } from "./load.ts";
import type { Server } from "./processes.ts";
import { startBareHandler, startBareNode, startNginx, startVitrine } from "./servers.ts";
import { buildSite } from "./site.ts";
import { cpuPerRequest, median, ratios, spread, table } from "./table.ts";

interface Case {
  readonly name: string;
  readonly path: string;
  /** The path of the same bytes on a file server. */
  readonly file?: string;
  readonly status?: 304 | 404;
  readonly headers?: Readonly<Record<string, string>>;
  /** How often Vitrine and the bare servers are restarted, because V8 compiles differently each time, and rounds per start. */
  readonly starts: number;
  readonly rounds: number;
}

/** About 30 seconds per case. */
const LONG_RUN = { starts: 2, rounds: 2 } as const;
const SHORT_RUN = { starts: 1, rounds: 3 } as const;

const cases: readonly Case[] = [
  { name: "/api/profile", path: "/api/profile", file: "/api/profile.json", ...LONG_RUN },
  {
    name: "/api/profile, Accept-Encoding: br",
    path: "/api/profile",
    headers: { "Accept-Encoding": "br" },
    ...SHORT_RUN,
  },
  { name: "/api/projects", path: "/api/projects", file: "/api/projects.json", ...LONG_RUN },
  { name: "/api/projects?type=client&cursor=20", path: "/api/projects?type=client&cursor=20", ...SHORT_RUN },
  { name: "/api/projects?q=zurich+maps", path: "/api/projects?q=zurich+maps", ...SHORT_RUN },
  { name: "304 of /api/profile", path: "/api/profile", status: 304, ...SHORT_RUN },
  { name: "404 of /api/nothing", path: "/api/nothing", status: 404, ...SHORT_RUN },
];

/** The target of a case. The request for a 304 carries the server's own ETag. */
const targetOf = async (server: Server, path: string, { status, headers = {} }: Case): Promise<Target> => {
  const target = { pid: server.pid, url: `${server.url}${path}` };
  const first = await fetch(target.url, { headers });
  await first.arrayBuffer();
  const sent = status === 304 ? { ...headers, "If-None-Match": first.headers.get("ETag") ?? "" } : headers;
  const response = await fetch(target.url, { headers: sent });
  await response.arrayBuffer();
  if (response.status !== (status ?? 200)) throw new Error(`${target.url} answers ${response.status}`);
  return { ...target, headers: sent };
};

/** Measures Vitrine, the bare servers and the file servers, in this order. */
const measureCase = async (each: Case, dist: string, files: readonly Server[]): Promise<Measurement[][]> => {
  const results: Measurement[][] = [];
  for (let started = 0; started < each.starts; started += 1) {
    const ours = await startVitrine(dist);
    const ourTarget = await targetOf(ours, each.path, each);
    const sent = ourTarget.headers ?? {};
    const bare = [await startBareNode(ourTarget.url, sent), await startBareHandler(ourTarget.url, sent)];
    const { file } = each;
    const beside = file === undefined ? [] : files.map((server) => targetOf(server, file, each));
    const targets = [
      ourTarget,
      ...bare.map(({ pid, url }) => ({ ...ourTarget, pid, url: url + each.path })),
      ...(await Promise.all(beside)),
    ];
    for (const [index, measured] of (await measureRounds(targets, each.rounds)).entries())
      results[index] = [...(results[index] ?? []), ...measured];
    await Promise.all([ours, ...bare].map((server) => server.stop()));
  }
  return results;
};

const row = (
  name: string,
  server: string,
  ours: readonly Measurement[],
  measured: readonly Measurement[],
): string[] => [
  name,
  server,
  median(measured.map(({ requestsPerSecond }) => requestsPerSecond)).toFixed(0),
  ours === measured ? "" : spread(ratios(ours, measured), 2),
  cpuPerRequest(measured),
];

/** Reads of the app, compared with servers that send the same response without any logic, and with nginx. */
export const reads = async (): Promise<string> => {
  const dist = await buildSite(100);
  const nginx = await startNginx(dist);
  const files = nginx ? [nginx] : [];
  const names = ["Vitrine", "node:http", "@hono/node-server", "nginx"];
  const rows: string[][] = [];
  for (const each of cases) {
    const results = await measureCase(each, dist, files);
    const [ours = []] = results;
    for (const [index, measured] of results.entries())
      rows.push(row(index === 0 ? each.name : "", names[index] ?? "", ours, measured));
  }
  return table(["request", "server", "requests/s", "Vitrine ÷ server", "CPU time/request"], rows);
};
