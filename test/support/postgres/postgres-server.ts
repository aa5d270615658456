import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../hosts/free-port.ts";
import { temporaryFolder } from "../hosts/programs.ts";
import { postgresProgram } from "./postgres-programs.ts";

/** Postgres refuses to run as root. */
const owner = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

export interface PostgresServer {
  readonly url: string;
  readonly port: number;
  readonly folder: string;
  /** Stops the server: `immediate` like a crash, `fast` by closing its connections. */
  readonly stop: (mode: "fast" | "immediate") => Promise<void>;
  readonly start: () => Promise<void>;
  /** Stops the server and removes its files. */
  readonly remove: () => Promise<void>;
}

/**
 * Starts Debian's Postgres with an empty database, on which the user `vitrine` needs no password. `settings` are those of
 * its configuration, and `access` are lines of pg_hba.conf that apply first.
 */
export const startPostgres = async (
  settings: Readonly<Record<string, string>> = {},
  access: readonly string[] = [],
  parent = temporaryFolder(),
): Promise<PostgresServer> => {
  const port = await freePort();
  if (owner.uid !== undefined) chownSync(parent, owner.uid, owner.gid);
  const folder = join(parent, "data");
  const call = async (name: "initdb" | "pg_ctl", ...args: readonly string[]): Promise<void> => {
    const program = postgresProgram(name);
    if (!program) throw new Error(`${name} is not installed`);
    // The server keeps the output of pg_ctl open.
    const child = spawn(program, args, { ...owner, cwd: "/", stdio: "ignore" });
    const [code] = await once(child, "exit");
    if (code !== 0) throw new Error(`${name} ${args[0]} ended with ${code}`);
  };
  const options = Object.entries({
    port: String(port),
    listen_addresses: "127.0.0.1",
    unix_socket_directories: parent,
    ...settings,
  })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(" ");
  const start = () => call("pg_ctl", "start", "-w", "-D", folder, "-l", join(parent, "log"), "-o", options);
  const stop = (mode: "fast" | "immediate") => call("pg_ctl", "stop", "-w", "-m", mode, "-D", folder);
  await call("initdb", "-D", folder, "-U", "vitrine", "--auth=trust", "--encoding=UTF8", "--no-instructions");
  const accessFile = join(folder, "pg_hba.conf");
  writeFileSync(accessFile, [...access, readFileSync(accessFile, "utf8")].join("\n"));
  await start();
  const remove = async (): Promise<void> => {
    await stop("immediate").catch(() => {});
    rmSync(parent, { recursive: true, force: true });
  };
  return { url: `postgres://vitrine@127.0.0.1:${port}/postgres`, port, folder, stop, start, remove };
};
