import { randomBytes, randomUUID } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { AstroIntegrationLogger } from "astro";
import { RegExpRouter } from "hono/router/reg-exp-router";
import { deriveKeys, MIN_SECRET_BYTES } from "../../crypto/keys.ts";
import type { Ports } from "../../ports/ports.ts";
import { memoryCounter } from "../../stores/memory.ts";
import { sqlStore } from "../../stores/sql-store.ts";
import { readAgentTrust } from "../node/agent-trust.ts";
import { configuredModel } from "../node/ask-model.ts";
import { openDatabase } from "../node/database.ts";
import { etagOf } from "../node/etag.ts";
import { keySetFetcher } from "../node/fetch-key-set.ts";
import { requestedHost } from "../node/requested-host.ts";
import type { NodeSettings } from "../node/settings.ts";
import { appSettings } from "../settings.ts";

/** Requests per minute: a browser under development loads every module in a request of its own. */
const DEV_RATE_LIMIT = 10_000;

/** The ports of the app except its assets. State is in memory and ends with the process. */
export const devPorts = (settings: NodeSettings, logger: AstroIntegrationLogger): Omit<Ports, "assets"> => {
  const site = settings.SITE_URL;
  const { sql } = openDatabase({
    file: ":memory:",
    // The keys are new, so no earlier credential is accepted, and the database need not revoke any.
    createdAt: 0,
    maxBytes: settings.DATA_MAX_MIB * 1024 * 1024,
    warn: (warning) => logger.warn(warning),
  });
  const keys = deriveKeys([new Uint8Array(randomBytes(MIN_SECRET_BYTES))]);
  const model = configuredModel(settings);
  return {
    settings: {
      site,
      servesFiles: true,
      ...appSettings(settings),
      rateLimit: DEV_RATE_LIMIT,
    },
    store: sqlStore(sql),
    counter: memoryCounter(),
    keys: () => keys,
    clock: { now: Date.now },
    createRouter: () => new RegExpRouter(),
    etagOf,
    newId: randomUUID,
    clientAddress: (context) => getConnInfo(context).remote.address ?? "",
    hostOf: requestedHost,
    log: ({ event, reason }) => {
      if (event) logger.error(String(reason));
    },
    ...(model && { model }),
    trust: readAgentTrust(settings, site),
    fetchKeySet: keySetFetcher(site),
  };
};
