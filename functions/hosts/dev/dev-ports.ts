import { randomBytes, randomUUID } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { AstroIntegrationLogger } from "astro";
import { etagOf } from "../../../src/build/etag.ts";
import { deriveKeys, secretBytes } from "../../keys.ts";
import type { Ports } from "../../ports.ts";
import { sqlStore } from "../../stores/sql-store.ts";
import { agentTrust } from "../node/agent-trust.ts";
import { askedModel } from "../node/ask-model.ts";
import { openDatabase } from "../node/database.ts";
import { keySetFetcher } from "../node/fetch-key-set.ts";
import { sentHost } from "../node/sent-host.ts";
import type { NodeSettings } from "../node/settings.ts";

/** How many requests a minute a developer's own browser may make. */
const generous = 10_000;

/** What the app needs beside the files, which change while one works. Nothing that is tried outlives the session. */
export const devPorts = (settings: NodeSettings, logger: AstroIntegrationLogger): Omit<Ports, "assets"> => {
  const site = settings.SITE_URL;
  const { sql } = openDatabase({
    file: ":memory:",
    maxBytes: settings.DATA_MAX_MIB * 1024 * 1024,
    warn: (warning) => logger.warn(warning),
  });
  const keys = deriveKeys([new Uint8Array(randomBytes(secretBytes))]);
  const model = askedModel(settings);
  return {
    settings: {
      site,
      rateLimit: generous,
      servesFiles: true,
      ...(settings.MCP_ALLOWED_ORIGINS && { mcpOrigins: settings.MCP_ALLOWED_ORIGINS }),
      modelTimeout: settings.ASK_MODEL_TIMEOUT_MS,
    },
    store: sqlStore(sql),
    keys: () => keys,
    clock: { now: Date.now },
    etagOf,
    newId: randomUUID,
    clientAddress: (context) => getConnInfo(context).remote.address ?? "",
    hostOf: sentHost,
    log: ({ event, reason }) => {
      if (event) logger.error(String(reason));
    },
    ...(model && { model }),
    trust: agentTrust(settings, site),
    fetchKeySet: keySetFetcher(site),
  };
};
