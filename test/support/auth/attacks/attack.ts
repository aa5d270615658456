import { generateKeyPairSync } from "node:crypto";
import type { RefusalReason } from "../../../../functions/auth/assertion.ts";
import { idJag, issuer, otherIssuer, service, serviceAssertion } from "../assertions.ts";
import type { Signer } from "../providers.ts";
import { decodeJwtTexts, type JwtTexts, signJwtTexts, withSignature } from "../raw-jwt.ts";

/** An assertion that must be refused. */
export interface Attack {
  readonly what: string;
  /** The reason in the log. */
  readonly fault: RefusalReason;
  /** The identity_type of the claim. */
  readonly identityType: "identity_assertion" | "service_auth";
  readonly make: (site: string) => string | Promise<string>;
}

export type JwtMembers = Readonly<Record<string, unknown>>;

/** A trusted signer and a valid assertion of it. */
export interface AssertionSource {
  readonly name: string;
  readonly signer: Signer;
  readonly identityType: Attack["identityType"];
  readonly mint: (site: string) => Promise<string>;
}

export const agent: AssertionSource = {
  name: "an agent",
  signer: issuer,
  identityType: "identity_assertion",
  mint: (site) => idJag(site),
};
export const otherAgent: AssertionSource = {
  ...agent,
  signer: otherIssuer,
  mint: (site) => idJag(site, {}, otherIssuer),
};
export const serviceClient: AssertionSource = {
  name: "a service",
  signer: service,
  identityType: "service_auth",
  mint: (site) => serviceAssertion(site),
};

const stranger = (type: "ES256" | "RS256"): Pick<Signer, "alg" | "privateJwk"> => {
  const { privateKey } =
    type === "ES256"
      ? generateKeyPairSync("ec", { namedCurve: "P-256" })
      : generateKeyPairSync("rsa", { modulusLength: 2_048 });
  return { alg: type, privateJwk: privateKey.export({ format: "jwk" }) };
};
export const [strangerWithEc, strangerWithRsa] = [stranger("ES256"), stranger("RS256")];

export type SigningKey = Pick<Signer, "alg" | "privateJwk">;

/** A valid assertion whose texts are changed before signing. */
export const withTexts = (
  what: string,
  fault: RefusalReason,
  { identityType, signer, mint }: AssertionSource,
  change: (head: JwtMembers, claims: JwtMembers, site: string) => JwtTexts,
  signing: SigningKey = signer,
): Attack => ({
  what,
  fault,
  identityType,
  make: async (site) => signJwtTexts(signing, change(...decodeJwtTexts(await mint(site)), site)),
});

export const toTexts = (head: JwtMembers, claims: JwtMembers): JwtTexts => [
  JSON.stringify(head),
  JSON.stringify(claims),
];

/** An assertion with changed header members; undefined removes one. */
export const withHeader = (
  what: string,
  fault: RefusalReason,
  party: AssertionSource,
  changes: JwtMembers,
  signing?: SigningKey,
): Attack => withTexts(what, fault, party, (head, claims) => toTexts({ ...head, ...changes }, claims), signing);

/** An assertion with changed claims; undefined removes one. */
export const withClaims = (
  what: string,
  fault: RefusalReason,
  party: AssertionSource,
  changes: JwtMembers | ((site: string) => JwtMembers),
  signing?: SigningKey,
): Attack =>
  withTexts(
    what,
    fault,
    party,
    (head, claims, site) => toTexts(head, { ...claims, ...(typeof changes === "function" ? changes(site) : changes) }),
    signing,
  );

/** An assertion whose text is changed after signing. */
export const withToken = (
  what: string,
  fault: RefusalReason,
  { identityType, mint }: AssertionSource,
  change: (token: string, site: string) => string | Promise<string>,
): Attack => ({ what, fault, identityType, make: async (site) => change(await mint(site), site) });

export const withSignatureChange = (
  what: string,
  fault: RefusalReason,
  party: AssertionSource,
  change: Parameters<typeof withSignature>[1],
): Attack => withToken(what, fault, party, (token) => withSignature(token, change));

/** Values of the wrong type for a string claim. */
export const wrongTypes: readonly (readonly [what: string, value: unknown])[] = [
  ["missing", undefined],
  ["null", null],
  ["a boolean", true],
  ["an object", {}],
  ["a list", ["a"]],
  ["a number", 123],
];

export const EVIL_ORIGIN = "https://evil.example";
