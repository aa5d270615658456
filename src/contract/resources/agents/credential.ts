import * as z from "zod";
import { limits } from "../../limits.ts";
import { clientAssertionType, grantTypes } from "../../site/discovery.ts";
import { emailAddress, webUrl } from "../../text/text.ts";

/** How an agent identifies itself (D8). */
export const IdentityType = z.enum(["anonymous", "identity_assertion", "service_auth"]);
export type IdentityType = z.infer<typeof IdentityType>;

const anonymous = z.literal("anonymous").exactOptional();

export const IdentityInput = z
  .object({
    identity_type: anonymous.describe("Only `anonymous` is supported here."),
    type: anonymous.describe("Alias of `identity_type`."),
  })
  .meta({ id: "IdentityInput", description: "The optional body of a demo token request." });

export const TokenResponse = z
  .object({
    access_token: z.string().describe("The token. Send it in the Authorization or x-api-key header."),
    token_type: z.literal("Bearer").describe("The token type."),
    expires_in: z.int().exactOptional().describe("The lifetime in seconds."),
    identity_type: IdentityType.exactOptional().describe("The identity type of the token."),
    scope: z.string().exactOptional().describe("The granted scopes, separated by spaces."),
  })
  .meta({ id: "TokenResponse", description: "An access token." });
export type TokenResponse = z.infer<typeof TokenResponse>;

export const ClaimInfo = z
  .object({
    endpoint: z.string().exactOptional().describe("The endpoint for assertions."),
    accepts: z.array(z.string()).exactOptional().describe("The supported identity types."),
    assertion_types_supported: z
      .array(z.string())
      .exactOptional()
      .describe("The supported assertion types of identity providers."),
    how: z.string().exactOptional().describe("How to exchange an assertion."),
  })
  .meta({ id: "ClaimInfo", description: "How to exchange an assertion for an access token." });
export type ClaimInfo = z.infer<typeof ClaimInfo>;

export const ClaimInput = z
  .object({
    assertion: z
      .string()
      .min(1)
      .max(limits.assertion.maxLength)
      .describe(
        "For `identity_assertion`, an ID-JAG. For `service_auth`, a client assertion. For `anonymous`, any text.",
      ),
    identity_type: IdentityType.exactOptional().describe(
      "The identity type. If omitted, it is inferred from the `typ` of the assertion.",
    ),
  })
  .meta({ id: "ClaimInput", description: "The assertion to exchange." });

const assertion = z.string().max(limits.assertion.maxLength).exactOptional();

export const TokenForm = z
  .object({
    grant_type: z.enum(grantTypes).describe("How the client gets the token."),
    assertion: assertion.describe("The ID-JAG, for the JWT bearer grant."),
    client_assertion: assertion.describe("The client's signed assertion. The client credentials grant requires it."),
    client_assertion_type: z
      .literal(clientAssertionType)
      .exactOptional()
      .describe("The type of `client_assertion`. Required if that is sent."),
    client_id: z
      .string()
      .max(1_024)
      .exactOptional()
      .describe("The client id. It must be the client of each assertion."),
    scope: z
      .string()
      .regex(/^[!#-[\]-~]+(?: [!#-[\]-~]+)*$/, "expected scopes separated by single spaces")
      .exactOptional()
      .describe("The requested scopes, separated by spaces. Default: every scope that the assertion allows."),
  })
  .meta({ id: "TokenForm", description: "A token request (RFC 6749, RFC 7523). Other parameters are ignored." });
export type TokenForm = z.infer<typeof TokenForm>;

/** RFC 6749 §5.2. The last two codes are those of its §4.1.2.1, for errors that §5.2 does not cover. */
export const OAuthError = z
  .object({
    error: z
      .enum([
        "invalid_request",
        "invalid_client",
        "invalid_grant",
        "invalid_scope",
        "unsupported_grant_type",
        "temporarily_unavailable",
        "server_error",
      ])
      .describe("The error code."),
    error_description: z.string().describe("What went wrong and how to fix it, in ASCII."),
    error_uri: webUrl().describe("The documentation of the error."),
  })
  .meta({ id: "OAuthError", description: "An error of the token endpoint (RFC 6749)." });
export type OAuthError = z.infer<typeof OAuthError>;

export const KeyInput = z
  .object({
    email: emailAddress(limits.contact.email.max)
      .exactOptional()
      .describe("Your email address. It is validated and not stored."),
  })
  .meta({ id: "KeyInput", description: "The optional body of a demo key request." });

export const KeyResponse = z
  .object({
    api_key: z.string().describe("The key. Send it in the x-api-key header."),
    token_type: z.literal("ApiKey").exactOptional(),
    expires_in: z.int().describe("The lifetime in seconds."),
    scopes: z.array(z.string()).describe("The granted scopes."),
    use: z.string().exactOptional().describe("How to use the key."),
    docs: webUrl().exactOptional().describe("The guide to credentials."),
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
  .object({ keys: z.array(PublicKey).describe("The current signing key, then earlier ones.") })
  .meta({ id: "KeySet", description: "The public keys that verify access tokens." });
