import { decodeJwt, decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from "jose";
import type * as z from "zod";
import { limits } from "../../src/contract/limits.ts";
import type { AppContext } from "../environment.ts";
import type { Ports } from "../ports.ts";
import { compactJwt } from "./compact-jwt.ts";
import { KeySetError, type KeysOf } from "./key-sets.ts";
import type { Party } from "./trust.ts";

/** Why something that another party signed was refused. The log names it; nobody outside is told (D8). */
export type Fault =
  | "malformed"
  | "wrong_type"
  | "untrusted"
  | "keys_unavailable"
  | "unknown_key"
  | "wrong_algorithm"
  | "unverifiable"
  | "wrong_signature"
  | "wrong_issuer"
  | "wrong_audience"
  | "expired"
  | "not_yet_valid"
  | "unusable_claims"
  | "too_long_lived"
  | "unknown_client"
  | "bound_to_a_key"
  | "wrong_resource"
  | "no_scope"
  | "unusable_event"
  | "too_old"
  | "revoked"
  | "replayed";

/** It was refused. */
export class AssertionError extends Error {
  readonly fault: Fault;
  /** More for the log, where there is more to say. It holds nothing of what was received. */
  readonly detail: string | undefined;
  constructor(fault: Fault, detail?: string) {
    super(fault);
    this.fault = fault;
    this.detail = detail;
  }
}

/** What a JWT says of itself, before any of it is known to be true. */
export interface Unverified {
  /** The header's `typ` in lower case without `application/` (RFC 7515 §4.1.9); undefined where it has none. */
  readonly typ: string | undefined;
  readonly issuer: string;
}

/**
 * Reads what decides by which rules a JWT is to be verified.
 * @throws AssertionError `malformed`.
 */
export const peek = (text: string): Unverified => {
  if (text.length > limits.assertion.length || !compactJwt.test(text)) throw new AssertionError("malformed");
  try {
    const { typ } = decodeProtectedHeader(text);
    const { iss } = decodeJwt(text);
    if (typeof iss !== "string" || (typ !== undefined && typeof typ !== "string")) throw new Error();
    return { typ: typ?.toLowerCase().replace(/^application\//, ""), issuer: iss };
  } catch {
    throw new AssertionError("malformed");
  }
};

const faultOf = (error: unknown): Fault => {
  if (error instanceof KeySetError) return "keys_unavailable";
  if (error instanceof errors.JWTExpired) return "expired";
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === "aud") return "wrong_audience";
    if (error.claim === "iss") return "wrong_issuer";
    if (error.claim === "typ") return "wrong_type";
    if (["nbf", "iat"].includes(error.claim) && error.reason === "check_failed") return "not_yet_valid";
    return "unusable_claims";
  }
  if (error instanceof errors.JWSSignatureVerificationFailed) return "wrong_signature";
  if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys)
    return "unknown_key";
  if (error instanceof errors.JOSEAlgNotAllowed) return "wrong_algorithm";
  // Its head has no algorithm, or extensions that must be understood and are not (RFC 7515 §4.1.11).
  return "unverifiable";
};

/** What a JWT has to be. */
export interface Expected<T> {
  /** Who has to have signed it: what it has as `iss`, and how and with which keys that one signs. */
  readonly issuer: string;
  readonly party: Party;
  /** What it has to say beside issuer, audience and times. The library only looks whether it is there. */
  readonly claims: z.ZodType<T>;
  /** Seconds from when it was signed. */
  readonly maxAge: number;
}

export type Verify = <T>(text: string, expected: Expected<T>) => Promise<T>;

/**
 * Verifies what others have signed for this site.
 * @throws AssertionError.
 */
export const verifying =
  ({ settings, clock }: Pick<Ports, "settings" | "clock">, keysOf: KeysOf): Verify =>
  async (text, { issuer, party, claims, maxAge }) => {
    let payload: JWTPayload;
    try {
      ({ payload } = await jwtVerify(text, keysOf(party), {
        algorithms: [...party.algorithms],
        issuer,
        audience: settings.site,
        maxTokenAge: maxAge,
        clockTolerance: limits.credential.skew,
        currentDate: new Date(clock.now()),
      }));
    } catch (error) {
      throw new AssertionError(faultOf(error), error instanceof KeySetError ? error.message : undefined);
    }
    // The library is content where the audience is one of several (RFC 7523bis: the sole value).
    const { aud } = payload;
    if (Array.isArray(aud) && aud.length !== 1) throw new AssertionError("wrong_audience");
    const { data } = claims.safeParse(payload);
    if (data === undefined) throw new AssertionError("unusable_claims");
    return data;
  };

/** Tells the log, and nobody else, why something was refused. */
export const logRefusal = (
  event: "assertion_refused" | "security_event_refused",
  { fault, detail }: AssertionError,
  { log }: Pick<Ports, "log">,
  context: AppContext,
): void => log?.({ level: "warn", id: context.get("exchange").requestId, event, reason: fault, detail });
