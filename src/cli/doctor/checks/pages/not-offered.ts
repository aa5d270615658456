import * as z from "zod";
import { type Check, notApplicable, passOrFail } from "../../check.ts";
import { fetchJson } from "../../documents/documents.ts";

/**
 * A document that a portfolio does not need. If it exists, it must be valid.
 */
const ifThere = (path: string, reason: string, schema: z.ZodType, types: readonly string[]): Check["run"] => {
  return async (site) => {
    if ((await site.get(path)).status === 404) return notApplicable(reason);
    await fetchJson(site, path, schema, types);
    return passOrFail([], path);
  };
};

export const webBotAuth: Check = {
  id: "web-bot-auth",
  title: "Web Bot Auth",
  run: ifThere(
    "/.well-known/http-message-signatures-directory",
    "the site sends no requests to other sites",
    z.object({ keys: z.array(z.looseObject({ kty: z.string() })).min(1) }),
    ["application/http-message-signatures-directory+json"],
  ),
};

const Interface = z.looseObject({ url: z.url(), protocolBinding: z.string(), protocolVersion: z.string() });

/** Agent2Agent 1.0. */
export const agentCard: Check = {
  id: "a2a",
  title: "A2A agent card",
  run: ifThere(
    "/.well-known/agent-card.json",
    "the site has no A2A agent; it has MCP servers and /ask",
    z.looseObject({ name: z.string(), version: z.string(), supportedInterfaces: z.array(Interface).min(1) }),
    ["application/json", "application/a2a+json"],
  ),
};

export const commerce: Check = {
  id: "commerce",
  title: "Commerce (UCP, ACP, x402)",
  run: ifThere("/.well-known/ucp", "the site sells nothing", z.looseObject({ ucp: z.looseObject({}) }), [
    "application/json",
  ]),
};
