import type { RefusalReason } from "../../../../functions/auth/assertion.ts";
import { issuer, nowInSeconds, otherIssuer, service } from "../assertions.ts";
import {
  type AssertionSource,
  type Attack,
  agent,
  EVIL_ORIGIN,
  otherAgent,
  serviceClient,
  withClaims,
  withHeader,
  withTexts,
  wrongTypes,
} from "./attack.ts";

const issuers: readonly Attack[] = [
  ["a stranger", EVIL_ORIGIN],
  ["one with a trailing slash", `${issuer.name}/`],
  ["one with two trailing slashes", `${issuer.name}//`],
  ["one in upper case", issuer.name.toUpperCase()],
  ["one with a capital letter", issuer.name.replace("idp", "Idp")],
  ["one with userinfo", issuer.name.replace("//", "//user@")],
  ["one as userinfo", `${issuer.name}@evil.example`],
  ["one with its port", `${issuer.name}:443`],
  ["one with another port", `${issuer.name}:8443`],
  ["one over http", issuer.name.replace("https", "http")],
  ["one with a trailing dot", `${issuer.name}.`],
  ["one as a subdomain of another domain", `${issuer.name}.evil.example`],
  ["a subdomain of it", issuer.name.replace("//", "//www.")],
  ["one with a homoglyph", issuer.name.replace("i", "\u0456")],
  ["one with a homoglyph, in punycode", issuer.name.replace("idp", "xn--dp-gmc")],
  ["one in fullwidth letters", issuer.name.replace("idp", "\uff49\uff44\uff50")],
  ["one with a query", `${issuer.name}?`],
  ["one with a fragment", `${issuer.name}#`],
  ["one with a path", `${issuer.name}/tenant`],
  ["one with a leading space", ` ${issuer.name}`],
  ["one with a trailing line break", `${issuer.name}\n`],
  ["one with a trailing NUL", `${issuer.name}\0`],
  ["one without its path", new URL(otherIssuer.name || EVIL_ORIGIN).origin],
  ["a service", service.name],
  ["empty", ""],
  ["__proto__", "__proto__"],
  ["constructor", "constructor"],
].map(([what = "", iss = ""]) => withClaims(`that is ${what}`, "untrusted", agent, { iss }));

const invalidIssuers: readonly Attack[] = [
  withClaims("that is this service", "untrusted", agent, (site) => ({ iss: site })),
  ...wrongTypes.map(([what, iss]) => withClaims(`that is ${what}`, "malformed", agent, { iss })),
  withClaims("that is a list with a trusted one", "malformed", agent, { iss: [issuer.name] }),
];

const audiences = (party: AssertionSource): Attack[] => {
  const wrong: readonly (readonly [what: string, aud: (site: string) => unknown])[] = [
    ["another host", () => EVIL_ORIGIN],
    ["the address of this exchange", (site) => `${site}/api/agent/claim`],
    ["a resource of this service", (site) => `${site}/api`],
    ["with a trailing slash", (site) => `${site}/`],
    ["with another domain appended", (site) => `${site}.evil`],
    ["cut by one character", (site) => site.slice(0, -1)],
    ["in capitals", (site) => site.toUpperCase()],
    ["with a trailing space", (site) => `${site} `],
    ["with another audience after a space", (site) => `${site} ${EVIL_ORIGIN}`],
    ["empty", () => ""],
    ["one of two", (site) => [site, EVIL_ORIGIN]],
    ["the second of two", (site) => [EVIL_ORIGIN, site]],
    ["the same audience twice", (site) => [site, site]],
    ["an empty list", () => []],
    ["a nested list", (site) => [[site]]],
    ["a list with a number", (site) => [site, 5]],
    ["an object", (site) => ({ 0: site, length: 1 })],
    ["null", () => null],
    ["a number", () => 5],
    ["the issuer itself", () => party.signer.name],
  ];
  return [
    ...wrong.map(([what, aud]) =>
      withClaims(`of ${party.name} that is ${what}`, "wrong_audience", party, (site) => ({ aud: aud(site) })),
    ),
    withClaims(`of ${party.name} that is missing`, "wrong_audience", party, { aud: undefined }),
  ];
};

