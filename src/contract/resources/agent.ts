import * as z from "zod";
import { webUrl } from "../text.ts";
import { IdentityType } from "./credential.ts";

export const ApiIndex = z
  .object({
    ok: z.boolean().exactOptional(),
    message: z.string().exactOptional().describe("What this is."),
    version: z.string().exactOptional().describe("The version of the API."),
    endpoints: z.array(z.string()).exactOptional().describe("Every endpoint, as method and path."),
    docs: webUrl().exactOptional().describe("Documentation for people."),
    openapi: webUrl().exactOptional().describe("Documentation for programs."),
  })
  .meta({ id: "ApiIndex", description: "What the API offers to a caller with a credential." });
export type ApiIndex = z.infer<typeof ApiIndex>;

export const IdentityInfo = z
  .object({
    sub: z.string().exactOptional().describe("Who the credential stands for."),
    mode: z.string().exactOptional().describe("The kind of identity."),
    how: z.string().exactOptional().describe("How to get another credential."),
    identity_endpoint: webUrl().exactOptional().describe("Where a demo token is minted."),
    claim_endpoint: webUrl().exactOptional().describe("Where an assertion is exchanged."),
    events_endpoint: webUrl().exactOptional().describe("Where a credential is revoked."),
  })
  .meta({ id: "IdentityInfo", description: "The identity of the caller, and where identities are made." });
export type IdentityInfo = z.infer<typeof IdentityInfo>;

export const Caller = z
  .object({
    sub: z.string().describe("Who the credential stands for."),
    identity_type: IdentityType.describe("The kind of identity."),
    scope: z.string().describe("What it allows, separated by spaces."),
    expires_in: z.int().min(0).describe("How many seconds it still lasts."),
  })
  .meta({ id: "Caller", description: "The claims of the caller's credential." });
export type Caller = z.infer<typeof Caller>;
