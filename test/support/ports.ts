import { nobody } from "../../functions/agent/trust.ts";
import { deriveKeys } from "../../functions/keys.ts";
import type { Ports } from "../../functions/ports.ts";
import { sqlStore } from "../../functions/stores/sql-store.ts";
import { etagOf } from "../../src/build/etag.ts";
import { stateInMemory } from "./state.ts";

const keys = deriveKeys([crypto.getRandomValues(new Uint8Array(32))]);

/** Ports of a host that has no files and forgets everything; a test replaces what it is about. */
export const portsWith = (replaced: Partial<Ports> = {}): Ports => ({
  settings: { site: "https://ada.example.com", rateLimit: 60, servesFiles: false },
  assets: { read: () => undefined },
  store: sqlStore(stateInMemory()),
  clock: { now: Date.now },
  keys: () => keys,
  etagOf,
  newId: () => crypto.randomUUID(),
  clientAddress: () => "127.0.0.1",
  hostOf: ({ req }) => req.raw.headers.get("host"),
  trust: nobody,
  fetchKeySet: async (url) => {
    throw new Error(`nothing is at ${url}`);
  },
  ...replaced,
});
