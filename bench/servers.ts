import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { limits } from "../src/contract/limits.ts";
import { freePort } from "../test/support/hosts/free-port.ts";
import { type Command, findOnPath, type Server, startServer, temporaryFolder } from "./processes.ts";

/** The origin that benchmark sites are built for. No server listens on it. */
export const site = "http://localhost:8787";

const node = process.execPath;

const start = async (
  program: string,
  args: (port: number) => readonly string[],
  environment: (port: number) => Record<string, string> = () => ({}),
  options: Pick<Command, "hasMessages" | "outputFile"> = {},
): Promise<Server> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  return startServer({ program, args: args(port), environment: environment(port), core: 0, ...options }, url);
};

const host = "functions/hosts/node.ts";

const hostEnvironment = (dist: string, dataFolder: string, port: number): Record<string, string> => ({
  PORT: String(port),
  SITE_URL: site,
  DIST_DIR: dist,
  DATA_DIR: dataFolder,
  RATE_LIMIT_PER_MINUTE: "1000000000",
  LOG: "off",
});

/** Starts the app on Node with its log, which goes to a file, and with a rate limit that is never reached. */
export const startVitrine = (dist: string): Promise<Server> => {
  const folder = temporaryFolder();
  return start(
    node,
    () => [host],
    (port) => ({ ...hostEnvironment(dist, join(folder, "data"), port), LOG: "on" }),
    { outputFile: join(folder, "log") },
  );
};

/**
 * Starts the same with soak/probe.ts, which answers each message with figures. The store may be slow, because another
 * program's load is no fault of the host.
 */
export const startProbedVitrine = (dist: string, dataFolder: string): Promise<Server> =>
  start(
    node,
    () => ["--expose-gc", "--import", new URL("soak/probe.ts", import.meta.url).href, host],
    (port) => ({
      ...hostEnvironment(dist, dataFolder, port),
      STORE_TIMEOUT_MS: String(limits.storeTimeoutMs.max),
    }),
    { hasMessages: true },
  );

/** Starts bare.ts, which requests a URL once with the given headers, and then sends that response to every request. */
export const startBareHandler = (url: string, headers: Readonly<Record<string, string>>): Promise<Server> =>
  start(node, (port) => ["bench/bare.ts", String(port), url, JSON.stringify(headers)]);

/** Starts bare-node.ts, which does the same without a framework. */
export const startBareNode = (url: string, headers: Readonly<Record<string, string>>): Promise<Server> =>
  start(node, (port) => ["bench/bare-node.ts", String(port), url, JSON.stringify(headers)]);

/** Starts a Hono handler that only parses and validates inquiries. */
export const startBareHono = (): Promise<Server> => start(node, (port) => ["bench/bare-hono.ts", String(port)]);

const nginxConfiguration = (folder: string, port: number): string => `
daemon off;
master_process off;
pid nginx.pid;
error_log stderr crit;
events { worker_connections 256; }
http {
  types { application/json json; }
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  keepalive_requests 1000000000;
  sendfile on;
  open_file_cache max=1000;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    add_header Cache-Control "public, max-age=60, stale-while-revalidate=86400";
  }
}
`;

/** Starts nginx for a folder; undefined if nginx is not installed. */
export const startNginx = async (folder: string): Promise<Server | undefined> => {
  const program = findOnPath("nginx");
  if (!program) return undefined;
  const prefix = temporaryFolder();
  mkdirSync(join(prefix, "logs"));
  return start(program, (port) => {
    const file = join(prefix, "nginx.conf");
    writeFileSync(file, nginxConfiguration(folder, port));
    return ["-p", prefix, "-c", file, "-e", "stderr"];
  });
};
