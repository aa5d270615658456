import * as z from "zod";
import { AllowedOrigins } from "../../../src/contract/allowed-origins.ts";
import { SiteUrl } from "../../../src/contract/base.ts";
import { limits } from "../../../src/contract/limits.ts";

/** The service cannot start as it is configured. The message says why and what to do. */
export class ConfigurationError extends Error {}

/** Variables and secrets of the Worker, and what each is when it is not set. */
const Variables = z.object({
  SITE_URL: SiteUrl.optional(),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(limits.rate.requests),
  /** How long the state may take to answer, in milliseconds. */
  STORE_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(limits.storeDeadline.default)
    .max(limits.storeDeadline.max)
    .default(limits.storeDeadline.default),
  LOG: z.enum(["on", "off"]).default("on"),
  SECRET_KEY: z.string().optional(),
  /** Secrets that are still accepted. */
  SECRET_KEY_FALLBACKS: z.string().optional(),
  /** Whom to trust to vouch for agents: JSON, or text of it (D8). */
  AGENT_TRUST: z.unknown().optional(),
  /** The origins whose pages may call the MCP servers; every https origin where it is not set (D9). */
  MCP_ALLOWED_ORIGINS: AllowedOrigins.optional(),
  /** The language model that words answers: the base of its API, its name there or in Workers AI, and a key (D10). */
  ASK_MODEL_URL: z.string().optional(),
  ASK_MODEL: z.string().optional(),
  ASK_MODEL_KEY: z.string().optional(),
  /** How long the model may take, in milliseconds. */
  ASK_MODEL_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(1)
    .max(limits.ask.model * 1000)
    .default(limits.ask.model * 1000),
});

export type WorkerSettings = z.infer<typeof Variables>;

const expected: Readonly<Record<string, string>> = {
  SITE_URL: "an origin such as https://ada.example.com, without a path",
  RATE_LIMIT_PER_MINUTE: "a whole number from 1 on",
  STORE_TIMEOUT_MS: `a whole number from ${limits.storeDeadline.default} to ${limits.storeDeadline.max}`,
  LOG: "on or off",
  ASK_MODEL_TIMEOUT_MS: `a whole number from 1 to ${limits.ask.model * 1000}`,
  MCP_ALLOWED_ORIGINS: "* or origins such as https://ada.example.com, between commas",
};

/** Reads what the Worker is configured with. Throws a ConfigurationError that names what cannot be used. */
export const workerSettings = (bindings: object): WorkerSettings => {
  const result = Variables.safeParse(bindings);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path: [name] }) => `${String(name)}: expected ${expected[String(name)]}.`);
  throw new ConfigurationError(lines.join(" "));
};
