import * as z from "zod";

/** An error of the driver or of Node: its code is a SQLSTATE or such as ECONNREFUSED. */
const Failure = z.object({ code: z.string().optional(), message: z.string() });

/** Codes of a server that may soon be reachable: it is starting, is full of connections, or its name is not known yet. */
const temporaryCodes = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "EHOSTUNREACH", "ENETUNREACH", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"],
  ...["57P01", "57P02", "57P03", "53300", "08006"],
]);
const temporaryMessages = /timeout|Connection terminated/;
/** What the driver says if the URL has no password. */
const noPassword = /client password must be a string/;

const failureOf = (error: unknown): z.infer<typeof Failure> => {
  // Node reports the addresses of a host name together, without a message.
  const first = error instanceof AggregateError && error.message === "" ? error.errors[0] : error;
  return Failure.safeParse(first).data ?? { message: String(error) };
};

/** Whether connecting again may succeed without a change by the operator. */
export const isTemporary = (error: unknown): boolean => {
  const { code, message } = failureOf(error);
  return code === undefined ? temporaryMessages.test(message) : temporaryCodes.has(code);
};

/** What the operator can do about an error, by its code. */
const advice: Readonly<Record<string, string>> = {
  "28P01": "Check the user and the password in STORE_URL",
  "28000": "Check the user in STORE_URL, the server's pg_hba.conf, and whether it requires TLS (sslmode)",
  "3D000": "Create the database, or correct its name in STORE_URL",
  "42501": "Give the user of STORE_URL the right to create a schema in the database, or make it the owner",
  "42P07": "Its schema vitrine contains other tables: use another database",
  "25006": "STORE_URL must name the primary server, not a replica",
  "53100": "The server's disk is full: free some space",
  "08P01": "A pooler in transaction mode cannot be used: connect directly, or in session mode",
};

/** One sentence on why the host cannot use Postgres. It does not contain the password. */
export const startProblem = (place: string, error: unknown): string => {
  const { code, message } = failureOf(error);
  const firstLine = message.split("\n")[0]?.replace(/\.$/, "") || code;
  const reason = noPassword.test(message) ? "it asks for a password, and STORE_URL has none" : firstLine;
  if (isTemporary(error)) return `Cannot reach Postgres at ${place}: ${reason}. Start it, or correct STORE_URL.`;
  const help = code === undefined ? undefined : advice[code];
  return `Cannot use Postgres at ${place}: ${reason}.${help ? ` ${help}.` : ""}`;
};
