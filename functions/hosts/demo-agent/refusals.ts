import { limits } from "../../../src/contract/limits.ts";
import { assertionAlgorithms, idJag } from "../../../src/contract/site/discovery.ts";
import type { RefusalReason } from "../../auth/assertion.ts";
import { serviceType } from "../../auth/token-exchange.ts";
import type { Trust, TrustedSigner } from "../../ports/trust.ts";
import type { SignedType } from "./dry-run.ts";
import { showInline } from "./transcript.ts";

type Members = Readonly<Record<string, unknown>>;

/** A refused assertion, which is not verified, and the settings that refused it. */
export interface RefusedAssertion {
  readonly header: Members;
  readonly claims: Members;
  /** The requested type, or else the one of the assertion's `typ`. */
  readonly type: SignedType;
  readonly site: string;
  readonly trust: Trust;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The detail in the log. */
  readonly detail: string | undefined;
}

/** What is wrong with an assertion, and what to change. */
export interface Explanation {
  readonly found: string;
  readonly fix: string;
}

const { maxLength, maxLifetimeSeconds } = limits.assertion;
const { clockSkewSeconds } = limits.credential;
const { cooldownSeconds, timeoutSeconds, maxBytes } = limits.keySet;

const show = (name: string, value: unknown): string =>
  value === undefined ? `${name} is missing` : `${name} is ${showInline(value)}`;

const list = (names: Iterable<string>): string => [...names].join(", ") || "none";

/** A time in seconds since 1970, with its distance from `now`. */
const showTime = (name: string, value: unknown, now: number): string => {
  const time = typeof value === "number" ? new Date(value * 1000) : undefined;
  if (typeof value !== "number" || !time || Number.isNaN(time.getTime())) return show(name, value);
  const seconds = Math.round(value - now / 1000);
  return `${name} is ${time.toISOString()} (${seconds < 0 ? `${-seconds} seconds ago` : `in ${seconds} seconds`})`;
};

const signerOf = ({ claims: { iss }, type, trust }: RefusedAssertion): TrustedSigner | undefined =>
  typeof iss !== "string" ? undefined : type === "service_auth" ? trust.clients.get(iss) : trust.issuers.get(iss);

const member = ({ type }: RefusedAssertion): string => (type === "service_auth" ? "clients" : "issuers");

/** Why security events are refused; no assertion is. */
type EventReason = "unusable_event" | "too_old";

