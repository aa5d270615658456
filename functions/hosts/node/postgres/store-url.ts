import { POSTGRES_SCHEMA } from "../../../stores/postgres-schema.ts";

/** Values of `sslmode` whose effect is certain. The others may connect without TLS. */
const sslModes = ["disable", "require", "verify-ca", "verify-full"];

const storeUrlFormat =
  "postgres://user:password@host:5432/database, with special characters in the password percent-encoded";

/** Why a value of STORE_URL is not accepted, or undefined. The reason does not repeat the value, which has a password. */
export const storeUrlProblem = (value: string): string | undefined => {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(value)?.[1]?.toLowerCase();
  if (scheme === undefined || !URL.canParse(value)) return `it is not a URL; expected ${storeUrlFormat}`;
  if (!["postgres", "postgresql"].includes(scheme)) return `it starts with ${scheme}:; expected ${storeUrlFormat}`;
  const { pathname, searchParams } = new URL(value);
  if (!/^\/[^/]+$/.test(pathname)) return `it names no database; expected ${storeUrlFormat}`;
  const mode = searchParams.get("sslmode");
  if (mode !== null && !sslModes.includes(mode))
    return `its sslmode is ${JSON.stringify(mode)}; expected ${sslModes.join(", ")}`;
  if (mode === "verify-ca" && !searchParams.has("sslrootcert"))
    return "sslmode=verify-ca needs sslrootcert, the path of the certificate of the authority";
  return undefined;
};

/** The place that a URL names, for messages: host, port and database, without user and password. */
export const placeOf = (url: string): string => {
  const { hostname, port, pathname, searchParams } = new URL(url);
  return `${searchParams.get("host") ?? (hostname || "localhost")}:${port || "5432"}${pathname}`;
};

/** The URL as the driver gets it: `sslmode` means the same as for psql, and unqualified tables are those of Vitrine. */
export const driverUrl = (url: string): string => {
  const result = new URL(url);
  const options = result.searchParams.get("options");
  result.searchParams.set("uselibpqcompat", "true");
  result.searchParams.set("options", `${options ? `${options} ` : ""}-c search_path=${POSTGRES_SCHEMA}`);
  return result.href;
};
