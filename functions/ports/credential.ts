import type { IdentityType } from "../../src/contract/resources/agents/credential.ts";
import type { Scope } from "../../src/contract/site/discovery.ts";

/** The identity and the scopes that a new token is issued for. */
export interface Grant {
  readonly identityType: IdentityType;
  readonly subject: string;
  readonly clientId: string;
  readonly scopes: readonly Scope[];
  /** The `iat` of the assertion behind the grant, in seconds since 1970; undefined for an anonymous grant. */
  readonly vouchedAt?: number;
}

/** A genuine credential. Times are milliseconds since 1970. */
export interface Credential {
  /** Identifies the credential in the store: for revocation, the rate limit and idempotency. It is not secret. */
  readonly id: string;
  readonly subject: string;
  readonly identityType: IdentityType;
  /** Separated by spaces. */
  readonly scope: string;
  readonly issuedAt: number;
  /** The `iat` of its assertion, or its own issue time. Revoking everything up to this time or later revokes it. */
  readonly vouchedAt: number;
  readonly expiresAt: number;
}

/** The store id that revokes all credentials of a subject (D8, security events). */
export const subjectId = (subject: string): string => `subject/${subject}`;

/** The store ids whose revocation revokes a credential. A provider can revoke only subjects that it vouches for. */
export const revocationIds = ({ id, identityType, subject }: Credential): readonly string[] =>
  identityType === "identity_assertion" ? [id, subjectId(subject)] : [id];
