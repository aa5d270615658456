import type { DurableObjectNamespace } from "cloudflare:workers";
import type { Store } from "../../ports/ports.ts";
import type { StateObject } from "./state-object.ts";

/**
 * A store in Durable Objects, one per key, so that no object handles every request. The number in the names is the schema
 * version. Objects of other versions are never read again, and their alarms delete them.
 */
export const objectStore = (objects: DurableObjectNamespace<StateObject>): Store => {
  const at = (kind: string, key: string) => objects.getByName(`1/${kind}/${key}`);
  // `async`, because the stubs return thenables, not promises.
  return {
    count: async (key, ...parameters) => at("count", key).count(key, ...parameters),
    begin: async (attempt, ...parameters) => at("request", attempt.key).begin(attempt, ...parameters),
    finish: async (attempt, ...parameters) => at("request", attempt.key).finish(attempt, ...parameters),
    abandon: async (attempt) => at("request", attempt.key).abandon(attempt),
    consumeOnce: async (id, ...parameters) => at("spent", id).consumeOnce(id, ...parameters),
    revoke: async (id, ...parameters) => at("revoked", id).revoke(id, ...parameters),
    revokedUpTo: async (ids, now) => {
      const asked = await Promise.all(ids.map((id) => at("revoked", id).revokedUpTo([id], now)));
      const times = asked.filter((upTo) => upTo !== undefined);
      return times.length > 0 ? Math.max(...times) : undefined;
    },
    append: async (log, ...parameters) => at("log", log).append(log, ...parameters),
    entries: async (log) => at("log", log).entries(log),
  };
};
