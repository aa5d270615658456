import { DurableObject } from "cloudflare:workers";
import type { MaybePromise } from "../../ports/maybe-promise.ts";
import type { Attempt, Store } from "../../ports/ports.ts";
import {
  deleteExpired,
  nextExpiry,
  type Sql,
  type SqlValue,
  sqlStore,
  type TableName,
  tables,
} from "../../stores/sql-store.ts";

const MAX_SWEPT_ROWS = 1_000;

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

  /** Runs a call on a table. Creates the table if necessary, and sets an alarm that deletes expired rows. */
  async #run<T>(table: TableName, call: () => MaybePromise<T>): Promise<T> {
    if (!this.#presentTables.includes(table)) {
      this.#sql(tables[table]);
      this.#presentTables.push(table);
    }
    const result = call();
    if (!this.#hasAlarm) {
      const end = nextExpiry(this.#sql, this.#presentTables);
      if (end !== undefined && (await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(end);
      this.#hasAlarm = end !== undefined;
    }
    return result;
  }

  /** Reads a table without creating it, so that an object that is only read stores nothing. */
  readIfPresent<T>(table: TableName, call: () => MaybePromise<T>, fallback: T): MaybePromise<T> {
    return this.#presentTables.includes(table) ? call() : fallback;
  }

  count(key: string, window: number, now: number) {
    return this.#run("counts", () => this.#store.count(key, window, now));
  }
  begin(attempt: Attempt, lease: number, now: number) {
    return this.#run("requests", () => this.#store.begin(attempt, lease, now));
  }
  finish(attempt: Attempt, answer: Uint8Array<ArrayBuffer>, until: number) {
    return this.#run("requests", () => this.#store.finish(attempt, answer, until));
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

  async alarm(): Promise<void> {
    deleteExpired(this.#sql, Date.now(), MAX_SWEPT_ROWS, this.#presentTables);
    const end = nextExpiry(this.#sql, this.#presentTables);
    if (end !== undefined) return this.ctx.storage.setAlarm(end);
    this.#hasAlarm = false;
    if (this.#presentTables.includes("entries")) return;
    this.#tables = undefined;
    await this.ctx.storage.deleteAll();
  }
}
