import type { DurableObjectNamespace } from "cloudflare:workers";
import type { Store } from "../../ports/ports.ts";
import type { StateObject } from "./state-object.ts";

/**
 * A store in Durable Objects, one per key, so that no object handles every request. The number in the names is the schema
 * version. Objects of other versions are never read again, and their alarms delete them.
 */
export const objectStore = (objects: DurableObjectNamespace<StateObject>): Store => {
  const objectFor = (kind: string, key: string) => objects.getByName(`1/${kind}/${key}`);
  // `async`, because the stubs return thenables, not promises.
  return {
    count: async (key, ...parameters) => objectFor("count", key).count(key, ...parameters),
    begin: async (attempt, ...parameters) => objectFor("request", attempt.key).begin(attempt, ...parameters),
    finish: async (attempt, ...parameters) => objectFor("request", attempt.key).finish(attempt, ...parameters),
    abandon: async (attempt) => objectFor("request", attempt.key).abandon(attempt),
    consumeOnce: async (id, ...parameters) => objectFor("spent", id).consumeOnce(id, ...parameters),
    revoke: async (id, ...parameters) => objectFor("revoked", id).revoke(id, ...parameters),
    revokedUpTo: async (ids, now) => {
      const results = await Promise.all(ids.map((id) => objectFor("revoked", id).revokedUpTo([id], now)));
      const times = results.filter((upTo) => upTo !== undefined);
      return times.length > 0 ? Math.max(...times) : undefined;
    },
    append: async (log, ...parameters) => objectFor("log", log).append(log, ...parameters),
    entries: async (log) => objectFor("log", log).entries(log),
  };
};
