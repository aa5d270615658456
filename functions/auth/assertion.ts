import { decodeJwt, decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from "jose";
import type * as z from "zod";
import type { ErrorCode } from "../../src/contract/errors/error-kinds.ts";
import { ApiError } from "../../src/contract/errors.ts";
import { limits } from "../../src/contract/limits.ts";
import type { Ports } from "../ports/ports.ts";
import type { AppContext } from "../ports/request-state.ts";
import type { TrustedSigner } from "../ports/trust.ts";
import { compactJwt } from "./compact-jwt.ts";
import { type KeyResolver, KeySetError } from "./key-sets.ts";

/** Why an assertion or security event was refused. Written to the log, never sent to the client (D8). */
export type RefusalReason =
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

/** Thrown when an assertion or security event is refused. */
export class AssertionError extends Error {
  readonly reason: RefusalReason;
  /** More detail for the log. Contains nothing from the received JWT. */
  readonly detail: string | undefined;
  constructor(reason: RefusalReason, detail?: string) {
    super(reason);
    this.reason = reason;
    this.detail = detail;
  }
}

/** The parts of an unverified JWT that decide how to verify it. */
export interface UnverifiedJwt {
  /** The header's `typ` in lower case, without `application/` (RFC 7515 §4.1.9). */
  readonly typ: string | undefined;
  readonly issuer: string;
}

/**
 * Decodes a JWT without verifying it, to find out which rules apply.
 * @throws AssertionError `malformed`.
 */
export const decodeUnverified = (text: string): UnverifiedJwt => {
  if (text.length > limits.assertion.maxLength || !compactJwt.test(text)) throw new AssertionError("malformed");
  try {
    const { typ } = decodeProtectedHeader(text);
    const { iss } = decodeJwt(text);
    if (typeof iss !== "string" || (typ !== undefined && typeof typ !== "string")) throw new Error();
    return { typ: typ?.toLowerCase().replace(/^application\//, ""), issuer: iss };
  } catch {
    throw new AssertionError("malformed");
  }
};

const refusalReasonOf = (error: unknown): RefusalReason => {
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
  // The header has no algorithm, or a critical extension that is not supported (RFC 7515 §4.1.11).
  return "unverifiable";
};

/** The names of the claims that do not match a schema. */
const invalidClaims = ({ issues }: z.ZodError): string =>
  [...new Set(issues.map(({ path: [name] }) => String(name)))].join(", ");

const refusalOf = (error: unknown): AssertionError => {
  const reason = refusalReasonOf(error);
  if (error instanceof KeySetError) return new AssertionError(reason, error.message);
  const isClaim = reason === "unusable_claims" && error instanceof errors.JWTClaimValidationFailed;
  return new AssertionError(reason, isClaim ? error.claim : undefined);
};

/** What a JWT must satisfy. */
export interface AssertionRequirements<T> {
  /** The expected `iss`. */
  readonly issuer: string;
  readonly signer: TrustedSigner;
  /** The schema of the remaining claims. */
  readonly claims: z.ZodType<T>;
  /** Maximum age in seconds, counted from `iat`. */
  readonly maxAge: number;
}

export type VerifyAssertion = <T>(text: string, expected: AssertionRequirements<T>) => Promise<T>;

/**
 * Creates a function that verifies JWTs that trusted signers made for this site.
 * @throws AssertionError if the JWT is refused.
 */
export const createAssertionVerifier =
  ({ settings, clock }: Pick<Ports, "settings" | "clock">, resolveKeys: KeyResolver): VerifyAssertion =>
  async (text, { issuer, signer, claims, maxAge }) => {
    let payload: JWTPayload;
    try {
      ({ payload } = await jwtVerify(text, resolveKeys(signer), {
        algorithms: [...signer.algorithms],
        issuer,
        audience: settings.site,
        maxTokenAge: maxAge,
        clockTolerance: limits.credential.clockSkewSeconds,
        currentDate: new Date(clock.now()),
      }));
    } catch (error) {
      throw refusalOf(error);
    }
    // jose accepts one of several audiences; this site must be the only one (RFC 7523bis).
    const { aud } = payload;
    if (Array.isArray(aud) && aud.length !== 1) throw new AssertionError("wrong_audience");
    const result = claims.safeParse(payload);
    if (!result.success) throw new AssertionError("unusable_claims", invalidClaims(result.error));
    return result.data;
  };

/** Writes the reason of a refusal to the log. */
export const logRefusal = (
  event: "assertion_refused" | "security_event_refused",
  { reason, detail }: AssertionError,
  { log }: Pick<Ports, "log">,
  context: AppContext,
): void => log?.({ level: "warn", id: context.get("requestState").requestId, event, reason, detail });

/**
 * Runs a verification. A refusal is logged.
 * @throws ApiError with `code`, the same for every reason of a refusal (D8).
 */
export const withRefusalCode = async <T>(
  code: ErrorCode,
  ports: Pick<Ports, "log">,
  context: AppContext,
  verify: () => Promise<T>,
): Promise<T> => {
  try {
    return await verify();
  } catch (error) {
    if (!(error instanceof AssertionError)) throw error;
    logRefusal("assertion_refused", error, ports, context);
    throw new ApiError(code);
  }
};