/** Claims with raw JSON members that no serializer would produce. */
const spelled = (what: string, fault: RefusalReason, party: AssertionSource, member: string, value: string): Attack =>
  withTexts(what, fault, party, (head, claims) => {
    const rest = JSON.stringify({ ...claims, [member]: undefined });
    return [JSON.stringify(head), `${rest.slice(0, -1)},"${member}":${value}}`];
  });

const times = (party: AssertionSource): Attack[] => {
  const of = (what: string) => `of ${party.name}: ${what}`;
  /** Times relative to one reading of the clock. */
  const from = (iat: number, exp: number, at = nowInSeconds()) => ({ iat: at + iat, exp: at + exp });
  return [
    ...wrongTypes
      .filter(([, value]) => typeof value !== "number")
      .flatMap(([what, value]) =>
        ["exp", "iat"].map((name) => withClaims(of(`${name} is ${what}`), "unusable_claims", party, { [name]: value })),
      ),
    ...["exp", "iat", "nbf"].map((name) =>
      withClaims(of(`${name} is a string`), "unusable_claims", party, () => ({ [name]: String(nowInSeconds()) })),
    ),
    withClaims(of("it expired two minutes ago"), "expired", party, () => from(-300, -120)),
    withClaims(of("exp is negative"), "expired", party, { exp: -1 }),
    withClaims(of("exp is zero"), "expired", party, { exp: 0 }),
    withClaims(of("exp is 1e308"), "unusable_claims", party, { exp: 1e308 }),
    spelled(of("exp exceeds a double"), "unusable_claims", party, "exp", "1e999"),
    spelled(of("exp is NaN"), "malformed", party, "exp", "NaN"),
    withClaims(of("nbf is in two minutes"), "not_yet_valid", party, () => ({ nbf: nowInSeconds() + 120 })),
    withClaims(of("nbf is far in the future"), "not_yet_valid", party, { nbf: 1e12 }),
    withClaims(of("iat is in two minutes"), "not_yet_valid", party, () => from(120, 300)),
    withClaims(of("iat is 0"), "expired", party, { iat: 0 }),
    withClaims(of("iat is negative"), "expired", party, { iat: -1 }),
    withClaims(of("iat is 7 minutes ago"), "expired", party, () => from(-420, 60)),
    withClaims(of("it lasts one second too long"), "too_long_lived", party, () => from(0, 301)),
    withClaims(of("it lasts an hour"), "too_long_lived", party, () => ({ exp: nowInSeconds() + 3_600 })),
    withClaims(of("it lasts ten years"), "too_long_lived", party, () => ({ exp: nowInSeconds() + 315_360_000 })),
    withClaims(of("it has no lifetime"), "too_long_lived", party, () => from(0, 0)),
    withClaims(of("exp is before iat"), "too_long_lived", party, () => from(30, 20)),
  ];
};

const names = (party: AssertionSource, claim: string): Attack[] => [
  ...[...wrongTypes, ["empty", ""] as const, ["10 KiB long", "n".repeat(10_240)] as const].map(([what, value]) =>
    withClaims(`${claim} of ${party.name} is ${what}`, "unusable_claims", party, { [claim]: value }),
  ),
];

const clientIds: readonly Attack[] = [
  ...[
    "agent-three",
    "agent-one ",
    "AGENT-ONE",
    "agent-one agent-two",
    "agent-one\0",
    "*",
    "__proto__",
    service.name,
  ].map((client_id) => withClaims(`client_id is ${JSON.stringify(client_id)}`, "unknown_client", agent, { client_id })),
  withClaims("client_id belongs to another issuer", "unknown_client", otherAgent, {
    client_id: "agent-two",
  }),
];

