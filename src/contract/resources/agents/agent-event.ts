import * as z from "zod";
import { limits } from "../../limits.ts";
import { IdentityType } from "./credential.ts";

export const AgentEvent = z
  .object({
    id: z.string().describe("The id of the event."),
    type: z.enum(["token.issued", "key.issued", "credential.revoked"]).describe("The type of the event."),
    identity_type: IdentityType.describe("The identity type of the credential."),
    subject: z.string().describe("A one-way fingerprint of the subject."),
    at: z.iso.datetime().describe("The time of the event."),
  })
  .meta({ id: "AgentEvent", description: "One credential lifecycle event." });
export type AgentEvent = z.infer<typeof AgentEvent>;

export const AgentEvents = z
  .object({
    events: z
      .array(AgentEvent)
      .exactOptional()
      .describe(`The latest ${limits.agentEvents.maxKept} events, newest first.`),
    hint: z.string().exactOptional().describe("How to use this endpoint."),
  })
  .meta({ id: "AgentEvents", description: "Recent credential lifecycle events." });
export type AgentEvents = z.infer<typeof AgentEvents>;

export const AgentEventInput = z
  .object({
    event: z.literal("revoke").describe("The event type."),
    token: z.string().min(1).describe("The access token or demo key to revoke."),
  })
  .meta({ id: "AgentEventInput", description: "An event reported by a client." });

/** RFC 8935 §2.4, with the codes of its registry that apply here. */
export const SecurityEventError = z
  .object({
    err: z.enum(["invalid_request", "authentication_failed", "invalid_audience"]).describe("The error code."),
    description: z.string().describe("A description of the error."),
  })
  .meta({ id: "SecurityEventError", description: "Why a security event was rejected (RFC 8935)." });
export type SecurityEventError = z.infer<typeof SecurityEventError>;
