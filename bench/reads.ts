import { type Measured, rounds, type Target } from "./load.ts";
import { type Server, startBare, startHttpServer, startNginx, startOurs } from "./servers.ts";
import { siteOf } from "./site.ts";
import { median, processorPerRequest, ratios, spread, table } from "./table.ts";

interface Case {
  readonly name: string;
  readonly path: string;
  /** The same bytes on a server of files. */
  readonly file?: string;
  readonly status?: 304 | 404;
  readonly headers?: Readonly<Record<string, string>>;
  readonly rounds: number;
}

const cases: readonly Case[] = [
  { name: "/api/profile", path: "/api/profile", file: "/api/profile.json", rounds: 15 },
  { name: "/api/profile, Accept-Encoding: br", path: "/api/profile", headers: { "Accept-Encoding": "br" }, rounds: 4 },
  { name: "/api/projects", path: "/api/projects", file: "/api/projects.json", rounds: 4 },
  {
    name: "/api/projects?type=client&cursor=20",
    path: "/api/projects?type=client&cursor=20",
    file: "/api/projects/client/20.json",
    rounds: 4,
  },
  { name: "/api/projects?q=zurich+maps", path: "/api/projects?q=zurich+maps", rounds: 4 },
  { name: "304 of /api/profile", path: "/api/profile", file: "/api/profile.json", status: 304, rounds: 4 },
  { name: "404 of /api/nothing", path: "/api/nothing", file: "/api/nothing.json", status: 404, rounds: 4 },
];

/** A target of a case; the request for a 304 carries the tag that the server itself gives. */
const targetOf = async (
  name: string,
  { url, pid }: Server,
  path: string,
  { status, headers = {} }: Case,
): Promise<Target> => {
  const target = { name, pid, url: `${url}${path}` };
  const first = await fetch(target.url, { headers });
  await first.arrayBuffer();
  const sent = status === 304 ? { ...headers, "If-None-Match": first.headers.get("ETag") ?? "" } : headers;
  const answer = await fetch(target.url, { headers: sent });
  await answer.arrayBuffer();
  if (answer.status !== (status ?? 200)) throw new Error(`${target.url} answers ${answer.status}`);
  return { ...target, headers: sent };
};

const targetsOf = async (each: Case, ours: Server, files: readonly (readonly [string, Server])[]) => {
  const own = await targetOf("Vitrine", ours, each.path, each);
  const bare = await startBare(own.url, own.headers ?? {});
  const { file } = each;
  const beside = file === undefined ? [] : files.map(([name, server]) => targetOf(name, server, file, each));
  return [own, { ...own, name: "bare handler", pid: bare.pid, url: bare.url }, ...(await Promise.all(beside))];
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
  const ours = await startOurs(dist);
  const nginx = await startNginx(dist);
  const files = [["http-server", await startHttpServer(dist)] as const, ...(nginx ? [["nginx", nginx] as const] : [])];
  const rows: string[][] = [];
  for (const each of cases) {
    const targets = await targetsOf(each, ours, files);
    const results = await rounds(targets, each.rounds);
    const [own = []] = results;
    for (const [at, measured] of results.entries())
      rows.push(row(at === 0 ? each.name : "", targets[at]?.name ?? "", own, measured));
  }
  return table(["request", "server", "requests/s", "Vitrine is × as fast", "processor/request"], rows);
};
