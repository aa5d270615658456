import type { DurableObjectNamespace } from "cloudflare:workers";
import type { Store } from "../../ports.ts";
import type { StateObject } from "./state-object.ts";

/**
 * The state in Durable Objects, one for each key, so that no object is on every request's way. The number in the names
 * is the version of the schema: what is written under another is never seen again, and its alarms delete it.
 */
export const objectStore = (objects: DurableObjectNamespace<StateObject>): Store => {
  const at = (kind: string, key: string) => objects.getByName(`1/${kind}/${key}`);
  // What an object returns can be awaited but is no Promise, which `async` makes of it.
  return {
    count: async (key, ...asked) => at("count", key).count(key, ...asked),
    begin: async (attempt, ...asked) => at("request", attempt.key).begin(attempt, ...asked),
    finish: async (attempt, ...asked) => at("request", attempt.key).finish(attempt, ...asked),
    abandon: async (attempt) => at("request", attempt.key).abandon(attempt),
    spend: async (id, ...asked) => at("spent", id).spend(id, ...asked),
    revoke: async (id, ...asked) => at("revoked", id).revoke(id, ...asked),
    revokedUpTo: async (ids, now) => {
      const asked = await Promise.all(ids.map((id) => at("revoked", id).revokedUpTo([id], now)));
      const times = asked.filter((upTo) => upTo !== undefined);
      return times.length > 0 ? Math.max(...times) : undefined;
    },
    append: async (log, ...asked) => at("log", log).append(log, ...asked),
    entries: async (log) => at("log", log).entries(log),
  };
};
