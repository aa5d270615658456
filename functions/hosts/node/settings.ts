import * as z from "zod";
import { AllowedOrigins } from "../../../src/contract/allowed-origins.ts";
import { defaultPort, SiteUrl } from "../../../src/contract/base.ts";
import { limits } from "../../../src/contract/limits.ts";
import { StartError } from "./start-error.ts";

const integer = (min: number, max: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(min).max(max));

/** What the environment may set, and what each is when it is not set. */
const Environment = z.object({
  PORT: integer(0, 65_535).default(defaultPort),
  HOST: z.string().min(1).default("127.0.0.1"),
  SITE_URL: SiteUrl.optional(),
  /** How many proxies in front append to X-Forwarded-For (D12). */
  TRUST_PROXY: integer(0, 16).default(0),
  RATE_LIMIT_PER_MINUTE: integer(1, 1_000_000_000).default(limits.rate.requests),
  LOG: z.enum(["on", "off"]).default("on"),
  DIST_DIR: z.string().min(1).default("dist"),
  /** Where the state and the secret of this host are kept. */
  DATA_DIR: z.string().min(1).default(".data"),
  /** How large the state may grow. */
  DATA_MAX_MIB: integer(1, 1_000_000).default(256),
  /** How long the state may take to answer, in milliseconds. */
  STORE_TIMEOUT_MS: integer(limits.storeDeadline.default, limits.storeDeadline.max).default(
    limits.storeDeadline.default,
  ),
  SECRET_KEY: z.string().optional(),
  /** Secrets that are still accepted. */
  SECRET_KEY_FALLBACKS: z.string().optional(),
  /** Whom to trust to vouch for agents: JSON, or the file that holds it (D8). */
  AGENT_TRUST: z.string().optional(),
  AGENT_TRUST_FILE: z.string().optional(),
  /** The origins whose pages may call the MCP servers; every https origin where it is not set (D9). */
  MCP_ALLOWED_ORIGINS: AllowedOrigins.optional(),
  /** The language model that words answers: the base of its API, its name there, and a key (D10). */
  ASK_MODEL_URL: z.string().optional(),
  ASK_MODEL: z.string().optional(),
  ASK_MODEL_KEY: z.string().optional(),
  /** How long the model may take, in milliseconds. */
  ASK_MODEL_TIMEOUT_MS: integer(1, limits.ask.model * 1000).default(limits.ask.model * 1000),
  /** Set by npm for the scripts that it runs. */
  npm_lifecycle_event: z.string().optional(),
});

export type NodeSettings = z.infer<typeof Environment> & { readonly SITE_URL: string };

const expected: Readonly<Record<string, string>> = {
  PORT: "a port from 0 to 65535",
  HOST: "an address to listen on, such as 127.0.0.1 or 0.0.0.0",
  SITE_URL: "an origin such as https://ada.example.com, without a path",
  TRUST_PROXY: "the number of proxies in front, from 0 to 16",
  RATE_LIMIT_PER_MINUTE: "a whole number from 1 on",
  LOG: "on or off",
  DIST_DIR: "the folder of the built site",
  DATA_DIR: "a folder that this process may write to",
  DATA_MAX_MIB: "a whole number from 1 to 1000000",
  STORE_TIMEOUT_MS: `a whole number from ${limits.storeDeadline.default} to ${limits.storeDeadline.max}`,
  ASK_MODEL_TIMEOUT_MS: `a whole number from 1 to ${limits.ask.model * 1000}`,
  MCP_ALLOWED_ORIGINS: "* or origins such as https://ada.example.com, between commas",
};

/** Reads the environment once. Throws a StartError that names every variable that cannot be used. */
export const nodeSettings = (environment: NodeJS.ProcessEnv): NodeSettings => {
  // An empty secret is a mistake; to make another one for it would turn everything away that the right one has issued.
  const isSet = ([name, value]: readonly [string, unknown]): boolean => value !== "" || name === "SECRET_KEY";
  const set = Object.fromEntries(Object.entries(environment).filter(isSet));
  const result = Environment.safeParse(set);
  if (result.success)
    return { ...result.data, SITE_URL: result.data.SITE_URL ?? `http://localhost:${result.data.PORT}` };
  const lines = result.error.issues.map(({ path: [name] }) => {
    const variable = String(name);
    return `${variable} is ${JSON.stringify(environment[variable])}; expected ${expected[variable]}.`;
  });
  throw new StartError(lines.join("\n"));
};
