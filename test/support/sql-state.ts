import { openDatabase } from "../../functions/hosts/node/database.ts";
import type { Sql } from "../../functions/stores/sql-store.ts";

/** A new database in memory. Like one that replaces a lost database, it revokes everything issued before it. */
export const emptyState = (): Sql => openDatabase({ file: ":memory:", maxBytes: 2 ** 24, warn: () => {} }).sql;

/** A database in memory that revokes nothing. */
export const stateInMemory = (): Sql => {
  const sql = emptyState();
  sql("DELETE FROM revoked");
  return sql;
};
