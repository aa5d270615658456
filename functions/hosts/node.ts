import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import zlib from "node:zlib";
import { getRequestListener } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { endOf, readArguments } from "../../src/build/command-line.ts";
import { etagOf } from "../../src/build/etag.ts";
import { SettingsError } from "../../src/build/settings-error.ts";
import { createApp } from "../app.ts";
import { forwardedAddress } from "../network.ts";
import type { LogEntry, Ports } from "../ports.ts";
import { withDeadline } from "../stores/deadline.ts";
import { memoryCounter } from "../stores/memory.ts";
import { agentTrust, trustNews } from "./node/agent-trust.ts";
import { askedModel, modelNews } from "./node/ask-model.ts";
import { distAssets } from "./node/dist-assets.ts";
import { keySetFetcher } from "./node/fetch-key-set.ts";
import { gracefulStop } from "./node/graceful-stop.ts";
import { nodeKeys } from "./node/keys.ts";
import { malformed } from "./node/malformed.ts";
import { hostSecrets } from "./node/secret.ts";
import { sentHost } from "./node/sent-host.ts";
import { type NodeSettings, nodeSettings } from "./node/settings.ts";
import { StartError } from "./node/start-error.ts";
import { threadStore } from "./node/thread-store.ts";
import { whenNpmEnds } from "./node/when-npm-ends.ts";

/**
 * Bounds in milliseconds on clients that send or read slowly. A connection is kept longer than proxies keep theirs, a
 * minute, so that none sends a request into one that has just been closed.
 */
const timeouts = { headers: 10_000, request: 30_000, keepAlive: 65_000, check: 2_000, stop: 10_000 };

const usage = `Usage: npm run serve

Serves the built site and answers the API, at http://localhost:8787. \`npm start\` builds the site first.

It takes no options. The environment says the rest, as in: PORT=9000 npm start. README.md lists what it may set.
`;

/** Request-time compression must be quick; the build's is thorough. */
const quick = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } };

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const log = (entry: LogEntry): void => say(JSON.stringify({ time: new Date().toISOString(), ...entry }));

/** Ids that begin alike in one process and unlike in any other, and then count: cheaper than a random one for each. */
const requestIds = (): (() => string) => {
  const prefix = randomBytes(6).toString("hex");
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count}`;
  };
};

/** The ports of this host, when they are ready, and what its operator is told once it serves. */
interface Prepared {
  readonly ports: Ports;
  readonly ready: Promise<void>;
  readonly news: readonly string[];
}

const prepare = (settings: NodeSettings): Prepared => {
  const { assets, site } = distAssets(settings.DIST_DIR);
  if (site !== settings.SITE_URL)
    throw new StartError(
      `${settings.DIST_DIR}/ was built for ${site}, but SITE_URL is ${settings.SITE_URL}. ` +
        `Run \`SITE_URL=${settings.SITE_URL} npm run build\`, or start with SITE_URL=${site}.`,
    );
  const trust = agentTrust(settings, site);
  const model = askedModel(settings);
  const { secrets, madeIn } = hostSecrets(settings, Date.now());
  const news = [
    ...(madeIn ? [`Made a secret for this host and keep it in ${madeIn}. SECRET_KEY would replace it.`] : []),
    ...trustNews(trust),
    ...modelNews(settings),
  ];
  const keys = nodeKeys(secrets);
  const { store, ready } = threadStore(
    {
      file: join(settings.DATA_DIR, "state.db"),
      maxBytes: settings.DATA_MAX_MIB * 1024 * 1024,
      deadline: settings.STORE_TIMEOUT_MS,
    },
    (warning) => void process.stderr.write(`${warning}\n`),
  );
  const ports: Ports = {
    settings: {
      site,
      rateLimit: settings.RATE_LIMIT_PER_MINUTE,
      servesFiles: true,
      ...(settings.MCP_ALLOWED_ORIGINS && { mcpOrigins: settings.MCP_ALLOWED_ORIGINS }),
      modelTimeout: settings.ASK_MODEL_TIMEOUT_MS,
    },
    assets,
    // One process serves, so its counters need no disk.
    store: { ...withDeadline(store, settings.STORE_TIMEOUT_MS), ...memoryCounter() },
    keys: () => keys,
    clock: { now: Date.now },
    etagOf,
    newId: requestIds(),
    clientAddress: (context) =>
      forwardedAddress(
        getConnInfo(context).remote.address ?? "",
        settings.TRUST_PROXY > 0 ? (context.req.header("X-Forwarded-For") ?? null) : null,
        settings.TRUST_PROXY,
      ),
    hostOf: sentHost,
    compress: (body, encoding) =>
      new Uint8Array(encoding === "br" ? zlib.brotliCompressSync(body, quick) : zlib.gzipSync(body)),
    ...(settings.LOG === "on" && { log }),
    ...(model && { model }),
    trust,
    fetchKeySet: keySetFetcher(site),
  };
  return { ports, ready, news };
};

const start = (settings: NodeSettings): void => {
  const { ports, ready, news } = prepare(settings);
  const { target, watch } = malformed(ports);
  const listener = getRequestListener(createApp(ports).fetch, { errorHandler: target });
  const server = createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      keepAliveTimeout: timeouts.keepAlive,
      connectionsCheckingInterval: timeouts.check,
    },
    (request, response) => {
      // Which host a request names has no part in its address (D1), so it cannot spoil it either. See sent-host.ts.
      request.headers.host = "localhost";
      return listener(request, response);
    },
  );
  watch(server);

  server.on("error", (error: NodeJS.ErrnoException) => {
    const reason =
      error.code === "EADDRINUSE"
        ? `Port ${settings.PORT} on ${settings.HOST} is taken. Stop what uses it, or choose another: PORT=${settings.PORT + 1} npm start`
        : `Cannot listen on ${settings.HOST}:${settings.PORT}: ${error.message}`;
    process.stderr.write(`${reason}\n`);
    process.exit(1);
  });
  server.on("listening", () => {
    for (const line of news) say(line);
    const { port } = server.address() as AddressInfo;
    say(`Vitrine serves ${ports.settings.site} on http://${settings.HOST}:${port}`);
  });
  void ready.then(() => server.listen(settings.PORT, settings.HOST));

  const stopGracefully = gracefulStop(server);
  let stopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (stopping) return;
    stopping = true;
    say(`${signal}: finishing requests in flight`);
    stopGracefully(() => process.exit(0));
    setTimeout(() => process.exit(1), timeouts.stop).unref();
  };
  // A log that nobody reads any more is no reason to stop.
  process.stdout.on("error", () => {});
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  whenNpmEnds(settings, () => stop("SIGTERM"));
};

// What this process writes is for its owner alone.
process.umask(0o077);
try {
  readArguments(process.argv.slice(2), { usage, options: {} });
  start(nodeSettings(process.env));
} catch (error) {
  process.exitCode = endOf(error, [StartError, SettingsError]);
}
