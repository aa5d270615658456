import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The folders in which Debian installs the programs of Postgres, newest first, after those on the PATH. */
const folders = (): readonly string[] => {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  return [...(process.env.PATH ?? "").split(delimiter), ...versions.map((version) => join(debian, version, "bin"))];
};

/** The path of a program of Postgres, or undefined if it is not installed. */
export const postgresProgram = (name: "initdb" | "pg_ctl" | "postgres"): string | undefined =>
  folders()
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
