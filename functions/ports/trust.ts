import type { Scope } from "../../src/contract/site/discovery.ts";
import type { Algorithm, KeySet } from "../crypto/public-key.ts";

/** A party whose signed assertions the operator trusts, within limits. */
export interface TrustedSigner {
  /** Accepted signature algorithms. */
  readonly algorithms: readonly Algorithm[];
  /** Scopes that its assertions can be exchanged for. */
  readonly scopes: readonly Scope[];
  /** Its public keys, or the URL of its key set. */
  readonly keys: { readonly jwks: KeySet } | { readonly jwksUri: string };
}

/** An identity provider, which signs ID-JAGs and security events for agents (D8). */
export interface Issuer extends TrustedSigner {
  /** The clients that its assertions may name. */
  readonly clientIds: readonly string[];
}

/** A service that signs assertions about itself (RFC 7523). */
export interface ServiceClient extends TrustedSigner {
  readonly clientId: string;
}

/**
 * Trusted identity providers and clients, by name: the `iss` of their assertions, compared byte for byte. No name is in
 * both maps.
 */
export interface Trust {
  readonly issuers: ReadonlyMap<string, Issuer>;
  readonly clients: ReadonlyMap<string, ServiceClient>;
}

export const emptyTrust: Trust = { issuers: new Map(), clients: new Map() };
