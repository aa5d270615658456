import { DurableObject } from "cloudflare:workers";
import type { MaybePromise } from "../../ports/maybe-promise.ts";
import type { Attempt, Store } from "../../ports/ports.ts";
import { lastExpiry, type Sql, type SqlValue, sqlStore, type TableName, tables } from "../../stores/sql-store.ts";
import { SETTLING_MS } from "../../stores/steady-clock.ts";

/** What must not be forgotten is kept for 30 days: no other row stands for it here, unlike on Node (D35). */
const MONTH_MS = 30 * 86_400_000;

/** How long a table is kept after an alarm finds all its rows expired, in milliseconds. */
const keptMs: Readonly<Record<TableName, number>> = {
  counts: 0,
  entries: 0,
  requests: SETTLING_MS,
  spent: MONTH_MS,
  revoked: MONTH_MS,
};

/** The stored time of the first alarm that found all rows expired, in milliseconds since 1970. */
const EXPIRY_FOUND_AT = "expiry-found-at";

/**
 * The state of one key: a client address, an idempotent request, a one-time or revoked id, or a log. It has only the table
 * that it needs, and is deleted when everything in it has expired.
 */
export class StateObject extends DurableObject implements Store {
  readonly #sql: Sql = (statement, ...values) =>
    this.ctx.storage.sql
      .exec(statement, ...values)
      .toArray()
      .map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([name, value]): [string, SqlValue] => [
            name,
            value instanceof ArrayBuffer ? new Uint8Array(value) : value,
          ]),
        ),
      );
  readonly #store = sqlStore(this.#sql);
  #tables: TableName[] | undefined;
  #hasAlarm = false;

  /** The existing tables. */
  get #presentTables(): TableName[] {
    this.#tables ??= this.#sql("SELECT name FROM sqlite_master WHERE type = 'table'")
      .map(({ name }) => name as TableName)
      .filter((name) => name in tables);
    return this.#tables;
  }

  /** Runs a call on a table. Creates the table if necessary, and sets an alarm for when its rows expire. */
  async #run<T>(table: TableName, call: () => MaybePromise<T>): Promise<T> {
    if (!this.#presentTables.includes(table)) {
      this.#sql(tables[table]);
      this.#presentTables.push(table);
    }
    const result = call();
    if (!this.#hasAlarm) {
      const end = lastExpiry(this.#sql, this.#presentTables);
      if (end !== undefined && (await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(end);
      this.#hasAlarm = end !== undefined;
    }
    return result;
  }

  /** Reads a table without creating it, so that an object that is only read stores nothing. */
  readIfPresent<T>(table: TableName, call: () => MaybePromise<T>, fallback: T): MaybePromise<T> {
    return this.#presentTables.includes(table) ? call() : fallback;
  }

  count(...parameters: Parameters<Store["count"]>) {
    return this.#run("counts", () => this.#store.count(...parameters));
  }
  begin(attempt: Attempt, lease: number, now: number) {
    return this.#run("requests", () => this.#store.begin(attempt, lease, now));
  }
  finish(attempt: Attempt, response: Uint8Array<ArrayBuffer>, until: number) {
    return this.#run("requests", () => this.#store.finish(attempt, response, until));
  }
  abandon(attempt: Attempt) {
    return this.#run("requests", () => this.#store.abandon(attempt));
  }
  consumeOnce(id: string, until: number, now: number) {
    return this.#run("spent", () => this.#store.consumeOnce(id, until, now));
  }
  revoke(id: string, upTo: number, until: number) {
    return this.#run("revoked", () => this.#store.revoke(id, upTo, until));
  }
  revokedUpTo(ids: readonly string[], now: number) {
    return this.readIfPresent("revoked", () => this.#store.revokedUpTo(ids, now), undefined);
  }
  append(log: string, entry: string, maxEntries: number) {
    return this.#run("entries", () => this.#store.append(log, entry, maxEntries));
  }
  entries(log: string) {
    return this.readIfPresent("entries", () => this.#store.entries(log), []);
  }

  /** The time of the platform in milliseconds since 1970. Tests replace it. */
  now(): number {
    return Date.now();
  }

  /**
   * Deletes the object when all its rows have expired, `keptMs` after the first alarm that found them expired. So a clock
   * that is wrong at one alarm deletes nothing that must still be known.
   */
  async alarm(): Promise<void> {
    const { storage } = this.ctx;
    const present = this.#presentTables;
    const [now, end] = [this.now(), lastExpiry(this.#sql, present)];
    if (end !== undefined && now < end) return storage.setAlarm(end);
    const kept = Math.max(0, ...present.map((table) => keptMs[table]));
    if (end !== undefined && kept > 0) {
      const found = (await storage.get<number>(EXPIRY_FOUND_AT)) ?? 0;
      const since = found >= end && found <= now ? found : now;
      if (now < since + kept) {
        await storage.put(EXPIRY_FOUND_AT, since);
        return storage.setAlarm(since + kept);
      }
    }
    this.#hasAlarm = false;
    if (present.includes("entries")) return;
    this.#tables = undefined;
    await storage.deleteAll();
  }
}
