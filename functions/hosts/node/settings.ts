import * as z from "zod";
import { defaultPort } from "../../../src/contract/base.ts";
import { limits } from "../../../src/contract/limits.ts";
import { commonVariables, expectedOf, integer } from "../settings.ts";
import { storeUrlProblem } from "./postgres/store-url.ts";
import { StartError } from "./start-error.ts";

/** Environment variables and their defaults. */
const Environment = z.object({
  ...commonVariables,
  PORT: integer(0, 65_535, "a port from 0 to 65535").default(defaultPort),
  HOST: z.string().default("127.0.0.1"),
  /** The number of proxies in front that append to X-Forwarded-For (D12). */
  TRUST_PROXY: integer(0, 16, "the number of proxies in front of the service, from 0 to 16").default(0),
  /** The maximum number of open connections per client address. Applies only without a proxy (D12). */
  MAX_CONNECTIONS_PER_CLIENT: integer(1, 1_000_000).default(limits.connectionsPerClient),
  DIST_DIR: z.string().default("dist"),
  /** The folder of the state database and the secret. */
  DATA_DIR: z.string().default(".data"),
  /** The maximum size of the state database. */
  DATA_MAX_MIB: integer(1, 1_000_000).default(256),
  /** The address of a Postgres database for the state. Default: SQLite in DATA_DIR (D20). */
  STORE_URL: z
    .string()
    .superRefine((value, context) => {
      const message = storeUrlProblem(value);
      if (message) context.addIssue({ code: "custom", message });
    })
    .optional(),
  /** Trusted identity providers and clients: JSON, or the path of a JSON file (D8). */
  AGENT_TRUST: z.string().optional(),
  AGENT_TRUST_FILE: z.string().optional(),
  /** Set by npm for the scripts that it runs. */
  npm_lifecycle_event: z.string().optional(),
});

export type NodeSettings = z.infer<typeof Environment> & { readonly SITE_URL: string };

/**
 * Reads the environment.
 * @throws StartError with one line per invalid variable.
 */
export const nodeSettings = (environment: NodeJS.ProcessEnv): NodeSettings => {
  // Empty variables count as not set, except SECRET_KEY: generating a new secret would invalidate all credentials.
  const isSet = ([name, value]: readonly [string, unknown]): boolean => value !== "" || name === "SECRET_KEY";
  const set = Object.fromEntries(Object.entries(environment).filter(isSet));
  const result = Environment.safeParse(set);
  if (result.success)
    return { ...result.data, SITE_URL: result.data.SITE_URL ?? `http://localhost:${result.data.PORT}` };
  const lines = result.error.issues.map(({ path: [name], message }) => {
    const variable = String(name);
    // Its value contains a password.
    if (variable === "STORE_URL") return `STORE_URL cannot be used: ${message}.`;
    return `${variable} is ${JSON.stringify(environment[variable])}; expected ${expectedOf(variable, message)}.`;
  });
  throw new StartError(lines.join("\n"));
};
