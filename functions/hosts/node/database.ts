import { chmodSync, mkdirSync, renameSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { migrationsAt, type Sql } from "../../stores/sql-store.ts";

/** Reports a problem with the file to the operator. */
export type Warn = (message: string) => void;

export interface Database {
  readonly sql: Sql;
  /** Runs statements in one transaction. Read transactions do not wait for writers. */
  transaction<T>(mode: "read" | "write", run: () => T): T;
  /** The used fraction of the maximum size, from 0 to 1. */
  used(): number;
  /** Whether the opened file is still at its path. */
  isInPlace(): boolean;
  close(): void;
}

interface DatabaseOptions {
  /** The path, or `:memory:`. */
  readonly file: string;
  readonly maxBytes: number;
  readonly warn: Warn;
  /** The creation time to record in a new database, in milliseconds since 1970. Default: now. */
  readonly createdAt?: number;
}

/** Suffixes of the database and of the files that SQLite keeps next to it. */
const suffixes = ["-wal", "-shm", ""];

const PAGE_BYTES = 4096;
/** How long a statement waits for another process. Less than the deadline of the store. */
const LOCK_TIMEOUT_MS = 200;
/** How long to wait while another process replaces a damaged file. */
const REPAIR_TIMEOUT_MS = 2_000;

/** Pause between attempts where SQLite does not wait by itself. */
const RETRY_MS = 10;

/** The primary result code of SQLite, which is the lowest byte of extended codes. */
const codeOf = (error: unknown): number | undefined =>
  error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : undefined;

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const damageCodes = new Set<number | undefined>([11, 26]);
const isDamage = (error: unknown): error is Error => damageCodes.has(codeOf(error));

/** SQLITE_BUSY: another process holds the lock. */
export const isBusy = (error: unknown): error is Error => codeOf(error) === 5;

/** SQLITE_BUSY, SQLITE_LOCKED, SQLITE_FULL, and errors that do not come from SQLite. */
const transientCodes = new Set<number | undefined>([undefined, 5, 6, 13]);
/** Whether the database must be reopened after this error. */
export const needsReopening = (error: unknown): boolean => !transientCodes.has(codeOf(error));

const modeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.mode;

/**
 * Removes access for other users. The files next to the database get its mode, because SQLite may have created them while
 * the database was read-only, and writes only if all of them are writable.
 */
const keepPrivate = (file: string): void => {
  const allowedMode = (modeOf(file) ?? 0o600) & 0o700;
  for (const part of suffixes) {
    const mode = modeOf(`${file}${part}`);
    if (mode !== undefined && (mode & 0o777) !== allowedMode) chmodSync(`${file}${part}`, allowedMode);
  }
};

/** Migrates the schema. Processes that open the file at the same time wait for each other. */
const migrate = (database: DatabaseSync, { file, createdAt = Date.now() }: DatabaseOptions): void => {
  const migrations = migrationsAt(createdAt);
  const version = (): number => Number(database.prepare("PRAGMA user_version").get()?.user_version);
  if (version() === migrations.length) return;
  database.exec("BEGIN IMMEDIATE");
  try {
    const current = version();
    if (current > migrations.length)
      throw new Error(`${file} was written by a newer release (schema ${current}, expected ${migrations.length})`);
    for (const statement of migrations.slice(current).flat()) database.exec(statement);
    database.exec(`PRAGMA user_version = ${migrations.length}`);
    database.exec("COMMIT");
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
};

const open = (options: DatabaseOptions): DatabaseSync => {
  const { file, maxBytes } = options;
  keepPrivate(file);
  const database = new DatabaseSync(file, { timeout: LOCK_TIMEOUT_MS });
  try {
    database.exec("PRAGMA journal_mode = WAL");
    // Writes survive a crash of the process. Only a power loss can undo the most recent ones.
    database.exec("PRAGMA synchronous = NORMAL");
    database.exec(`PRAGMA max_page_count = ${Math.floor(maxBytes / PAGE_BYTES)}`);
    const [check] = database.prepare("PRAGMA quick_check(1)").all();
    if (check?.quick_check !== "ok")
      throw Object.assign(new Error(`integrity check failed: ${String(check?.quick_check).replaceAll("\n", " ")}`), {
        errcode: 11,
      });
    migrate(database, options);
    keepPrivate(file);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
};

/** SQLite does not wait for another process that also starts the write-ahead log, so this retries. */
const openWithRetry = (options: DatabaseOptions): DatabaseSync => {
  const until = performance.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    try {
      return open(options);
    } catch (error) {
      if (!isBusy(error) || performance.now() >= until) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
    }
  }
};

/** Renames a damaged database with all its files, and reports the new name. */
const moveAside = (file: string, error: Error, warn: Warn): void => {
  const aside = `${file}.damaged-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`;
  for (const part of suffixes) {
    try {
      renameSync(`${file}${part}`, `${aside}${part}`);
    } catch (missing) {
      if ((missing as NodeJS.ErrnoException).code !== "ENOENT") throw missing;
    }
  }
  warn(
    `${file} is damaged (${error.message}). Moved it to ${aside} and created a new one: ` +
      "one-time ids and the responses kept for retries are lost, " +
      "and earlier credentials are refused, because they may have been revoked.",
  );
};

/** Runs a function in one process at a time. The lock ends with its process. */
const withRepairLock = <T>(file: string, run: () => T): T => {
  const lock = new DatabaseSync(`${file}-repair`, { timeout: REPAIR_TIMEOUT_MS });
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return run();
  } finally {
    lock.close();
  }
};

const openOrReplace = (options: DatabaseOptions): DatabaseSync => {
  try {
    return openWithRetry(options);
  } catch (error) {
    if (!isDamage(error)) throw error;
    moveAside(options.file, error, options.warn);
    return openWithRetry(options);
  }
};

/**
 * Opens the state database, or creates it.
 * @throws Error if its folder or file cannot be used.
 */
export const openDatabase = (options: DatabaseOptions): Database => {
  const { file } = options;
  if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  let database: DatabaseSync;
  try {
    database = openWithRetry(options);
  } catch (error) {
    if (!isDamage(error)) throw error;
    // Check again under the lock: another process may have replaced it.
    database = withRepairLock(file, () => openOrReplace(options));
  }
  const inode = (): number | undefined => statSync(file, { throwIfNoEntry: false })?.ino;
  const openedInode = inode();
  const statements = new Map<string, ReturnType<DatabaseSync["prepare"]>>();
  const sql: Sql = (text, ...values) => {
    const statement = statements.get(text) ?? database.prepare(text);
    statements.set(text, statement);
    return statement.all(...values) as ReturnType<Sql>;
  };
  const transaction = <T>(mode: "read" | "write", run: () => T): T => {
    sql(mode === "read" ? "BEGIN" : "BEGIN IMMEDIATE");
    try {
      const result = run();
      sql("COMMIT");
      return result;
    } catch (error) {
      if (database.isTransaction) sql("ROLLBACK");
      throw error;
    }
  };
  const maxPages = Math.floor(options.maxBytes / PAGE_BYTES);
  const used = (): number => {
    const [row] = sql("SELECT page_count - freelist_count AS pages FROM pragma_page_count, pragma_freelist_count");
    return Number(row?.pages) / maxPages;
  };
  return { sql, transaction, used, isInPlace: () => inode() === openedInode, close: () => database.close() };
};
