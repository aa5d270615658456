import { DatabaseSync } from "node:sqlite";
import type { Store } from "../../ports/ports.ts";
import { type Sql, sqlStore } from "../../stores/sql-store.ts";

/** A store that reads a state and changes nothing: a used id is still refused, and an unused one stays unused. */
export const dryRunStore = (sql: Sql): Store => ({
  ...sqlStore(sql),
  count: (_key, window, now) => ({ count: 1, endsAt: now + window }),
  begin: () => ({ state: "started" }),
  finish: () => true,
  abandon: () => {},
  consumeOnce: (id, _until, now) => sql("SELECT 1 FROM spent WHERE id = ?1 AND ends_at > ?2", id, now).length === 0,
  revoke: () => {},
  append: () => {},
});

/** The state of a service, opened to read it. */
export interface ReadOnlyState {
  readonly sql: Sql;
  /** Why there is no state, if it cannot be read. Nothing is used or revoked then. */
  readonly problem?: string;
  readonly close: () => void;
}

/** The state of a service that keeps it in Postgres. */
export const stateElsewhere: ReadOnlyState = { sql: () => [], problem: "the state is in Postgres", close: () => {} };

/** Opens the database of a service, which may be running, without creating, migrating or repairing it. */
export const openReadOnly = (file: string): ReadOnlyState => {
  let database: DatabaseSync | undefined;
  try {
    const opened = new DatabaseSync(file, { readOnly: true });
    database = opened;
    const sql: Sql = (text, ...values) => opened.prepare(text).all(...values) as ReturnType<Sql>;
    // Fails if the file is not a database of this release.
    for (const table of ["spent", "revoked"]) sql(`SELECT 1 FROM ${table} LIMIT 0`);
    return { sql, close: () => opened.close() };
  } catch (error) {
    database?.close();
    return {
      sql: () => [],
      problem: `${file} cannot be read: ${(error as Error).message}. Set DATA_DIR`,
      close: () => {},
    };
  }
};
