import * as z from "zod";
import { securityEvents } from "../../src/contract/discovery.ts";
import { ApiError } from "../../src/contract/errors.ts";
import { limits } from "../../src/contract/limits.ts";
import type { SecurityEventError } from "../../src/contract/resources/agent-event.ts";
import type { AppContext } from "../environment.ts";
import type { Ports } from "../ports.ts";
import { exactly } from "../stores/exactly.ts";
import { AssertionError, type Fault, logRefusal, peek, verifying } from "./assertion.ts";
import { subjectOf } from "./claim.ts";
import { subjectId } from "./credential.ts";
import { digestOf } from "./digest.ts";
import { record } from "./event-log.ts";
import type { KeysOf } from "./key-sets.ts";

const typ = "secevent+jwt";

const name = z.string().min(1).max(1_024);

/** RFC 9493: a subject of the issuer, in the formats that name one by what its tokens have as `sub`. */
const SubjectId = z.union([
  z.object({ format: z.literal("iss_sub"), iss: name, sub: name }),
  z.object({ format: z.literal("opaque"), id: name }),
]);

const Event = z.object({
  /** When it happened, in seconds since 1970 (CAEP §2). */
  event_timestamp: z.int().min(0).exactOptional(),
  subject: SubjectId.exactOptional(),
});

/** RFC 8417 §2.2 */
const SecurityEvent = z.object({
  jti: name,
  iat: z.int().min(0),
  sub: name.exactOptional(),
  /** Other events may name subjects in ways that are not known here. */
  sub_id: z.unknown().optional(),
  events: z.record(z.string(), z.unknown()).refine((events) => Object.keys(events).length > 0),
});

type SecurityEvent = z.infer<typeof SecurityEvent>;

/** Who is meant, as the tokens of the issuer name it. What another issuer would vouch for is not this one's to end. */
const subjectIn = ({ sub, sub_id }: SecurityEvent, event: z.infer<typeof Event>, issuer: string): string => {
  const named = sub_id === undefined ? undefined : SubjectId.safeParse(sub_id);
  if (named?.success === false) throw new AssertionError("unusable_event");
  const id = named?.data ?? event.subject;
  if (id?.format === "opaque") return id.id;
  if (id && id.iss !== issuer) throw new AssertionError("unusable_event");
  const subject = id?.sub ?? sub;
  if (subject === undefined) throw new AssertionError("unusable_event");
  return subject;
};

/** RFC 8935 §2.4. Who is trusted is not told: a stranger's event fails as one with a wrong signature does. */
const errorOf = (fault: Fault): SecurityEventError => {
  const ofTheSender: readonly Fault[] = [
    "untrusted",
    "unknown_key",
    "wrong_algorithm",
    "unverifiable",
    "wrong_signature",
    "wrong_issuer",
  ];
  if (ofTheSender.includes(fault))
    return { err: "authentication_failed", description: "The security event could not be authenticated." };
  if (fault === "wrong_audience")
    return { err: "invalid_audience", description: "The security event is not for this service alone." };
  return { err: "invalid_request", description: "The security event cannot be used; /auth.md says what is taken." };
};

/** Takes security events of trusted issuers, each of which ends the tokens that its subject has got until then (D8). */
export const receiving = (ports: Ports, keysOf: KeysOf) => {
  const { trust, clock, store } = ports;
  const verify = verifying(ports, keysOf);
  const { skew, token } = limits.credential;
  /** How long after an assertion was made a token can be valid that it was exchanged for. */
  const longest = limits.assertion.lifetime + skew + token + skew;

  const verified = async (text: string): Promise<{ issuer: string; event: SecurityEvent }> => {
    const { typ: found, issuer } = peek(text);
    if (found !== typ) throw new AssertionError("wrong_type");
    const trusted = trust.issuers.get(issuer);
    if (!trusted) throw new AssertionError("untrusted");
    const maxAge = limits.agentEvents.age;
    return { issuer, event: await verify(text, { issuer, party: trusted, claims: SecurityEvent, maxAge }) };
  };

  const apply = async (text: string, context: AppContext): Promise<void> => {
    const { issuer, event } = await verified(text);
    const exact = exactly(ports, context);
    const received = Math.floor(clock.now() / 1000);
    const known = securityEvents.filter((type) => Object.hasOwn(event.events, type));
    const endings = await Promise.all(
      known.map(async (type) => {
        const details = Event.safeParse(event.events[type]);
        if (!details.success) throw new AssertionError("unusable_event");
        // A clock that is ahead would end what is issued after the event came.
        const at = Math.min(details.data.event_timestamp ?? event.iat, event.iat, received);
        return { subject: await subjectOf(issuer, subjectIn(event, details.data, issuer)), at };
      }),
    );
    // Without an expiry it can be replayed for as long as its age allows.
    const until = (event.iat + limits.agentEvents.age + skew + 1) * 1000;
    const id = `security-event/${await digestOf("security-event", issuer, event.jti)}`;
    // To revoke once more what was issued until then changes nothing, so whoever has got no answer can send it again.
    for (const { subject, at } of endings) {
      const upTo = at * 1000 + 999;
      await exact(() => store.revoke(subjectId(subject), upTo, upTo + longest * 1000));
    }
    if (!(await exact(() => store.spend(id, until, clock.now())))) return;
    for (const { subject } of endings)
      await record("credential.revoked", { identityType: "identity_assertion", subject }, ports, context);
  };

  /**
   * Takes a security event; undefined where it was taken.
   * @throws ApiError `unavailable`.
   */
  return async (text: string, context: AppContext): Promise<SecurityEventError | undefined> => {
    try {
      await apply(text.trim(), context);
      return undefined;
    } catch (error) {
      if (!(error instanceof AssertionError)) throw error;
      logRefusal("security_event_refused", error, ports, context);
      // What cannot be verified now may be genuine, and must not be lost: whoever sends it tries again.
      if (error.fault === "keys_unavailable") throw new ApiError("unavailable", { headers: { "Retry-After": "30" } });
      return errorOf(error.fault);
    }
  };
};
