import { type Measured, rounds, type Target } from "./load.ts";
import type { Server } from "./processes.ts";
import { startBare, startHttpServer, startNginx, startOurs } from "./servers.ts";
import { siteOf } from "./site.ts";
import { median, processorPerRequest, ratios, spread, table } from "./table.ts";

interface Case {
  readonly name: string;
  readonly path: string;
  /** The same bytes on a server of files. */
  readonly file?: string;
  readonly status?: 304 | 404;
  readonly headers?: Readonly<Record<string, string>>;
  /** How often Vitrine and the bare handler are started anew, and rounds with each: V8 does not compile alike each time. */
  readonly starts: number;
  readonly rounds: number;
}

const few = { starts: 2, rounds: 5 } as const;

const cases: readonly Case[] = [
  { name: "/api/profile", path: "/api/profile", file: "/api/profile.json", starts: 4, rounds: 5 },
  { name: "/api/profile, Accept-Encoding: br", path: "/api/profile", headers: { "Accept-Encoding": "br" }, ...few },
  { name: "/api/projects", path: "/api/projects", file: "/api/projects.json", ...few },
  {
    name: "/api/projects?type=client&cursor=20",
    path: "/api/projects?type=client&cursor=20",
    file: "/api/projects/client/20.json",
    ...few,
  },
  { name: "/api/projects?q=zurich+maps", path: "/api/projects?q=zurich+maps", ...few },
  { name: "304 of /api/profile", path: "/api/profile", file: "/api/profile.json", status: 304, ...few },
  { name: "404 of /api/nothing", path: "/api/nothing", file: "/api/nothing.json", status: 404, ...few },
];

/** A target of a case; the request for a 304 carries the tag that the server itself gives. */
const targetOf = async (server: Server, path: string, { status, headers = {} }: Case): Promise<Target> => {
  const target = { pid: server.pid, url: `${server.url}${path}` };
  const first = await fetch(target.url, { headers });
  await first.arrayBuffer();
  const sent = status === 304 ? { ...headers, "If-None-Match": first.headers.get("ETag") ?? "" } : headers;
  const answer = await fetch(target.url, { headers: sent });
  await answer.arrayBuffer();
  if (answer.status !== (status ?? 200)) throw new Error(`${target.url} answers ${answer.status}`);
  return { ...target, headers: sent };
};

/** What Vitrine, the bare handler and the servers of files did in a case, in this order. */
const measureCase = async (each: Case, dist: string, files: readonly Server[]): Promise<Measured[][]> => {
  const results: Measured[][] = [];
  for (let started = 0; started < each.starts; started += 1) {
    const ours = await startOurs(dist);
    const own = await targetOf(ours, each.path, each);
    const bare = await startBare(own.url, own.headers ?? {});
    const { file } = each;
    const beside = file === undefined ? [] : files.map((server) => targetOf(server, file, each));
    const targets = [own, { ...own, pid: bare.pid, url: bare.url }, ...(await Promise.all(beside))];
    for (const [at, measured] of (await rounds(targets, each.rounds)).entries())
      results[at] = [...(results[at] ?? []), ...measured];
    await Promise.all([ours.stop(), bare.stop()]);
  }
  return results;
};

const row = (name: string, server: string, own: readonly Measured[], measured: readonly Measured[]): string[] => [
  name,
  server,
  median(measured.map(({ requestsPerSecond }) => requestsPerSecond)).toFixed(0),
  own === measured ? "" : spread(ratios(own, measured), 2),
  processorPerRequest(measured),
];

/** The function half's reads beside a bare handler and beside servers of files. */
export const reads = async (): Promise<string> => {
  const dist = await siteOf(100);
  const nginx = await startNginx(dist);
  const files = [await startHttpServer(dist), ...(nginx ? [nginx] : [])];
  const names = ["Vitrine", "bare handler", "http-server", "nginx"];
  const rows: string[][] = [];
  for (const each of cases) {
    const results = await measureCase(each, dist, files);
    const [own = []] = results;
    for (const [at, measured] of results.entries())
      rows.push(row(at === 0 ? each.name : "", names[at] ?? "", own, measured));
  }
  return table(["request", "server", "requests/s", "Vitrine is × as fast", "processor/request"], rows);
};
