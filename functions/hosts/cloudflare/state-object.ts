import { DurableObject } from "cloudflare:workers";
import type { MaybePromise } from "../../maybe-promise.ts";
import type { Attempt, Store } from "../../ports.ts";
import { nextEnd, type Sql, type SqlValue, sqlStore, sweep, type Table, tables } from "../../stores/sql-store.ts";

/** Rows that one alarm deletes at most; an object has few. */
const swept = 1_000;

/**
 * The state of one key: an address, an idempotent request, an id that is used once or was revoked, or a log. It has
 * only the table that it needs, and is deleted whole when nothing in it is of use any more.
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
  #tables: Table[] | undefined;
  #hasAlarm = false;

  /** The tables that are there. */
  get #present(): Table[] {
    this.#tables ??= this.#sql("SELECT name FROM sqlite_master WHERE type = 'table'")
      .map(({ name }) => name as Table)
      .filter((name) => name in tables);
    return this.#tables;
  }

  /** Runs a call on a table, which is made first where it is missing, and sees to it that what expires is deleted. */
  async #run<T>(table: Table, call: () => MaybePromise<T>): Promise<T> {
    if (!this.#present.includes(table)) {
      this.#sql(tables[table]);
      this.#present.push(table);
    }
    const answer = call();
    if (!this.#hasAlarm) {
      const end = nextEnd(this.#sql, this.#present);
      if (end !== undefined && (await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(end);
      this.#hasAlarm = end !== undefined;
    }
    return answer;
  }

  /** Reads a table, and makes none: an object that was only asked has nothing to keep or to delete. */
  #look<T>(table: Table, call: () => MaybePromise<T>, nothing: T): MaybePromise<T> {
    return this.#present.includes(table) ? call() : nothing;
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
  spend(id: string, until: number, now: number) {
    return this.#run("spent", () => this.#store.spend(id, until, now));
  }
  revoke(id: string, upTo: number, until: number) {
    return this.#run("revoked", () => this.#store.revoke(id, upTo, until));
  }
  revokedUpTo(ids: readonly string[], now: number) {
    return this.#look("revoked", () => this.#store.revokedUpTo(ids, now), undefined);
  }
  append(log: string, entry: string, most: number) {
    return this.#run("entries", () => this.#store.append(log, entry, most));
  }
  entries(log: string) {
    return this.#look("entries", () => this.#store.entries(log), []);
  }

  async alarm(): Promise<void> {
    sweep(this.#sql, Date.now(), swept, this.#present);
    const end = nextEnd(this.#sql, this.#present);
    if (end !== undefined) return this.ctx.storage.setAlarm(end);
    this.#hasAlarm = false;
    if (this.#present.includes("entries")) return;
    this.#tables = undefined;
    await this.ctx.storage.deleteAll();
  }
}
