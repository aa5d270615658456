import type { Ai, DurableObjectNamespace, Fetcher } from "cloudflare:workers";
import { TrieRouter } from "hono/router/trie-router";
import { basePathOf } from "../../src/contract/base.ts";
import { ApiError } from "../../src/contract/errors.ts";
import { getSandbox } from "../../src/contract/operations/service.ts";
import { Sandbox } from "../../src/contract/resources/sandbox.ts";
import { languagesFile } from "../../src/contract/site/languages.ts";
import { createApp } from "../app.ts";
import { deriveKeys, GENERATE_SECRET_HINT, type Keys, readFallbacks, readSecret } from "../crypto/keys.ts";
import { parseJsonAsset } from "../http/json-asset.ts";
import type { Assets, LogEntry } from "../ports/ports.ts";
import { withDeadline } from "../stores/deadline.ts";
import { readAgentTrust } from "./cloudflare/agent-trust.ts";
import { configuredModel } from "./cloudflare/ask-model.ts";
import { boundAssets, etagOf, readManifest } from "./cloudflare/bound-assets.ts";
import { keySetFetcher } from "./cloudflare/fetch-key-set.ts";
import { objectStore } from "./cloudflare/object-store.ts";
import { type WorkerSettings, WorkerSettingsError, workerSettings } from "./cloudflare/settings.ts";
import type { StateObject } from "./cloudflare/state-object.ts";
import { appSettings } from "./settings.ts";

export { StateObject } from "./cloudflare/state-object.ts";

/** The bindings of wrangler.jsonc, without variables and secrets. */
interface Bindings {
  readonly ASSETS: Fetcher;
  readonly STATE: DurableObjectNamespace<StateObject>;
  /** Optional: Workers AI, to answer questions (D10). */
  readonly AI?: Ai;
}

const log = (entry: LogEntry, time: number = Date.now()): void =>
  // biome-ignore lint/suspicious/noConsole: Workers log with console.log.
  console.log(JSON.stringify({ time: new Date(time), ...entry }));

/** Returns the address that the site was built for. */
const readSite = async (assets: Assets): Promise<string> => {
  const file = await assets.read(getSandbox.file);
  const base = file && Sandbox.parse(parseJsonAsset(file)).base_url;
  if (!base) throw new WorkerSettingsError("dist/ has no API: run `npm run build` without --static and deploy again.");
  return base.replace(/\/api$/, "");
};

/** Derives the keys. Without a valid secret, only requests that need no keys work, and the log says why. */
const keysOf = async ({ SECRET_KEY, SECRET_KEY_FALLBACKS }: WorkerSettings): Promise<Keys> => {
  try {
    if (SECRET_KEY === undefined)
      throw new WorkerSettingsError(`Run npx wrangler secret put SECRET_KEY. ${GENERATE_SECRET_HINT}`);
    return await deriveKeys([readSecret("SECRET_KEY", SECRET_KEY), ...readFallbacks(SECRET_KEY_FALLBACKS)]);
  } catch (error) {
    log({ level: "error", event: "secret_unusable", reason: (error as Error).message });
    throw new ApiError("unavailable", { headers: { "Retry-After": "60" } });
  }
};

const start = async (bindings: Bindings) => {
  const settings = workerSettings(bindings);
  const files = boundAssets(bindings.ASSETS);
  const site = await readSite(files);
  // Below a base path, the platform finds no files and no header rules, because their paths lack it (D52).
  const isBelowPath = basePathOf(site) !== "";
  const assets = isBelowPath ? boundAssets(bindings.ASSETS, await readManifest(bindings.ASSETS)) : files;
  if (settings.SITE_URL !== undefined && settings.SITE_URL !== site)
    throw new WorkerSettingsError(
      `The site was built for ${site}, but SITE_URL is ${settings.SITE_URL}. Build it again.`,
    );
  const languages = await assets.read(languagesFile);
  const model = configuredModel(settings, bindings.AI);
  const store = withDeadline(objectStore(bindings.STATE), settings.STORE_TIMEOUT_MS);
  const keys = keysOf(settings);
  // Requests that need keys await this promise; the error is already logged.
  keys.catch(() => {});
  return createApp({
    settings: {
      site,
      ...(languages && { languages: parseJsonAsset(languages) }),
      servesFiles: isBelowPath,
      ...appSettings(settings),
    },
    assets,
    store,
    counter: store,
    clock: { now: Date.now },
    keys: () => keys,
    // It finds a route in a third of a microsecond, RegExpRouter in a tenth of that, but it starts sooner and is smaller.
    createRouter: () => new TrieRouter(),
    etagOf,
    newId: () => crypto.randomUUID(),
    clientAddress: ({ req }) => req.header("CF-Connecting-IP") ?? "",
    hostOf: ({ req }) => req.raw.headers.get("host"),
    ...(settings.LOG === "on" && { log }),
    ...(model && { model }),
    trust: readAgentTrust(settings, site),
    fetchKeySet: keySetFetcher(site),
  });
};

/** The app of this isolate. The first request creates it, because only requests can read files. */
let app: ReturnType<typeof start> | undefined;

export default {
  async fetch(request: Request, bindings: Bindings): Promise<Response> {
    try {
      app ??= start(bindings);
      return (await app).fetch(request);
    } catch (error) {
      app = undefined;
      log({ level: "error", event: "not_started", reason: (error as Error).message });
      return new Response("The service has no valid configuration. Its log gives the reason.\n", {
        status: 503,
        headers: { "Retry-After": "60" },
      });
    }
  },
};
