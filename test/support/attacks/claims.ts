import type { Fault } from "../../../functions/agent/assertion.ts";
import { issuer, now, otherIssuer, service } from "../assertions.ts";
import {
  type Attack,
  agent,
  claimed,
  evil,
  headed,
  otherAgent,
  otherTypes,
  type Party,
  servant,
  written,
} from "./attack.ts";

const issuers: readonly Attack[] = [
  ["a stranger", evil],
  ["one with a slash more", `${issuer.name}/`],
  ["one with two slashes more", `${issuer.name}//`],
  ["one in capitals", issuer.name.toUpperCase()],
  ["one with a capital", issuer.name.replace("idp", "Idp")],
  ["one with userinfo", issuer.name.replace("//", "//user@")],
  ["one as userinfo", `${issuer.name}@evil.example`],
  ["one with its port", `${issuer.name}:443`],
  ["one with another port", `${issuer.name}:8443`],
  ["one over http", issuer.name.replace("https", "http")],
  ["one with a dot at its end", `${issuer.name}.`],
  ["one as a part of another domain", `${issuer.name}.evil.example`],
  ["one below it", issuer.name.replace("//", "//www.")],
  ["one in letters that look alike", issuer.name.replace("i", "\u0456")],
  ["one in letters that look alike, as they are resolved", issuer.name.replace("idp", "xn--dp-gmc")],
  ["one in wide letters", issuer.name.replace("idp", "\uff49\uff44\uff50")],
  ["one with a query", `${issuer.name}?`],
  ["one with a fragment", `${issuer.name}#`],
  ["one with a path", `${issuer.name}/tenant`],
  ["one with a space before it", ` ${issuer.name}`],
  ["one with a line break behind it", `${issuer.name}\n`],
  ["one with a NUL behind it", `${issuer.name}\0`],
  ["one without its path", new URL(otherIssuer.name || evil).origin],
  ["a service", service.name],
  ["empty", ""],
  ["__proto__", "__proto__"],
  ["constructor", "constructor"],
].map(([what = "", iss = ""]) => claimed(`that is ${what}`, "untrusted", agent, { iss }));

const issuersThatAreNone: readonly Attack[] = [
  claimed("that is this service", "untrusted", agent, (site) => ({ iss: site })),
  ...otherTypes.map(([what, iss]) => claimed(`that is ${what}`, "malformed", agent, { iss })),
  claimed("that is a list with a trusted one", "malformed", agent, { iss: [issuer.name] }),
];

const audiences = (party: Party): Attack[] => {
  const wrong: readonly (readonly [what: string, aud: (site: string) => unknown])[] = [
    ["another host", () => evil],
    ["the address of this exchange", (site) => `${site}/api/agent/claim`],
    ["a resource of this service", (site) => `${site}/api`],
    ["with a slash more", (site) => `${site}/`],
    ["with another domain behind it", (site) => `${site}.evil`],
    ["cut by one character", (site) => site.slice(0, -1)],
    ["in capitals", (site) => site.toUpperCase()],
    ["with a space behind it", (site) => `${site} `],
    ["with another one behind a space", (site) => `${site} ${evil}`],
    ["empty", () => ""],
    ["one of two", (site) => [site, evil]],
    ["the second of two", (site) => [evil, site]],
    ["there twice", (site) => [site, site]],
    ["a list without any", () => []],
    ["a list in a list", (site) => [[site]]],
    ["a list with something else in it", (site) => [site, 5]],
    ["an object", (site) => ({ 0: site, length: 1 })],
    ["null", () => null],
    ["a number", () => 5],
    ["that of its issuer", () => party.by.name],
  ];
  return [
    ...wrong.map(([what, aud]) =>
      claimed(`of ${party.name} that is ${what}`, "wrong_audience", party, (site) => ({ aud: aud(site) })),
    ),
    claimed(`of ${party.name} that is missing`, "wrong_audience", party, { aud: undefined }),
  ];
};

/** Claims with members as no program would print them. */
const spelled = (what: string, fault: Fault, party: Party, member: string, value: string): Attack =>
  written(what, fault, party, (head, claims) => {
    const rest = JSON.stringify({ ...claims, [member]: undefined });
    return [JSON.stringify(head), `${rest.slice(0, -1)},"${member}":${value}}`];
  });

const times = (party: Party): Attack[] => {
  const of = (what: string) => `of ${party.name}: ${what}`;
  /** Times that lie so many seconds from the same now. */
  const from = (iat: number, exp: number, at = now()) => ({ iat: at + iat, exp: at + exp });
  return [
    ...otherTypes
      .filter(([, value]) => typeof value !== "number")
      .flatMap(([what, value]) =>
        ["exp", "iat"].map((name) => claimed(of(`${name} is ${what}`), "unusable_claims", party, { [name]: value })),
      ),
    ...["exp", "iat", "nbf"].map((name) =>
      claimed(of(`${name} is a text`), "unusable_claims", party, () => ({ [name]: String(now()) })),
    ),
    claimed(of("it ended two minutes ago"), "expired", party, () => from(-300, -120)),
    claimed(of("exp is negative"), "expired", party, { exp: -1 }),
    claimed(of("exp is zero"), "expired", party, { exp: 0 }),
    claimed(of("exp is 1e308"), "unusable_claims", party, { exp: 1e308 }),
    spelled(of("exp is more than a number can be"), "unusable_claims", party, "exp", "1e999"),
    spelled(of("exp is NaN"), "malformed", party, "exp", "NaN"),
    claimed(of("it begins in two minutes"), "not_yet_valid", party, () => ({ nbf: now() + 120 })),
    claimed(of("it begins in a thousand years"), "not_yet_valid", party, { nbf: 1e12 }),
    claimed(of("it was signed in two minutes"), "not_yet_valid", party, () => from(120, 300)),
    claimed(of("it was signed in 1970"), "expired", party, { iat: 0 }),
    claimed(of("it was signed before 1970"), "expired", party, { iat: -1 }),
    claimed(of("it was signed 7 minutes ago"), "expired", party, () => from(-420, 60)),
    claimed(of("it lasts a second more than it may"), "too_long_lived", party, () => from(0, 301)),
    claimed(of("it lasts an hour"), "too_long_lived", party, () => ({ exp: now() + 3_600 })),
    claimed(of("it lasts ten years"), "too_long_lived", party, () => ({ exp: now() + 315_360_000 })),
    claimed(of("it lasts no time"), "too_long_lived", party, () => from(0, 0)),
    claimed(of("it ends before it was signed"), "too_long_lived", party, () => from(30, 20)),
  ];
};

