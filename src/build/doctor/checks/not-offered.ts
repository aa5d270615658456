import * as z from "zod";
import { type Check, judged, notApplicable } from "../check.ts";
import { jsonAt } from "../documents.ts";

/**
 * What a portfolio has no use for: it does not count as a fault where it is not there. Where it is, somebody relies on
 * it, so it has to be right.
 */
const ifThere = (path: string, reason: string, schema: z.ZodType, types: readonly string[]): Check["run"] => {
  return async (site) => {
    if ((await site.get(path)).status === 404) return notApplicable(reason);
    await jsonAt(site, path, schema, types);
    return judged([], path);
  };
};

export const webBotAuth: Check = {
  id: "web-bot-auth",
  title: "Web Bot Auth",
  run: ifThere(
    "/.well-known/http-message-signatures-directory",
    "the site sends no requests that others would have to trust",
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
    "the site has no agent of its own to talk to; its MCP servers and /ask answer",
    z.looseObject({ name: z.string(), version: z.string(), supportedInterfaces: z.array(Interface).min(1) }),
    ["application/json", "application/a2a+json"],
  ),
};

export const commerce: Check = {
  id: "commerce",
  title: "Commerce (UCP, ACP, x402)",
  run: ifThere("/.well-known/ucp", "nothing is sold here", z.looseObject({ ucp: z.looseObject({}) }), [
    "application/json",
  ]),
};
