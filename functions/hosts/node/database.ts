import { chmodSync, mkdirSync, renameSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { migrations, type Sql } from "../../stores/sql-store.ts";

/** What is said to the operator about the file. */
export type Warn = (message: string) => void;

export interface Database {
  readonly sql: Sql;
  /** Runs statements in one transaction, all of them or none; those that only read wait for nobody who writes. */
  together<T>(does: "read" | "write", run: () => T): T;
  /** Which part of what it may have is in use, from 0 to 1. */
  used(): number;
  /** Whether the file that was opened still lies where it was. */
  isInPlace(): boolean;
  close(): void;
}

interface Options {
  /** The file; `:memory:` for none. */
  readonly file: string;
  readonly maxBytes: number;
  readonly warn: Warn;
}

/** The database and what SQLite keeps beside it. */
const parts = ["-wal", "-shm", ""];

const pageBytes = 4096;
/** How long a statement waits for another process, in milliseconds: below the deadline of the store. */
const patience = 200;
/** And how long for another process that moves a damaged file away. */
const patienceForRepair = 2_000;

/** How long until another try, where SQLite does not wait by itself. */
const pause = 10;

/** The primary result code of SQLite; extended ones hold it in their lowest byte. */
const codeOf = (error: unknown): number | undefined =>
  error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : undefined;

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const damaged = new Set<number | undefined>([11, 26]);
const isDamage = (error: unknown): error is Error => damaged.has(codeOf(error));

/** SQLITE_BUSY: another process has what is needed. */
export const isBusy = (error: unknown): error is Error => codeOf(error) === 5;

/** SQLITE_BUSY, SQLITE_LOCKED and SQLITE_FULL, which pass by themselves, and whatever is no error of SQLite. */
const passing = new Set<number | undefined>([undefined, 5, 6, 13]);
/** Whether a database has to be opened again before it can be used. */
export const needsReopening = (error: unknown): boolean => !passing.has(codeOf(error));

const modeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.mode;

/**
 * Leaves the files to their owner alone, without making writable what is not. What lies beside the database gets its
 * mode: SQLite made that while the database could only be read, and can write neither as long as one cannot be written.
 */
const keepPrivate = (file: string): void => {
  const allowed = (modeOf(file) ?? 0o600) & 0o700;
  for (const part of parts) {
    const mode = modeOf(`${file}${part}`);
    if (mode !== undefined && (mode & 0o777) !== allowed) chmodSync(`${file}${part}`, allowed);
  }
};

/** Brings the schema up to date; processes that open the file at the same time wait for each other. */
const migrate = (database: DatabaseSync, file: string): void => {
  const version = (): number => Number(database.prepare("PRAGMA user_version").get()?.user_version);
  if (version() === migrations.length) return;
  database.exec("BEGIN IMMEDIATE");
  try {
    const there = version();
    if (there > migrations.length)
      throw new Error(`${file} was written by a newer release (schema ${there}, expected ${migrations.length})`);
    for (const statement of migrations.slice(there).flat()) database.exec(statement);
    database.exec(`PRAGMA user_version = ${migrations.length}`);
    database.exec("COMMIT");
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
};

const open = ({ file, maxBytes }: Options): DatabaseSync => {
  keepPrivate(file);
  const database = new DatabaseSync(file, { timeout: patience });
  try {
    database.exec("PRAGMA journal_mode = WAL");
    // The operating system keeps what is written when the process dies; only a loss of power can take the last moments.
    database.exec("PRAGMA synchronous = NORMAL");
    database.exec(`PRAGMA max_page_count = ${Math.floor(maxBytes / pageBytes)}`);
    const [check] = database.prepare("PRAGMA quick_check(1)").all();
    if (check?.quick_check !== "ok")
      throw Object.assign(new Error(`its check says: ${String(check?.quick_check).replaceAll("\n", " ")}`), {
        errcode: 11,
      });
    migrate(database, file);
    keepPrivate(file);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
};

/** To begin a write-ahead log SQLite does not wait for another process that begins it too. */
const openPatiently = (options: Options): DatabaseSync => {
  const until = Date.now() + patience;
  for (;;) {
    try {
      return open(options);
    } catch (error) {
      if (!isBusy(error) || Date.now() >= until) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
    }
  }
};

/** Moves a damaged database aside, whole, and says where it is. */
const keepAside = (file: string, error: Error, warn: Warn): void => {
  const aside = `${file}.damaged-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`;
  for (const part of parts) {
    try {
      renameSync(`${file}${part}`, `${aside}${part}`);
    } catch (missing) {
      if ((missing as NodeJS.ErrnoException).code !== "ENOENT") throw missing;
    }
  }
  warn(
    `${file} is damaged (${error.message}). It is kept as ${aside}, and a new one is begun: ` +
      "answers that were kept for retries, and what was spent, are forgotten, " +
      "and credentials that were issued before are refused, because they may have been revoked.",
  );
};

/** Runs while no other process does the same beside this file; who dies in it holds nobody up. */
const alone = <T>(file: string, run: () => T): T => {
  const lock = new DatabaseSync(`${file}-repair`, { timeout: patienceForRepair });
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return run();
  } finally {
    lock.close();
  }
};

const openOrReplace = (options: Options): DatabaseSync => {
  try {
    return openPatiently(options);
  } catch (error) {
    if (!isDamage(error)) throw error;
    keepAside(options.file, error, options.warn);
    return openPatiently(options);
  }
};

/**
 * Opens the database of the state, and makes it where there is none.
 * @throws Error when its folder or file cannot be used.
 */
export const openDatabase = (options: Options): Database => {
  const { file } = options;
  if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  let database: DatabaseSync;
  try {
    database = openPatiently(options);
  } catch (error) {
    if (!isDamage(error)) throw error;
    // Another process may have replaced it in the meantime.
    database = alone(file, () => openOrReplace(options));
  }
  const inode = (): number | undefined => statSync(file, { throwIfNoEntry: false })?.ino;
  const opened = inode();
  const prepared = new Map<string, ReturnType<DatabaseSync["prepare"]>>();
  const sql: Sql = (text, ...values) => {
    const statement = prepared.get(text) ?? database.prepare(text);
    prepared.set(text, statement);
    return statement.all(...values) as ReturnType<Sql>;
  };
  const together = <T>(does: "read" | "write", run: () => T): T => {
    sql(does === "read" ? "BEGIN" : "BEGIN IMMEDIATE");
    try {
      const result = run();
      sql("COMMIT");
      return result;
    } catch (error) {
      if (database.isTransaction) sql("ROLLBACK");
      throw error;
    }
  };
  const most = Math.floor(options.maxBytes / pageBytes);
  const used = (): number => {
    const [row] = sql("SELECT page_count - freelist_count AS pages FROM pragma_page_count, pragma_freelist_count");
    return Number(row?.pages) / most;
  };
  return { sql, together, used, isInPlace: () => inode() === opened, close: () => database.close() };
};
