import { RegExpRouter } from "hono/router/reg-exp-router";
import { deriveKeys } from "../../../functions/crypto/keys.ts";
import { etagOf } from "../../../functions/hosts/node/etag.ts";
import type { Ports } from "../../../functions/ports/ports.ts";
import { emptyTrust } from "../../../functions/ports/trust.ts";
import { sqlStore } from "../../../functions/stores/sql-store.ts";
import { stateInMemory } from "./sql-state.ts";

const keys = deriveKeys([crypto.getRandomValues(new Uint8Array(32))]);

/** Ports of a host without files and with an in-memory store; tests replace what they need. */
export const portsWith = ({ store = sqlStore(stateInMemory()), ...replaced }: Partial<Ports> = {}): Ports => ({
  settings: { site: "https://ada.example.com", rateLimit: 60, servesFiles: false },
  assets: { read: () => undefined },
  store,
  counter: store,
  clock: { now: Date.now },
  keys: () => keys,
  createRouter: () => new RegExpRouter(),
  etagOf,
  newId: () => crypto.randomUUID(),
  clientAddress: () => "127.0.0.1",
  hostOf: ({ req }) => req.raw.headers.get("host"),
  trust: emptyTrust,
  fetchKeySet: async (url) => {
    throw new Error(`nothing is at ${url}`);
  },
  ...replaced,
});