const names = (party: Party, claim: string): Attack[] => [
  ...[...otherTypes, ["empty", ""] as const, ["10 KiB long", "n".repeat(10_240)] as const].map(([what, value]) =>
    claimed(`${claim} of ${party.name} is ${what}`, "unusable_claims", party, { [claim]: value }),
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
  ].map((client_id) => claimed(`client_id is ${JSON.stringify(client_id)}`, "unknown_client", agent, { client_id })),
  claimed("client_id is one that another issuer may vouch for", "unknown_client", otherAgent, {
    client_id: "agent-two",
  }),
];

const scopes: readonly Attack[] = [
  ...[...otherTypes, ["empty", ""] as const, ["of spaces", "  "] as const]
    .filter(([, scope]) => scope !== undefined)
    .map(([what, scope]) => claimed(`scope is ${what}`, "unusable_claims", agent, { scope })),
  claimed("scope is a list of what is known", "unusable_claims", agent, { scope: ["portfolio:read"] }),
  ...[
    ["a quote", 'portfolio:read "'],
    ["a backslash", "portfolio:read \\"],
    ["a line break", "portfolio:read\njobs:read"],
    ["a tab", "portfolio:read\tjobs:read"],
    ["a NUL", "portfolio:read\0"],
    ["a letter beyond ASCII", "portfolio:read é"],
    ["a space before it", " portfolio:read"],
    ["a space behind it", "portfolio:read "],
    ["two spaces", "portfolio:read  jobs:read"],
  ].map(([what, scope]) => claimed(`scope has ${what}`, "unusable_claims", agent, { scope })),
  ...["admin", "portfolio:write", "PORTFOLIO:READ", "portfolio:read,jobs:read", "*"].map((scope) =>
    claimed(`scope is ${scope}, of which nothing is known`, "no_scope", agent, { scope }),
  ),
];

const resources: readonly Attack[] = [
  ...otherTypes
    .filter(([, value]) => value !== undefined && !Array.isArray(value))
    .map(([what, resource]) => claimed(`resource is ${what}`, "unusable_claims", agent, { resource })),
  claimed("resource is empty", "unusable_claims", agent, { resource: "" }),
  claimed("resource is an empty list", "unusable_claims", agent, { resource: [] }),
  claimed("resource is a list of more than 16", "unusable_claims", agent, (site) => ({
    resource: Array.from({ length: 17 }, () => site),
  })),
  claimed("resource is another's", "wrong_resource", agent, { resource: evil }),
  claimed("resource is this service's and another's", "wrong_resource", agent, (site) => ({ resource: [site, evil] })),
  claimed("resource begins as this service's", "wrong_resource", agent, (site) => ({ resource: `${site}.evil` })),
  claimed("resource has a slash more", "wrong_resource", agent, (site) => ({ resource: `${site}/` })),
];

/** Assertions of services, which no issuer of agents makes. */
const services: readonly Attack[] = [
  claimed("whose sub is another's", "unusable_claims", servant, { sub: "another" }),
  claimed("whose sub is an issuer's", "unusable_claims", servant, { sub: issuer.name }),
  claimed("whose sub has a space more", "unusable_claims", servant, { sub: `${service.name} ` }),
  ...["another", `${service.name} `, service.name.toUpperCase(), "", "__proto__"].map((iss) =>
    claimed(`of a client that nobody knows, ${JSON.stringify(iss)}`, "untrusted", servant, { iss, sub: iss }),
  ),
  claimed("of an issuer", "untrusted", servant, { iss: issuer.name, sub: issuer.name }, issuer),
  headed("signed by an issuer", "wrong_algorithm", servant, { alg: issuer.alg, kid: issuer.kid }, issuer),
  headed("signed by an issuer that calls it EdDSA", "unknown_key", servant, { kid: issuer.kid }, issuer),
  headed("signed by an issuer in the service's name", "wrong_signature", servant, {}, issuer),
];

/** Attacks with what an assertion claims, which its issuer signs. */
export const attacksOnClaims: Readonly<Record<string, readonly Attack[]>> = {
  "A8 issuer": [...issuers, ...issuersThatAreNone],
  "A10 audience": [...audiences(agent), ...audiences(servant)],
  "A11 times": [...times(agent), ...times(servant)],
  "A12 claims": [
    ...["sub", "jti", "client_id"].flatMap((claim) => names(agent, claim)),
    ...["sub", "jti"].flatMap((claim) => names(servant, claim)),
    ...clientIds,
    ...scopes,
    ...resources,
  ],
  "service assertions": services,
};
