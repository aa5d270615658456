import { openDatabase } from "../../../functions/hosts/node/database.ts";
import type { Sql } from "../../../functions/stores/sql-store.ts";

/** A database in memory. It revokes everything issued up to the end of the second in which it was created. */
export const stateCreatedAt = (createdAt: number): Sql =>
  openDatabase({ file: ":memory:", maxBytes: 2 ** 24, warn: () => {}, createdAt }).sql;

/** A database in memory that was created a second ago. */
export const emptyState = (): Sql => stateCreatedAt(Date.now() - 1000);

/** A database in memory that revokes nothing. */
export const stateInMemory = (): Sql => {
  const sql = emptyState();
  sql("DELETE FROM revoked");
  return sql;
};
