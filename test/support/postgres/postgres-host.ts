import { type Host, startHost } from "../hosts/programs.ts";

/** The secret of hosts that share a store. */
const SECRET_KEY = "WcjH0kf5MMkYeeWzdx8ur5OfDDWOoDn-Q5FyD2r4Csk";

/** The settings of a host whose state is in Postgres. It writes no files, so its data folder need not exist. */
export const postgresSettings = (url: string): Readonly<Record<string, string>> => ({
  STORE_URL: url,
  SECRET_KEY,
  DATA_DIR: "/nonexistent",
});

/** Starts a host whose state is in Postgres. */
export const startPostgresHost = (
  dist: string,
  url: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Host> => startHost(dist, { RATE_LIMIT_PER_MINUTE: "1000000", ...postgresSettings(url), ...environment });
