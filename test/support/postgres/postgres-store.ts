import { openPostgresStore } from "../../../functions/hosts/node/postgres/open-store.ts";
import { openConnections } from "../../../functions/hosts/node/postgres/pool.ts";
import type { Store } from "../../../functions/ports/ports.ts";
import type { SqlRow, SqlValue } from "../../../functions/stores/sql-store.ts";

/** Longer than the default, because a busy machine can exceed it. */
export const PATIENT_MS = 10_000;

/** Two stores that share a Postgres database, as two processes do, and statements on that database. */
export const openTwoStores = async (
  url: string,
): Promise<{
  readonly store: Store;
  readonly other: Store;
  readonly sql: (statement: string, ...values: readonly SqlValue[]) => Promise<readonly SqlRow[]>;
  readonly close: () => Promise<void>;
}> => {
  const [one, two] = await Promise.all([openPostgresStore(url, PATIENT_MS), openPostgresStore(url, PATIENT_MS)]);
  const { sql, close } = openConnections(url, PATIENT_MS);
  // The contract is about a database that revokes nothing.
  await sql("DELETE FROM revoked");
  return {
    store: one.store,
    other: two.store,
    sql,
    close: async () => {
      await Promise.all([one.close(), two.close(), close()]);
    },
  };
};
