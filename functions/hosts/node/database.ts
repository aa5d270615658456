import { chmodSync, mkdirSync, renameSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { migrations, type Sql } from "../../stores/sql-store.ts";

/** What is said to the operator about the file. */
export type Warn = (message: string) => void;

export interface Database {
  readonly sql: Sql;
  close(): void;
}

interface Options {
  /** The file; `:memory:` for none. */
  readonly file: string;
  readonly maxBytes: number;
  readonly warn: Warn;
}

const pageBytes = 4096;
/** How long a statement waits for another process, in milliseconds: below the deadline of the store. */
const patience = 200;

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const damaged = new Set([11, 26]);
const isDamage = (error: unknown): error is Error =>
  error instanceof Error && "errcode" in error && damaged.has(Number(error.errcode));

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
  const database = new DatabaseSync(file, { timeout: patience });
  try {
    database.exec("PRAGMA journal_mode = WAL");
    // The operating system keeps what is written when the process dies; only a loss of power can take the last moments.
    database.exec("PRAGMA synchronous = NORMAL");
    database.exec(`PRAGMA max_page_count = ${Math.floor(maxBytes / pageBytes)}`);
    const [check] = database.prepare("PRAGMA quick_check(1)").all();
    if (check?.quick_check !== "ok")
      throw Object.assign(new Error(`its check says: ${check?.quick_check}`), { errcode: 11 });
    migrate(database, file);
    if (file !== ":memory:") for (const part of ["", "-wal", "-shm"]) chmodSync(`${file}${part}`, 0o600);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
};

/** Moves a damaged database aside, whole, and says where it is. */
const keepAside = (file: string, error: Error, warn: Warn): void => {
  const aside = `${file}.damaged-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`;
  for (const part of ["", "-wal", "-shm"]) {
    try {
      renameSync(`${file}${part}`, `${aside}${part}`);
    } catch (missing) {
      if ((missing as NodeJS.ErrnoException).code !== "ENOENT") throw missing;
    }
  }
  warn(
    `${file} is damaged (${error.message}). It is kept as ${aside}, and a new one is begun: ` +
      "answers that were kept for retries, and what was spent or revoked, are forgotten.",
  );
};

/**
 * Opens the database of the state, and makes it where there is none.
 * @throws Error when its folder or file cannot be used.
 */
export const openDatabase = (options: Options): Database => {
  const { file, warn } = options;
  if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  let database: DatabaseSync;
  try {
    database = open(options);
  } catch (error) {
    if (!isDamage(error)) throw error;
    keepAside(file, error, warn);
    database = open(options);
  }
  const prepared = new Map<string, ReturnType<DatabaseSync["prepare"]>>();
  const sql: Sql = (text, ...values) => {
    const statement = prepared.get(text) ?? database.prepare(text);
    prepared.set(text, statement);
    return statement.all(...values) as ReturnType<Sql>;
  };
  return { sql, close: () => database.close() };
};
