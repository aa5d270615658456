import type { Migration } from "./migration.ts";

/** All migrations, oldest first. The last one leads to `contentFormat`; there are none before format 2. */
export const migrations: readonly Migration[] = [];