const explanations: Readonly<Record<Exclude<RefusalReason, EventReason>, (refused: RefusedAssertion) => Explanation>> =
  {
    malformed: () => ({
      found: "the text is not a signed JWT in compact form, or it has no iss",
      fix: `Pass three base64url parts separated by dots, with nothing around them: at most ${maxLength} characters.`,
    }),
    wrong_type: ({ header }) => ({
      found: `${show("typ", header.typ)} in the header`,
      fix:
        `The typ of an ID-JAG is "${idJag.typ}", and of a service's assertion "${serviceType}". ` +
        "For a service's assertion without typ, send identity_type service_auth (here: --type service_auth).",
    }),
    untrusted: (refused) => {
      const { trust, claims, type } = refused;
      const names = type === "service_auth" ? trust.clients.keys() : trust.issuers.keys();
      return {
        found: `${show("iss", claims.iss)}; AGENT_TRUST lists these ${member(refused)}: ${list(names)}`,
        fix: `Add it to ${member(refused)} in AGENT_TRUST, or correct iss: both must be equal byte for byte, including a slash at the end.`,
      };
    },
    keys_unavailable: ({ detail }) => ({
      found: detail ?? "the keys of the signer cannot be fetched",
      fix:
        "Check jwks_uri in AGENT_TRUST: https with a public host, status 200 without a redirect " +
        `within ${timeoutSeconds} seconds, and a JWK set of at most ${maxBytes / 1024} KiB.`,
    }),
    unknown_key: ({ header }) => ({
      found: `${show("kid", header.kid)} and ${show("alg", header.alg)}; not exactly one key of the signer fits both`,
      fix:
        "Sign with a key that the signer publishes, and put its kid into the header. " +
        `A key that was just published is found after at most ${cooldownSeconds} seconds.`,
    }),
    wrong_algorithm: (refused) => ({
      found: `${show("alg", refused.header.alg)}; AGENT_TRUST allows this signer ${list(signerOf(refused)?.algorithms ?? [])}`,
      fix: assertionAlgorithms.some((name) => name === refused.header.alg)
        ? "Sign with an allowed algorithm, or add this one to algorithms of the signer in AGENT_TRUST."
        : "Sign with an allowed algorithm: the service does not support this one.",
    }),
    unverifiable: ({ header }) => ({
      found: `the header cannot be processed: ${show("alg", header.alg)}, ${show("crit", header.crit)}`,
      fix: "Set alg, and omit crit and other extensions.",
    }),
    wrong_signature: ({ header }) => ({
      found: `the signature does not match the key with which it is verified; ${show("kid", header.kid)}`,
      fix:
        "Sign with the private key that belongs to the published key, and do not change the text afterwards. " +
        "A new key needs a new kid.",
    }),
    wrong_issuer: ({ claims }) => ({
      found: show("iss", claims.iss),
      fix: "Use the name of the signer in AGENT_TRUST, byte for byte.",
    }),
    wrong_audience: ({ claims, site }) => ({
      found: `${show("aud", claims.aud)}; expected only ${showInline(site)}`,
      fix: "Request the assertion for exactly this address (SITE_URL) and for no other audience.",
    }),
    expired: ({ claims, now }) => ({
      found: `${showTime("exp", claims.exp, now)}, ${showTime("iat", claims.iat, now)}`,
      fix:
        `Send an assertion within ${maxLifetimeSeconds} seconds after it was signed, and before exp. ` +
        `If you did, compare the clocks: they may differ by ${clockSkewSeconds} seconds.`,
    }),
    not_yet_valid: ({ claims, now }) => ({
      found: [showTime("iat", claims.iat, now), ...("nbf" in claims ? [showTime("nbf", claims.nbf, now)] : [])].join(
        ", ",
      ),
      fix: `Set the clock of the signer: it may be at most ${clockSkewSeconds} seconds ahead.`,
    }),
    unusable_claims: ({ detail, type }) => ({
      found: `these claims are missing or invalid: ${detail ?? "unknown"}`,
      fix:
        type === "service_auth"
          ? "iss, sub, aud and jti are strings, and sub equals iss; iat and exp are whole seconds since 1970."
          : "iss, sub, aud, client_id and jti are strings; iat and exp are whole seconds since 1970; " +
            "scope, if present, has names separated by single spaces.",
    }),
    too_long_lived: ({ claims }) => ({
      found: `exp is ${showInline(Number(claims.exp) - Number(claims.iat))} seconds after iat`,
      fix: `Sign assertions that are valid for 1 to ${maxLifetimeSeconds} seconds.`,
    }),
    unknown_client: ({ claims, trust }) => ({
      found:
        `${show("client_id", claims.client_id)}; ` +
        `AGENT_TRUST allows this issuer ${list(trust.issuers.get(String(claims.iss))?.clientIds ?? [])}`,
      fix: "Add the client to client_ids of the issuer in AGENT_TRUST, or request an assertion for a listed client.",
    }),
    bound_to_a_key: ({ claims }) => ({
      found: `the claims contain ${list(["cnf", "authorization_details"].filter((name) => name in claims))}`,
      fix: "Request an assertion without these claims, which the service does not support.",
    }),
    wrong_resource: ({ claims, site }) => ({
      found: show("resource", claims.resource),
      fix: `Omit resource, or name ${site} or one of its paths that require a credential, such as ${site}/api.`,
    }),
    no_scope: (refused) => ({
      found: `${show("scope", refused.claims.scope)}; AGENT_TRUST allows this signer ${list(signerOf(refused)?.scopes ?? [])}`,
      fix: "Request at least one allowed scope, or omit scope to get all of them.",
    }),
    revoked: ({ claims, now }) => ({
      found: `${showTime("iat", claims.iat, now)}; after that, its subject was revoked or the state was created`,
      fix: "Request a new assertion.",
    }),
    replayed: ({ claims }) => ({
      found: `${show("jti", claims.jti)}; an assertion of this signer with this jti was already exchanged`,
      fix: "Sign a new assertion with a new jti for each exchange.",
    }),
  };

/** Explains the reason of a refusal, a code of the log. */
export const explainRefusal = (reason: string, refused: RefusedAssertion): Explanation => {
  const explain = Object.entries(explanations).find(([name]) => name === reason)?.[1];
  return explain?.(refused) ?? { found: "the reason is unknown", fix: "Report this as an error of Vitrine." };
};
