import * as z from "zod";
import { limits } from "../limits.ts";
import { IdentityType } from "./credential.ts";

export const AgentEvent = z
  .object({
    id: z.string().describe("Names the event."),
    type: z.enum(["token.issued", "key.issued", "credential.revoked"]).describe("What happened."),
    identity_type: IdentityType.describe("The kind of identity that it happened to."),
    subject: z.string().describe("A one-way fingerprint of whom it happened to."),
    at: z.iso.datetime().describe("When it happened."),
  })
  .meta({ id: "AgentEvent", description: "One event in the life of a credential." });
export type AgentEvent = z.infer<typeof AgentEvent>;

export const AgentEvents = z
  .object({
    events: z.array(AgentEvent).exactOptional().describe(`The latest ${limits.agentEvents.kept}, latest first.`),
    hint: z.string().exactOptional().describe("What can be done here."),
  })
  .meta({ id: "AgentEvents", description: "Recent events in the life of credentials." });
export type AgentEvents = z.infer<typeof AgentEvents>;

export const AgentEventInput = z
  .object({
    event: z.literal("revoke").describe("The kind of event."),
    token: z.string().min(1).describe("The access token or demo key that is to end."),
  })
  .meta({ id: "AgentEventInput", description: "An event that a client reports." });

/** RFC 8935 §2.4, with the codes of its registry that apply here. */
export const SecurityEventError = z
  .object({
    err: z.enum(["invalid_request", "authentication_failed", "invalid_audience"]).describe("Names the error."),
    description: z.string().describe("What is wrong."),
  })
  .meta({ id: "SecurityEventError", description: "Why a security event was not taken (RFC 8935)." });
export type SecurityEventError = z.infer<typeof SecurityEventError>;
