import type { Scope } from "../../src/contract/discovery.ts";
import type { IdentityType } from "../../src/contract/resources/credential.ts";

/** Whom a credential is made for, and what it allows. */
export interface Grant {
  readonly identityType: IdentityType;
  readonly subject: string;
  readonly clientId: string;
  readonly scopes: readonly Scope[];
  /** When the assertion that it rests on was made, in seconds since 1970; undefined where it rests on none. */
  readonly vouchedAt?: number;
}

/** A credential that was presented and is genuine. Times are milliseconds since 1970. */
export interface Credential {
  /** Names it in the store: for its revocation, its limit and its retries. It is no secret. */
  readonly id: string;
  readonly subject: string;
  readonly identityType: IdentityType;
  /** Separated by spaces. */
  readonly scope: string;
  readonly issuedAt: number;
  /** When the assertion that it rests on was made, else when it was issued. A revocation up to then ends it. */
  readonly vouchedAt: number;
  readonly expiresAt: number;
}

/** The name under which a subject's credentials are revoked all at once (D8, security events). */
export const subjectId = (subject: string): string => `subject/${subject}`;

/** What may have been revoked of a credential. Only the subjects that a provider vouches for are revoked by one. */
export const revocationIds = ({ id, identityType, subject }: Credential): readonly string[] =>
  identityType === "identity_assertion" ? [id, subjectId(subject)] : [id];
