import * as z from "zod";
import { webUrl } from "../../text/text.ts";
import { IdentityType } from "./credential.ts";

export const ApiIndex = z
  .object({
    ok: z.boolean().exactOptional(),
    message: z.string().exactOptional().describe("A status message."),
    version: z.string().exactOptional().describe("The version of the API."),
    endpoints: z.array(z.string()).exactOptional().describe("All endpoints, as method and path."),
    docs: webUrl().exactOptional().describe("The human-readable documentation."),
    openapi: webUrl().exactOptional().describe("The OpenAPI document."),
  })
  .meta({ id: "ApiIndex", description: "The index of the API." });
export type ApiIndex = z.infer<typeof ApiIndex>;

export const IdentityInfo = z
  .object({
    sub: z.string().exactOptional().describe("The subject of the credential."),
    mode: z.string().exactOptional().describe("The identity type."),
    how: z.string().exactOptional().describe("How to get a credential."),
    identity_endpoint: webUrl().exactOptional().describe("The endpoint that issues demo tokens."),
    claim_endpoint: webUrl().exactOptional().describe("The endpoint that exchanges assertions."),
    events_endpoint: webUrl().exactOptional().describe("The endpoint that revokes credentials."),
  })
  .meta({ id: "IdentityInfo", description: "The identity of the caller, and the identity endpoints." });
export type IdentityInfo = z.infer<typeof IdentityInfo>;

export const Caller = z
  .object({
    sub: z.string().describe("The subject of the credential."),
    identity_type: IdentityType.describe("The identity type."),
    scope: z.string().describe("The granted scopes, separated by spaces."),
    expires_in: z.int().min(0).describe("The remaining lifetime in seconds."),
  })
  .meta({ id: "Caller", description: "The claims of the caller's credential." });
export type Caller = z.infer<typeof Caller>;
