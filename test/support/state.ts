import { openDatabase } from "../../functions/hosts/node/database.ts";
import type { Sql } from "../../functions/stores/sql-store.ts";

/** A state that begins now and ends with its test, as one does that stands for another that was lost. */
export const newState = (): Sql => openDatabase({ file: ":memory:", maxBytes: 2 ** 24, warn: () => {} }).sql;

/** A state that ends with its test, and can be looked into. It is as if it had been there before anything was issued. */
export const stateInMemory = (): Sql => {
  const sql = newState();
  sql("DELETE FROM revoked");
  return sql;
};
