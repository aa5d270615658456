import * as z from "zod";
import { SiteUrl, siteUrlFormat } from "../../../src/contract/base.ts";
import { limits } from "../../../src/contract/limits.ts";
import { AllowedOrigins } from "../../../src/contract/mcp/allowed-origins.ts";

/** Thrown for an invalid configuration. The message says why and what to do. */
export class WorkerSettingsError extends Error {}

/** Variables and secrets of the Worker, with their defaults. */
const Variables = z.object({
  SITE_URL: SiteUrl.optional(),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(limits.rate.requests),
  /** The time limit of store calls. */
  STORE_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(limits.storeTimeoutMs.default)
    .max(limits.storeTimeoutMs.max)
    .default(limits.storeTimeoutMs.default),
  LOG: z.enum(["on", "off"]).default("on"),
  SECRET_KEY: z.string().optional(),
  /** Earlier secrets that are still accepted. */
  SECRET_KEY_FALLBACKS: z.string().optional(),
  /** Trusted identity providers and clients: a JSON value or JSON text (D8). */
  AGENT_TRUST: z.unknown().optional(),
  /** Origins whose pages may call the MCP servers. Default: every https origin (D9). */
  MCP_ALLOWED_ORIGINS: AllowedOrigins.optional(),
  /** The language model that answers questions: base URL of its API, model name there or in Workers AI, and key (D10). */
  ASK_MODEL_URL: z.string().optional(),
  ASK_MODEL: z.string().optional(),
  ASK_MODEL_KEY: z.string().optional(),
  /** The time limit of the model. */
  ASK_MODEL_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(1)
    .max(limits.ask.modelTimeoutSeconds * 1000)
    .default(limits.ask.modelTimeoutSeconds * 1000),
  /** The highest number of questions for the model, over all clients; each takes up to two calls (D12). */
  ASK_MODEL_PER_MINUTE: z.coerce.number().int().min(1).default(limits.ask.modelQuestions.perMinute),
  ASK_MODEL_PER_DAY: z.coerce.number().int().min(1).default(limits.ask.modelQuestions.perDay),
});

export type WorkerSettings = z.infer<typeof Variables>;

const expected: Readonly<Record<string, string>> = {
  SITE_URL: siteUrlFormat,
  RATE_LIMIT_PER_MINUTE: "a whole number of at least 1",
  STORE_TIMEOUT_MS: `a whole number from ${limits.storeTimeoutMs.default} to ${limits.storeTimeoutMs.max}`,
  LOG: "on or off",
  ASK_MODEL_TIMEOUT_MS: `a whole number from 1 to ${limits.ask.modelTimeoutSeconds * 1000}`,
  ASK_MODEL_PER_MINUTE: "a whole number of at least 1",
  ASK_MODEL_PER_DAY: "a whole number of at least 1",
  MCP_ALLOWED_ORIGINS: "* or a comma-separated list of origins such as https://ada.example.com",
};

/**
 * Reads the settings of the Worker.
 * @throws WorkerSettingsError that names all invalid variables.
 */
export const workerSettings = (bindings: object): WorkerSettings => {
  const result = Variables.safeParse(bindings);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path: [name], message }) => {
    const text = expected[String(name)];
    return `${String(name)}: ${text === undefined ? message : `expected ${text}`}.`;
  });
  throw new WorkerSettingsError(lines.join(" "));
};
