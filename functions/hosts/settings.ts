import * as z from "zod";
import { SiteUrl, siteUrlFormat } from "../../src/contract/base.ts";
import { limits } from "../../src/contract/limits.ts";
import { AllowedOrigins } from "../../src/contract/mcp/allowed-origins.ts";
import type { Settings } from "../ports/ports.ts";

/** A setting that is a whole number: a text, or a number in the bindings of a Worker. `expected` is for the error. */
export const integer = (min: number, max: number, expected = `a whole number from ${min} to ${max}`) =>
  z.coerce
    .string()
    .regex(/^\d+$/, expected)
    .transform(Number)
    .refine((value) => value >= min && value <= max, expected);

const optionalText = z.string("a string").optional();

/** The variables of all hosts, with their defaults. The messages of errors are what is expected. */
export const commonVariables = {
  SITE_URL: SiteUrl.optional(),
  RATE_LIMIT_PER_MINUTE: integer(1, 1_000_000_000).default(limits.rate.requests),
  /** The time limit of store calls. */
  STORE_TIMEOUT_MS: integer(limits.storeTimeoutMs.default, limits.storeTimeoutMs.max).default(
    limits.storeTimeoutMs.default,
  ),
  LOG: z.enum(["on", "off"], "on or off").default("on"),
  SECRET_KEY: optionalText,
  /** Earlier secrets that are still accepted. */
  SECRET_KEY_FALLBACKS: optionalText,
  /** Origins whose pages may call the MCP servers. Default: every https origin (D9). */
  MCP_ALLOWED_ORIGINS: AllowedOrigins.optional(),
  /** The language model that answers questions: base URL of its API, model name there or in Workers AI, and key (D10). */
  ASK_MODEL_URL: optionalText,
  ASK_MODEL: optionalText,
  ASK_MODEL_KEY: optionalText,
  /** The time limit of the model. */
  ASK_MODEL_TIMEOUT_MS: integer(1, limits.ask.modelTimeoutSeconds * 1000).default(
    limits.ask.modelTimeoutSeconds * 1000,
  ),
  /** The highest number of questions for the model, over all clients; each takes up to two calls (D12). */
  ASK_MODEL_PER_MINUTE: integer(1, 1_000_000_000).default(limits.ask.modelQuestions.perMinute),
  ASK_MODEL_PER_DAY: integer(1, 1_000_000_000).default(limits.ask.modelQuestions.perDay),
};

/** What is expected of variables whose schemas other code uses too. */
const expected: Readonly<Record<string, string>> = {
  SITE_URL: siteUrlFormat,
  MCP_ALLOWED_ORIGINS: "* or a comma-separated list of origins such as https://ada.example.com",
};

/** What an invalid variable has to be. */
export const expectedOf = (variable: string, message: string): string => expected[variable] ?? message;

type CommonSettings = z.infer<z.ZodObject<typeof commonVariables>>;

/** The settings of the app that the variables of all hosts give. */
export const appSettings = (settings: CommonSettings): Omit<Settings, "site" | "servesFiles"> => ({
  rateLimit: settings.RATE_LIMIT_PER_MINUTE,
  ...(settings.MCP_ALLOWED_ORIGINS && { mcpOrigins: settings.MCP_ALLOWED_ORIGINS }),
  modelTimeoutMs: settings.ASK_MODEL_TIMEOUT_MS,
  modelQuestions: { perMinute: settings.ASK_MODEL_PER_MINUTE, perDay: settings.ASK_MODEL_PER_DAY },
});
