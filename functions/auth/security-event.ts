import * as z from "zod";
import { ApiError } from "../../src/contract/errors.ts";
import { limits } from "../../src/contract/limits.ts";
import type { SecurityEventError } from "../../src/contract/resources/agents/agent-event.ts";
import { securityEvents } from "../../src/contract/site/discovery.ts";
import { digestOf } from "../crypto/digest.ts";
import { subjectId } from "../ports/credential.ts";
import type { Ports } from "../ports/ports.ts";
import type { AppContext } from "../ports/request-state.ts";
import { requireStore } from "../stores/require-store.ts";
import {
  AssertionError,
  createAssertionVerifier,
  decodeUnverified,
  logRefusal,
  type RefusalReason,
} from "./assertion.ts";
import { recordAgentEvent } from "./event-log.ts";
import type { KeyResolver } from "./key-sets.ts";
import { subjectOf } from "./token-exchange.ts";

const typ = "secevent+jwt";

const name = z.string().min(1).max(1_024);

/** A subject identifier in a format that carries the `sub` of the issuer's tokens (RFC 9493). */
const SubjectId = z.union([
  z.object({ format: z.literal("iss_sub"), iss: name, sub: name }),
  z.object({ format: z.literal("opaque"), id: name }),
]);

const Event = z.object({
  /** Seconds since 1970 (CAEP §2). */
  event_timestamp: z.int().min(0).exactOptional(),
  subject: SubjectId.exactOptional(),
});

/** RFC 8417 §2.2 */
const SecurityEvent = z.object({
  jti: name,
  iat: z.int().min(0),
  sub: name.exactOptional(),
  /** Unvalidated: other events may use subject formats that are not supported here. */
  sub_id: z.unknown().optional(),
  events: z.record(z.string(), z.unknown()).refine((events) => Object.keys(events).length > 0),
});

type SecurityEvent = z.infer<typeof SecurityEvent>;

/** The `sub` of the event's subject. An issuer cannot revoke subjects of another issuer. */
const subjectIn = ({ sub, sub_id }: SecurityEvent, event: z.infer<typeof Event>, issuer: string): string => {
  const parsedId = sub_id === undefined ? undefined : SubjectId.safeParse(sub_id);
  if (parsedId?.success === false) throw new AssertionError("unusable_event");
  const id = parsedId?.data ?? event.subject;
  if (id?.format === "opaque") return id.id;
  if (id && id.iss !== issuer) throw new AssertionError("unusable_event");
  const subject = id?.sub ?? sub;
  if (subject === undefined) throw new AssertionError("unusable_event");
  return subject;
};

/** The error for the sender (RFC 8935 §2.4). Untrusted issuers and bad signatures get the same one, so trust is not revealed. */
const errorOf = (fault: RefusalReason): SecurityEventError => {
  const senderReasons: readonly RefusalReason[] = [
    "untrusted",
    "unknown_key",
    "wrong_algorithm",
    "unverifiable",
    "wrong_signature",
    "wrong_issuer",
  ];
  if (senderReasons.includes(fault))
    return { err: "authentication_failed", description: "The security event could not be authenticated." };
  if (fault === "wrong_audience")
    return { err: "invalid_audience", description: "This service must be the only audience of the security event." };
  return {
    err: "invalid_request",
    description: "The security event is invalid or unsupported. See /auth.md for the accepted events.",
  };
};

/** Creates a receiver of security events. Each event revokes the tokens that its subject received before it (D8). */
export const createSecurityEventReceiver = (ports: Ports, resolveKeys: KeyResolver) => {
  const { trust, clock, store } = ports;
  const verify = createAssertionVerifier(ports, resolveKeys);
  const { clockSkewSeconds, tokenLifetimeSeconds } = limits.credential;
  /** How long a token can be valid after its assertion was issued, in seconds. */
  const maxTokenUse = limits.assertion.maxLifetimeSeconds + clockSkewSeconds + tokenLifetimeSeconds + clockSkewSeconds;

  const verifyEvent = async (text: string): Promise<{ issuer: string; event: SecurityEvent }> => {
    const { typ: found, issuer } = decodeUnverified(text);
    if (found !== typ) throw new AssertionError("wrong_type");
    const trusted = trust.issuers.get(issuer);
    if (!trusted) throw new AssertionError("untrusted");
    const maxAge = limits.agentEvents.maxAgeSeconds;
    return { issuer, event: await verify(text, { issuer, signer: trusted, claims: SecurityEvent, maxAge }) };
  };

  const apply = async (text: string, context: AppContext): Promise<void> => {
    const { issuer, event } = await verifyEvent(text);
    const callStore = requireStore(ports, context);
    const received = Math.floor(clock.now() / 1000);
    const supported = securityEvents.filter((type) => Object.hasOwn(event.events, type));
    const revocations = await Promise.all(
      supported.map(async (type) => {
        const details = Event.safeParse(event.events[type]);
        if (!details.success) throw new AssertionError("unusable_event");
        // If the sender's clock is ahead, do not revoke tokens that are issued after the event arrived.
        const eventTime = Math.min(details.data.event_timestamp ?? event.iat, event.iat, received);
        return { subject: await subjectOf(issuer, subjectIn(event, details.data, issuer)), at: eventTime };
      }),
    );
    // Security events have no `exp`; they can be replayed until they reach the maximum age.
    const until = (event.iat + limits.agentEvents.maxAgeSeconds + clockSkewSeconds + 1) * 1000;
    const id = `security-event/${await digestOf("security-event", issuer, event.jti)}`;
    // Revoking again changes nothing, so a sender that received no response can retry.
    for (const { subject, at } of revocations) {
      const upTo = at * 1000 + 999;
      await callStore(() => store.revoke(subjectId(subject), upTo, upTo + maxTokenUse * 1000));
    }
    if (!(await callStore(() => store.consumeOnce(id, until, clock.now())))) return;
    for (const { subject } of revocations)
      await recordAgentEvent("credential.revoked", { identityType: "identity_assertion", subject }, ports, context);
  };

  /**
   * Applies a security event. Returns undefined on success, otherwise the error for the sender.
   * @throws ApiError `unavailable` if the event cannot be verified at the moment.
   */
  return async (text: string, context: AppContext): Promise<SecurityEventError | undefined> => {
    try {
      await apply(text.trim(), context);
      return undefined;
    } catch (error) {
      if (!(error instanceof AssertionError)) throw error;
      logRefusal("security_event_refused", error, ports, context);
      // The event may be genuine: let the sender retry.
      if (error.reason === "keys_unavailable") throw new ApiError("unavailable", { headers: { "Retry-After": "30" } });
      return errorOf(error.reason);
    }
  };
};
