import { randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve, sep } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { HookParameters } from "astro";
import { ContentError } from "../../../src/build/content/mistake.ts";
import { readContent } from "../../../src/build/content/read-content.ts";
import { etagOf } from "../../../src/build/etag.ts";
import { type Handover, handedOver, handOver } from "../../../src/build/handover.ts";
import { release } from "../../../src/build/release.ts";
import { siteUrl } from "../../../src/build/settings.ts";
import { isFunctionPath } from "../../../src/contract/base.ts";
import type { apiFiles } from "../../../src/portfolio/api-files.ts";
import type { knowledgeJson } from "../../../src/portfolio/ask/build-knowledge.ts";
import { nobody } from "../../agent/trust.ts";
import type { createApp } from "../../app.ts";
import { deriveKeys, secretBytes } from "../../keys.ts";
import { mediaTypeOf } from "../../media-type.ts";
import type { Asset, Ports } from "../../ports.ts";
import { sqlStore } from "../../stores/sql-store.ts";
import { openDatabase } from "../node/database.ts";
import { keySetFetcher } from "../node/fetch-key-set.ts";
import { sentHost } from "../node/sent-host.ts";

/** How many requests a minute a developer's own browser may make. */
const generous = 10_000;

const assetOf = (path: string, text: string): Asset => {
  const body = new TextEncoder().encode(text);
  return { type: mediaTypeOf(path), etag: etagOf(body), body, encoded: {} };
};

/** What tools of agents read, and Astro renders. */
const documents = ["/llms.txt", "/openapi.json"];

/** Puts the whole API in front of Astro's pages, both renewed when content or code changes. */
export const serveApi = async ({ server, logger }: HookParameters<"astro:server:setup">): Promise<void> => {
  const content = resolve("content");
  const site = siteUrl(process.env);

  /** Reads the content; says what is wrong with it in the terminal and over the page. */
  const read = async (): Promise<boolean> => {
    try {
      handOver({ portfolio: readContent(content), site });
      return true;
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      handOver(error);
      logger.error(`The content has mistakes; the API and the pages wait for them to be mended.\n\n${error.message}\n`);
      server.ws.send({ type: "error", err: { message: error.message, stack: "" } });
      return false;
    }
  };
  await read();
  server.watcher.add(content);
  server.watcher.on("all", async (_event, file) => {
    if (!file.startsWith(content + sep) || file.includes(`${sep}.`)) return;
    const isRead = await read();
    // Astro remembers which pages there are until it hears this.
    for (const { hot } of Object.values(server.environments)) hot.send("astro:content-changed", {});
    if (isRead) server.ws.send({ type: "full-reload" });
  });

  type Render = (portfolio: Handover["portfolio"]) => Iterable<readonly [path: string, json: string]>;
  const rendered = new WeakMap<Handover, Map<string, Asset>>();
  const filesOf = (render: Render): Map<string, Asset> => {
    const current = handedOver();
    const files =
      rendered.get(current) ??
      new Map(Array.from(render(current.portfolio), ([path, json]) => [path, assetOf(path, json)] as const));
    rendered.set(current, files);
    return files;
  };
  const document = async (path: string): Promise<Asset | undefined> => {
    const here = server.resolvedUrls?.local[0];
    return documents.includes(path) && here
      ? assetOf(path, await (await fetch(new URL(path, here))).text())
      : undefined;
  };
  // Nothing that is tried here outlives the session.
  const { sql } = openDatabase({
    file: ":memory:",
    maxBytes: 64 * 1024 * 1024,
    warn: (warning) => logger.warn(warning),
  });
  const store = sqlStore(sql);
  const keys = deriveKeys([new Uint8Array(randomBytes(secretBytes))]);
  const ports = (render: Render): Ports => ({
    settings: { site, rateLimit: generous, servesFiles: true },
    assets: { read: (path) => filesOf(render).get(path) ?? document(path) },
    store,
    keys: () => keys,
    clock: { now: Date.now },
    etagOf,
    newId: randomUUID,
    clientAddress: (context) => getConnInfo(context).remote.address ?? "",
    hostOf: sentHost,
    log: ({ event, reason }) => {
      if (event) logger.error(String(reason));
    },
    trust: nobody,
    fetchKeySet: keySetFetcher(site),
  });
  server.middlewares.use(async (request, response, next) => {
    const path = new URL(request.url ?? "/", site).pathname;
    if (!isFunctionPath(path) && !path.startsWith("/api/")) return next();
    const app = (await server.ssrLoadModule("/functions/app.ts")) as { createApp: typeof createApp };
    const resources = (await server.ssrLoadModule("/src/portfolio/api-files.ts")) as { apiFiles: typeof apiFiles };
    const knowledge = (await server.ssrLoadModule("/src/portfolio/ask/build-knowledge.ts")) as {
      knowledgeJson: typeof knowledgeJson;
    };
    const { fetch } = app.createApp(
      ports((portfolio) => [
        ...resources.apiFiles(portfolio, site, release),
        knowledge.knowledgeJson(portfolio, site, readFileSync("CHANGELOG.md", "utf8")),
      ]),
    );
    await getRequestListener(fetch, { overrideGlobalObjects: false })(request, response);
  });
};
