import { generateKeyPairSync } from "node:crypto";
import type { Fault } from "../../../functions/agent/assertion.ts";
import { idJag, issuer, otherIssuer, service, serviceAssertion } from "../assertions.ts";
import type { Signer } from "../providers.ts";
import { readText, signText, type Texts, withSignature } from "../signed-text.ts";

/** An assertion that nobody may be given a token for. */
export interface Attack {
  readonly what: string;
  /** Why it is refused, as the log says it. */
  readonly fault: Fault;
  /** What it is presented as. */
  readonly as: "identity_assertion" | "service_auth";
  readonly make: (site: string) => string | Promise<string>;
}

export type Members = Readonly<Record<string, unknown>>;

/** One whom the service trusts, and what it gets a token for. */
export interface Party {
  readonly name: string;
  readonly by: Signer;
  readonly as: Attack["as"];
  readonly mint: (site: string) => Promise<string>;
}

export const agent: Party = { name: "an agent", by: issuer, as: "identity_assertion", mint: (site) => idJag(site) };
export const otherAgent: Party = { ...agent, by: otherIssuer, mint: (site) => idJag(site, {}, otherIssuer) };
export const servant: Party = {
  name: "a service",
  by: service,
  as: "service_auth",
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

export type Signing = Pick<Signer, "alg" | "privateJwk">;

/** An assertion that would be taken, but for what is changed in its texts before it is signed. */
export const written = (
  what: string,
  fault: Fault,
  { as, by, mint }: Party,
  change: (head: Members, claims: Members, site: string) => Texts,
  signing: Signing = by,
): Attack => ({
  what,
  fault,
  as,
  make: async (site) => signText(signing, change(...readText(await mint(site)), site)),
});

export const asText = (head: Members, claims: Members): Texts => [JSON.stringify(head), JSON.stringify(claims)];

/** One with other members in its head; undefined leaves one out. */
export const headed = (what: string, fault: Fault, party: Party, changes: Members, signing?: Signing): Attack =>
  written(what, fault, party, (head, claims) => asText({ ...head, ...changes }, claims), signing);

/** One with other claims; undefined leaves one out. */
export const claimed = (
  what: string,
  fault: Fault,
  party: Party,
  changes: Members | ((site: string) => Members),
  signing?: Signing,
): Attack =>
  written(
    what,
    fault,
    party,
    (head, claims, site) => asText(head, { ...claims, ...(typeof changes === "function" ? changes(site) : changes) }),
    signing,
  );

/** One whose text was changed after it was signed. */
export const altered = (
  what: string,
  fault: Fault,
  { as, mint }: Party,
  change: (token: string, site: string) => string | Promise<string>,
): Attack => ({ what, fault, as, make: async (site) => change(await mint(site), site) });

export const resigned = (
  what: string,
  fault: Fault,
  party: Party,
  change: Parameters<typeof withSignature>[1],
): Attack => altered(what, fault, party, (token) => withSignature(token, change));

/** What a claim can be instead of what it should be. */
export const otherTypes: readonly (readonly [what: string, value: unknown])[] = [
  ["missing", undefined],
  ["null", null],
  ["a truth value", true],
  ["an object", {}],
  ["a list", ["a"]],
  ["a number", 123],
];

export const evil = "https://evil.example";
