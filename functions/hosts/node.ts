import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import zlib from "node:zlib";
import type { HttpBindings } from "@hono/node-server";
import { RegExpRouter } from "hono/router/reg-exp-router";
import { readArguments, runCommand } from "../../src/terminal/command-line.ts";
import { GENERATE_SECRET_HINT } from "../crypto/keys.ts";
import type { LogEntry, Ports } from "../ports/ports.ts";
import { describeTrust, readAgentTrust } from "./node/agent-trust.ts";
import { configuredModel, describeModel } from "./node/ask-model.ts";
import { batchedLines } from "./node/batched-lines.ts";
import { distAssets } from "./node/dist-assets.ts";
import { etagOf } from "./node/etag.ts";
import { keySetFetcher } from "./node/fetch-key-set.ts";
import { forwardedAddress } from "./node/forwarded-address.ts";
import { createHttpServer } from "./node/http-server.ts";
import { nodeKeys } from "./node/keys.ts";
import { createLogLine } from "./node/log-line.ts";
import { onNpmExit } from "./node/on-npm-exit.ts";
import { openStore } from "./node/open-store.ts";
import { requestedHost } from "./node/requested-host.ts";
import { hostSecrets } from "./node/secret.ts";
import { type NodeSettings, nodeSettings } from "./node/settings.ts";
import { StartError } from "./node/start-error.ts";
import { createObjectsYoung } from "./node/young-objects.ts";
import { appSettings } from "./settings.ts";

/**
 * Limits for slow clients. Keep-alive exceeds the usual minute of proxies, so that a proxy never reuses a connection that was
 * just closed. `idleMs` exceeds the time limit of language models.
 */
const serverLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  keepAliveMs: 65_000,
  idleMs: 30_000,
  minBytesPerSecond: 8 * 1024,
  pendingBytesPerClient: 32 * 1024 * 1024,
  checkMs: 2_000,
  stopBodyMs: 1_000,
};

/** How long open requests may take after a signal to stop. */
const STOP_MS = 10_000;

const usage = `Usage: vitrine start

Serves the site that \`npm run build\` wrote, and the API, at http://localhost:8787. \`npm start\` builds it first if
package.json has the script "prestart": "npm run build", as in new repositories.

There are no options: environment variables configure the service, and docs/hosting.md lists them. The site is built for one
address, so build it again for another port: PORT=9000 npm start
`;

/** Fast compression at request time; the build uses the maximum. */
const fastBrotli = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } };

createObjectsYoung();

const { write: print, flush } = batchedLines(process.stdout);
// Also called after an uncaught error.
process.on("exit", flush);

const logLine = createLogLine();
const log = (entry: LogEntry, time: number = Date.now()): void => print(logLine(entry, time));

/** Request ids: a random prefix per process and a counter, which is cheaper than a random id per request. */
const requestIds = (): (() => string) => {
  const prefix = randomBytes(6).toString("hex");
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count}`;
  };
};

/** The ports of this host, when they are ready, and the lines to print at the start. */
interface Prepared {
  readonly ports: Ports;
  readonly ready: Promise<void>;
  readonly closeStore: () => Promise<void>;
  readonly startupLines: readonly string[];
}

const prepare = async (settings: NodeSettings): Promise<Prepared> => {
  const { assets, site, languages } = distAssets(settings.DIST_DIR);
  if (site !== settings.SITE_URL)
    throw new StartError(
      `${settings.DIST_DIR}/ was built for ${site}, but SITE_URL is ${settings.SITE_URL}. ` +
        `Run \`SITE_URL=${settings.SITE_URL} npm run build\`, or start with SITE_URL=${site}.`,
    );
  if (settings.STORE_URL !== undefined && settings.SECRET_KEY === undefined)
    throw new StartError(
      "STORE_URL is set, but SECRET_KEY is not. All processes that share a store need the same secret. " +
        `${GENERATE_SECRET_HINT}.`,
    );
  const trust = readAgentTrust(settings, site);
  const model = configuredModel(settings);
  const { secrets, generatedFile } = hostSecrets(settings, Date.now());
  const startupLines = [
    ...(generatedFile ? [`Generated a secret and saved it in ${generatedFile}. Set SECRET_KEY to use your own.`] : []),
    ...describeTrust(trust),
    ...describeModel(settings),
  ];
  const keys = nodeKeys(secrets);
  const { store, counter, clock, ready, close } = await openStore(settings);
  const ports: Ports = {
    settings: {
      site,
      languages,
      servesFiles: true,
      ...appSettings(settings),
    },
    assets,
    store,
    counter,
    keys: () => keys,
    clock,
    createRouter: () => new RegExpRouter(),
    etagOf,
    newId: requestIds(),
    clientAddress: (context) =>
      forwardedAddress(
        (context.env as HttpBindings).incoming.socket.remoteAddress ?? "",
        settings.TRUST_PROXY > 0 ? (context.req.header("X-Forwarded-For") ?? null) : null,
        settings.TRUST_PROXY,
      ),
    hostOf: requestedHost,
    compress: (body, encoding) =>
      new Uint8Array(encoding === "br" ? zlib.brotliCompressSync(body, fastBrotli) : zlib.gzipSync(body)),
    ...(settings.LOG === "on" && { log }),
    ...(model && { model }),
    trust,
    fetchKeySet: keySetFetcher(site),
  };
  return { ports, ready, closeStore: close, startupLines };
};

const start = async (settings: NodeSettings): Promise<void> => {
  const { ports, ready, closeStore, startupLines } = await prepare(settings);
  // Loaded while the database opens, and not at all if the settings are invalid.
  const { createApp } = await import("../app.ts");
  const { server, stop: stopGracefully } = createHttpServer(createApp(ports).fetch, ports, {
    ...serverLimits,
    // Behind a proxy, all connections are the proxy's.
    connectionsPerClient: settings.TRUST_PROXY > 0 ? undefined : settings.MAX_CONNECTIONS_PER_CLIENT,
    trustedProxies: settings.TRUST_PROXY,
  });

  server.on("error", (error: NodeJS.ErrnoException) => {
    const reason =
      error.code === "EADDRINUSE"
        ? `Port ${settings.PORT} on ${settings.HOST} is already in use. Stop the program that uses it, or choose another port: PORT=${settings.PORT + 1} npm start`
        : `Cannot listen on ${settings.HOST}:${settings.PORT}: ${error.message}`;
    process.stderr.write(`${reason}\n`);
    process.exit(1);
  });
  server.on("listening", () => {
    for (const line of startupLines) print(line);
    const { port } = server.address() as AddressInfo;
    print(`Vitrine serves ${ports.settings.site} and listens on http://${settings.HOST}:${port}`);
  });
  void ready.then(() => server.listen(settings.PORT, settings.HOST));

  let stopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (stopping) return;
    stopping = true;
    print(`${signal}: finishing open requests`);
    stopGracefully(() => void closeStore().finally(() => process.exit(0)));
    setTimeout(() => process.exit(1), STOP_MS).unref();
  };
  // Keep serving if the reader of the log is gone.
  process.stdout.on("error", () => {});
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  onNpmExit(settings, () => stop("SIGTERM"));
};

// Files that this process creates are readable only by their owner.
process.umask(0o077);
await runCommand(
  (args) => {
    readArguments(args, { usage, options: {} });
    return start(nodeSettings(process.env));
  },
  { expected: [StartError] },
);
