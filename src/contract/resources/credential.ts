import * as z from "zod";
import { limits } from "../limits.ts";
import { emailAddress, webUrl } from "../text.ts";

/** How an agent says who it is (specification, Authentication). */
export const IdentityType = z.enum(["anonymous", "identity_assertion", "service_auth"]);
export type IdentityType = z.infer<typeof IdentityType>;

const anonymous = z.literal("anonymous").exactOptional();

export const IdentityInput = z
  .object({
    identity_type: anonymous.describe("The only kind that is minted here."),
    type: anonymous.describe("The same by its other name."),
  })
  .meta({ id: "IdentityInput", description: "What a demo token is asked for with; it may be left out." });

export const TokenResponse = z
  .object({
    access_token: z.string().describe("The token. Send it in the Authorization header, or as x-api-key."),
    token_type: z.literal("Bearer").describe("How it is sent."),
    expires_in: z.int().exactOptional().describe("How many seconds it lasts."),
    identity_type: IdentityType.exactOptional().describe("The kind of identity that it stands for."),
    scope: z.string().exactOptional().describe("What it allows, separated by spaces."),
  })
  .meta({ id: "TokenResponse", description: "An access token." });
export type TokenResponse = z.infer<typeof TokenResponse>;

export const ClaimInfo = z
  .object({
    endpoint: z.string().exactOptional().describe("Where an assertion is posted."),
    accepts: z.array(z.string()).exactOptional().describe("The identity types that can be exchanged."),
    assertion_types_supported: z.array(z.string()).exactOptional().describe("The assertions of agents' providers."),
    how: z.string().exactOptional().describe("How an assertion is exchanged."),
  })
  .meta({ id: "ClaimInfo", description: "How an assertion is exchanged for an access token." });
export type ClaimInfo = z.infer<typeof ClaimInfo>;

export const ClaimInput = z
  .object({
    assertion: z
      .string()
      .min(1)
      .max(limits.assertion.length)
      .describe("An ID-JAG, or the assertion of a service; for an anonymous claim any text."),
    identity_type: IdentityType.exactOptional().describe(
      "The kind of identity; without it the assertion's `typ` decides.",
    ),
  })
  .meta({ id: "ClaimInput", description: "An assertion to be exchanged." });

export const KeyInput = z
  .object({ email: emailAddress(limits.contact.email.max).exactOptional().describe("Checked, and not kept.") })
  .meta({ id: "KeyInput", description: "What a demo key is asked for with; it may be left out." });

export const KeyResponse = z
  .object({
    api_key: z.string().describe("The key. Send it as x-api-key."),
    token_type: z.literal("ApiKey").exactOptional(),
    expires_in: z.int().describe("How many seconds it lasts."),
    scopes: z.array(z.string()).describe("What it allows."),
    use: z.string().exactOptional().describe("How it is sent."),
    docs: webUrl().exactOptional().describe("Documentation of credentials."),
  })
  .meta({ id: "KeyResponse", description: "A demo key." });
export type KeyResponse = z.infer<typeof KeyResponse>;

export const PublicKey = z
  .object({
    kty: z.string(),
    crv: z.string(),
    x: z.string(),
    kid: z.string(),
    alg: z.string(),
    use: z.literal("sig"),
  })
  .meta({ id: "PublicKey", description: "A public key (RFC 7517)." });

export const KeySet = z
  .object({ keys: z.array(PublicKey).describe("The key that signs, then those that signed before.") })
  .meta({ id: "KeySet", description: "The public keys of access tokens." });