const scopes: readonly Attack[] = [
  ...[...wrongTypes, ["empty", ""] as const, ["of spaces", "  "] as const]
    .filter(([, scope]) => scope !== undefined)
    .map(([what, scope]) => withClaims(`scope is ${what}`, "unusable_claims", agent, { scope })),
  withClaims("scope is a list of known scopes", "unusable_claims", agent, { scope: ["portfolio:read"] }),
  ...[
    ["a quote", 'portfolio:read "'],
    ["a backslash", "portfolio:read \\"],
    ["a line break", "portfolio:read\njobs:read"],
    ["a tab", "portfolio:read\tjobs:read"],
    ["a NUL", "portfolio:read\0"],
    ["a non-ASCII letter", "portfolio:read é"],
    ["a leading space", " portfolio:read"],
    ["a trailing space", "portfolio:read "],
    ["two spaces", "portfolio:read  jobs:read"],
  ].map(([what, scope]) => withClaims(`scope has ${what}`, "unusable_claims", agent, { scope })),
  ...["admin", "portfolio:write", "PORTFOLIO:READ", "portfolio:read,jobs:read", "*"].map((scope) =>
    withClaims(`scope is ${scope}, which is unknown`, "no_scope", agent, { scope }),
  ),
];

const resources: readonly Attack[] = [
  ...wrongTypes
    .filter(([, value]) => value !== undefined && !Array.isArray(value))
    .map(([what, resource]) => withClaims(`resource is ${what}`, "unusable_claims", agent, { resource })),
  withClaims("resource is empty", "unusable_claims", agent, { resource: "" }),
  withClaims("resource is an empty list", "unusable_claims", agent, { resource: [] }),
  withClaims("resource is a list of more than 16", "unusable_claims", agent, (site) => ({
    resource: Array.from({ length: 17 }, () => site),
  })),
  withClaims("resource is another service", "wrong_resource", agent, { resource: EVIL_ORIGIN }),
  withClaims("resource lists this service and another", "wrong_resource", agent, (site) => ({
    resource: [site, EVIL_ORIGIN],
  })),
  withClaims("resource only starts like this service", "wrong_resource", agent, (site) => ({
    resource: `${site}.evil`,
  })),
  withClaims("resource has two trailing slashes", "wrong_resource", agent, (site) => ({ resource: `${site}//` })),
];

/** Attacks on assertions of services. */
const services: readonly Attack[] = [
  withClaims("whose sub is another client", "unusable_claims", serviceClient, { sub: "another" }),
  withClaims("whose sub is an issuer", "unusable_claims", serviceClient, { sub: issuer.name }),
  withClaims("whose sub has a trailing space", "unusable_claims", serviceClient, { sub: `${service.name} ` }),
  ...["another", `${service.name} `, service.name.toUpperCase(), "", "__proto__"].map((iss) =>
    withClaims(`from the unknown client ${JSON.stringify(iss)}`, "untrusted", serviceClient, { iss, sub: iss }),
  ),
  withClaims("from an issuer", "untrusted", serviceClient, { iss: issuer.name, sub: issuer.name }, issuer),
  withHeader("signed by an issuer", "wrong_algorithm", serviceClient, { alg: issuer.alg, kid: issuer.kid }, issuer),
  withHeader("signed by an issuer with alg EdDSA", "unknown_key", serviceClient, { kid: issuer.kid }, issuer),
  withHeader("signed by an issuer in the service's name", "wrong_signature", serviceClient, {}, issuer),
];

/** Attacks by wrong claims with a valid signature. */
export const attacksOnClaims: Readonly<Record<string, readonly Attack[]>> = {
  "untrusted issuers": [...issuers, ...invalidIssuers],
  "other audiences": [...audiences(agent), ...audiences(serviceClient)],
  "invalid times": [...times(agent), ...times(serviceClient)],
  "unexpected claims": [
    ...["sub", "jti", "client_id"].flatMap((claim) => names(agent, claim)),
    ...["sub", "jti"].flatMap((claim) => names(serviceClient, claim)),
    ...clientIds,
    ...scopes,
    ...resources,
  ],
  "service assertions": services,
};
