import * as z from "zod";
import { defaultPort, SiteUrl, siteUrlFormat } from "../../../src/contract/base.ts";
import { limits } from "../../../src/contract/limits.ts";
import { AllowedOrigins } from "../../../src/contract/mcp/allowed-origins.ts";
import { storeUrlProblem } from "./postgres/store-url.ts";
import { StartError } from "./start-error.ts";

/** A setting that is a whole number. `expected` is for the error. */
const integer = (min: number, max: number, expected = `a whole number from ${min} to ${max}`) =>
  z.string().regex(/^\d+$/, expected).transform(Number).pipe(z.int(expected).min(min, expected).max(max, expected));

/** Environment variables and their defaults. */
const Environment = z.object({
  PORT: integer(0, 65_535, "a port from 0 to 65535").default(defaultPort),
  HOST: z.string().min(1).default("127.0.0.1"),
  SITE_URL: SiteUrl.optional(),
  /** The number of proxies in front that append to X-Forwarded-For (D12). */
  TRUST_PROXY: integer(0, 16, "the number of proxies in front of the service, from 0 to 16").default(0),
  RATE_LIMIT_PER_MINUTE: integer(1, 1_000_000_000).default(limits.rate.requests),
  /** The maximum number of open connections per client address. Applies only without a proxy (D12). */
  MAX_CONNECTIONS_PER_CLIENT: integer(1, 1_000_000).default(limits.connectionsPerClient),
  LOG: z.enum(["on", "off"]).default("on"),
  DIST_DIR: z.string().min(1).default("dist"),
  /** The folder of the state database and the secret. */
  DATA_DIR: z.string().min(1).default(".data"),
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
  /** The time limit of store calls. */
  STORE_TIMEOUT_MS: integer(limits.storeTimeoutMs.default, limits.storeTimeoutMs.max).default(
    limits.storeTimeoutMs.default,
  ),
  SECRET_KEY: z.string().optional(),
  /** Earlier secrets that are still accepted. */
  SECRET_KEY_FALLBACKS: z.string().optional(),
  /** Trusted identity providers and clients: JSON, or the path of a JSON file (D8). */
  AGENT_TRUST: z.string().optional(),
  AGENT_TRUST_FILE: z.string().optional(),
  /** Origins whose pages may call the MCP servers. Default: every https origin (D9). */
  MCP_ALLOWED_ORIGINS: AllowedOrigins.optional(),
  /** The language model that answers questions: base URL of its API, model name, and key (D10). */
  ASK_MODEL_URL: z.string().optional(),
  ASK_MODEL: z.string().optional(),
  ASK_MODEL_KEY: z.string().optional(),
  /** The time limit of the model. */
  ASK_MODEL_TIMEOUT_MS: integer(1, limits.ask.modelTimeoutSeconds * 1000).default(
    limits.ask.modelTimeoutSeconds * 1000,
  ),
  /** The highest number of questions for the model, over all clients; each takes up to two calls (D12). */
  ASK_MODEL_PER_MINUTE: integer(1, 1_000_000_000).default(limits.ask.modelQuestions.perMinute),
  ASK_MODEL_PER_DAY: integer(1, 1_000_000_000).default(limits.ask.modelQuestions.perDay),
  /** Set by npm for the scripts that it runs. */
  npm_lifecycle_event: z.string().optional(),
});

export type NodeSettings = z.infer<typeof Environment> & { readonly SITE_URL: string };

/** Descriptions of variables whose schemas have unclear messages. */
const expected: Readonly<Record<string, string>> = {
  HOST: "an address to listen on, such as 127.0.0.1 or 0.0.0.0",
  SITE_URL: siteUrlFormat,
  LOG: "on or off",
  DIST_DIR: "the folder with the built site",
  DATA_DIR: "a folder that this process can write to",
  MCP_ALLOWED_ORIGINS: "* or a comma-separated list of origins such as https://ada.example.com",
};

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
    return `${variable} is ${JSON.stringify(environment[variable])}; expected ${expected[variable] ?? message}.`;
  });
  throw new StartError(lines.join("\n"));
};
