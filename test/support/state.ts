import { openDatabase } from "../../functions/hosts/node/database.ts";
import type { Sql } from "../../functions/stores/sql-store.ts";

/** A state that ends with its test, and can be looked into. */
export const stateInMemory = (): Sql => openDatabase({ file: ":memory:", maxBytes: 2 ** 24, warn: () => {} }).sql;
