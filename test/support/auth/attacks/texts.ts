import type { RefusalReason } from "../../../../functions/auth/assertion.ts";
import { issuer, nowInSeconds } from "../assertions.ts";
import { malleatedTokens } from "../jwt-encodings.ts";
import { decodeJwtTexts, type JwtTexts, signJwtTexts, toBase64Url } from "../raw-jwt.ts";
import {
  type AssertionSource,
  type Attack,
  agent,
  EVIL_ORIGIN,
  type JwtMembers,
  serviceClient,
  strangerWithEc,
  toTexts,
  withClaims,
  withHeader,
  withTexts,
  withToken,
  wrongTypes,
} from "./attack.ts";

/** Texts that parsers may interpret differently. */
const oddTexts = (party: AssertionSource): Attack[] => {
  const of = (what: string) => `${what} of ${party.name}`;
  const pick = (claims: JwtMembers, ...left: readonly string[]): string =>
    JSON.stringify(Object.fromEntries(Object.entries(claims).filter(([name]) => !left.includes(name))));
  const twice = (what: string, fault: RefusalReason, name: string, first: unknown, last: unknown): Attack =>
    withTexts(of(what), fault, party, (head, claims) => {
      const rest = pick(claims, name).slice(1, -1);
      return [JSON.stringify(head), `{"${name}":${JSON.stringify(first)},${rest},"${name}":${JSON.stringify(last)}}`];
    });
  const claimsAre = (what: string, change: (claims: JwtMembers) => JwtTexts[1]): Attack =>
    withTexts(of(what), "malformed", party, (head, claims) => [JSON.stringify(head), change(claims)]);
  const headIs = (what: string, change: (head: JwtMembers) => JwtTexts[0]): Attack =>
    withTexts(of(what), "malformed", party, (head, claims) => [change(head), JSON.stringify(claims)]);
  return [
    twice("iss twice, the trusted one first", "untrusted", "iss", party.signer.name, EVIL_ORIGIN),
    withTexts(
      of("iss twice, the trusted one last, with the attacker's key"),
      "wrong_signature",
      party,
      (head, claims) => [JSON.stringify(head), `{"iss":"${EVIL_ORIGIN}",${JSON.stringify(claims).slice(1)}`],
      strangerWithEc,
    ),
    twice("sub twice, one of them empty", "unusable_claims", "sub", party.signer.name, ""),
    twice("exp twice, the last one expired", "expired", "exp", nowInSeconds() + 100, 5),
    withTexts(of("aud twice, the last for another service"), "wrong_audience", party, (head, claims) => [
      JSON.stringify(head),
      `${JSON.stringify(claims).slice(0, -1)},"aud":"${EVIL_ORIGIN}"}`,
    ]),
    withTexts(of("alg twice, the last one none"), "wrong_algorithm", party, (head, claims) => [
      `${JSON.stringify(head).slice(0, -1)},"alg":"none"}`,
      JSON.stringify(claims),
    ]),
    withTexts(of("every claim under __proto__"), "malformed", party, (head, claims) => [
      JSON.stringify(head),
      `{"__proto__":${JSON.stringify(claims)}}`,
    ]),
    withTexts(of("the subject under __proto__"), "unusable_claims", party, (head, { sub, ...claims }) => [
      JSON.stringify(head),
      `{"__proto__":{"sub":${JSON.stringify(sub)}},${JSON.stringify(claims).slice(1)}`,
    ]),
    withTexts(of("the algorithm under __proto__"), "unverifiable", party, ({ alg, ...head }, claims) => [
      `{"__proto__":{"alg":${JSON.stringify(alg)}},${JSON.stringify(head).slice(1)}`,
      JSON.stringify(claims),
    ]),
    claimsAre("claims that are a list", (claims) => JSON.stringify([claims])),
    claimsAre("claims that are null", () => "null"),
    claimsAre("claims that are a string", (claims) => JSON.stringify(JSON.stringify(claims))),
    claimsAre("claims that are a number", () => "5"),
    claimsAre("claims that are not JSON", (claims) => JSON.stringify(claims).replaceAll('"', "'")),
    claimsAre("truncated claims", (claims) => JSON.stringify(claims).slice(0, -1)),
    claimsAre("claims with a trailing comma", (claims) => JSON.stringify(claims).replace(/}$/, ",}")),
    claimsAre("claims with trailing data", (claims) => `${JSON.stringify(claims)}{}`),
    claimsAre("claims with a trailing NUL", (claims) => `${JSON.stringify(claims)}\0`),
    claimsAre("claims not in UTF-8", (claims) => Buffer.from(JSON.stringify({ ...claims, name: "caf\xe9" }), "latin1")),
    claimsAre("claims in UTF-16", (claims) => Buffer.from(JSON.stringify(claims), "utf16le")),
    claimsAre("claims with an overlong encoding", (claims) =>
      Buffer.concat([
        Buffer.from(`${JSON.stringify(claims).slice(0, -1)},"n":"`),
        Buffer.from([0xc0, 0x80]),
        Buffer.from('"}'),
      ]),
    ),
    claimsAre("claims with a surrogate in UTF-8", (claims) =>
      Buffer.concat([
        Buffer.from(`${JSON.stringify(claims).slice(0, -1)},"n":"`),
        Buffer.from([0xed, 0xa0, 0x80]),
        Buffer.from('"}'),
      ]),
    ),
    headIs("a header that is a list", (head) => JSON.stringify([head])),
    headIs("a header that is null", () => "null"),
    headIs("a header that is not JSON", () => "head"),
    headIs("a header not in UTF-8", (head) => Buffer.from(JSON.stringify({ ...head, name: "caf\xe9" }), "latin1")),
  ];
};

/** Wrong or missing `typ` values. */
const otherKinds = (party: AssertionSource, typs: readonly unknown[]): Attack[] =>
  typs.map((typ) => withHeader(`of ${party.name} with typ ${JSON.stringify(typ)}`, "wrong_type", party, { typ }));

const typeThatIsNone = (party: AssertionSource): Attack[] =>
  wrongTypes
    .filter(([, typ]) => typ !== undefined)
    .map(([what, typ]) => withHeader(`of ${party.name} with a typ that is ${what}`, "malformed", party, { typ }));

const extensions = (party: AssertionSource): Attack[] => {
  const wrong: readonly (readonly [what: string, fault: RefusalReason, head: JwtMembers])[] = [
    ["an unknown crit", "unverifiable", { crit: ["x"], x: 1 }],
    ["a crit naming a claim", "unverifiable", { crit: ["exp"], exp: 1 }],
    ["a crit naming a missing member", "unverifiable", { crit: ["b64"] }],
    ["an empty crit", "unverifiable", { crit: [] }],
    ["a crit that is a string", "unverifiable", { crit: "x", x: 1 }],
    ["a crit that is null", "unverifiable", { crit: null }],
    ["b64: false", "unverifiable", { crit: ["b64"], b64: false }],
  ];
  return wrong.map(([what, fault, head]) => withHeader(`of ${party.name} with ${what}`, fault, party, head));
};

const bindings: readonly (readonly [what: string, claims: JwtMembers])[] = [
  ["a cnf with a thumbprint", { cnf: { jkt: "0ZcOCORZNYy-DWpqq30jZyJGHTN0d2HglBV3uiguA4I" } }],
  ["an empty cnf", { cnf: {} }],
  ["a cnf that is null", { cnf: null }],
  ["a cnf that is false", { cnf: false }],
  ["authorization details", { authorization_details: [{ type: "payment" }] }],
  ["no authorization details", { authorization_details: [] }],
  ["authorization details that are null", { authorization_details: null }],
];
const boundToKeys = bindings.map(([what, claims]) => withClaims(`with ${what}`, "bound_to_a_key", agent, claims));

const notSigned: readonly Attack[] = [
  withToken("that is encrypted", "malformed", agent, (token) => {
    const head = toBase64Url(JSON.stringify({ alg: "dir", enc: "A256GCM", typ: "oauth-id-jag+jwt", cty: "JWT" }));
    return `${head}..${toBase64Url("a nonce of 12")}.${toBase64Url(token)}.${toBase64Url("a tag of sixteen")}`;
  }),
  withToken(
    "that is encrypted, with five full parts",
    "malformed",
    agent,
    (token) => `${token}.${toBase64Url("a")}.${toBase64Url("b")}`,
  ),
  withToken("with four parts", "malformed", agent, (token) => `${token}.${toBase64Url("a")}`),
  withToken("as JSON", "malformed", agent, (token) => {
    const [head, payload, signature] = token.split(".");
    return JSON.stringify({ protected: head, payload, signature });
  }),
  withTexts("nested in another JWT", "malformed", agent, (head, claims) => [
    JSON.stringify({ ...head, cty: "JWT" }),
    signJwtTexts(issuer, toTexts(head, claims)),
  ]),
];

/** Other spellings of a token. None is valid compact serialization. */
const otherSpellings: readonly (readonly [what: string, change: (token: string) => string])[] = [
  ["with padding", (token) => `${token}==`],
  [
    "with padding in each part",
    (token) =>
      token
        .split(".")
        .map((part) => `${part}=`)
        .join("."),
  ],
  ["with a trailing line break", (token) => `${token}\n`],
  ["with a leading space", (token) => ` ${token}`],
  ["with whitespace inside", (token) => token.replace(".", ".\t ")],
  ["with a line break inside", (token) => `${token.slice(0, 40)}\r\n${token.slice(40)}`],
  ["with a trailing NUL", (token) => `${token}\0`],
  ["with a byte order mark", (token) => `\ufeff${token}`],
  ["with the Bearer scheme", (token) => `Bearer ${token}`],
  ["in quotes", (token) => `"${token}"`],
  ["with a trailing dot", (token) => `${token}.`],
  ["with a leading dot", (token) => `.${token}`],
  ["twice, separated by a comma", (token) => `${token},${token}`],
  ["escaped", (token) => token.replaceAll(".", "%2E")],
  ["with fullwidth dots", (token) => token.replaceAll(".", "\uff0e")],
  ["with other unused bits in its signature", (token) => malleatedTokens(token)[0] ?? ""],
  ["with a soft hyphen", (token) => `${token.slice(0, 9)}\u00ad${token.slice(9)}`],
];

const inBase64: Attack = {
  what: "in base64",
  fault: "malformed",
  identityType: agent.identityType,
  make: async (site) => {
    const [head, claims] = decodeJwtTexts(await agent.mint(site));
    // This guarantees a character that differs between base64 and base64url.
    const token = signJwtTexts(issuer, toTexts(head, { ...claims, more: "?".repeat(9) }));
    return token.replaceAll("-", "+").replaceAll("_", "/");
  },
};

const large: readonly Attack[] = [
  ["of dots", ".".repeat(16_384)],
  ["of letters", "a".repeat(16_384)],
  ["of three parts of letters", `${"a".repeat(5_460)}.${"a".repeat(5_460)}.${"a".repeat(5_460)}`],
  ["of letters and dots", "a.".repeat(8_192)],
  ["of hyphens", "-".repeat(16_384)],
  ["of fullwidth letters", "\uff41".repeat(16_384)],
  ["of a deeply nested header", `${toBase64Url("[".repeat(12_000))}.${toBase64Url("{}")}.AA`],
  [
    "of deeply nested claims",
    `${toBase64Url('{"alg":"ES256"}')}.${toBase64Url(`{"iss":${"[".repeat(6_000)}${"]".repeat(6_000)}}`)}.AA`,
  ],
].map(([what = "", text = ""]) => ({
  what: `16 KiB ${what}`,
  fault: "malformed",
  identityType: "identity_assertion",
  make: () => text,
}));

/** Attacks by the encoding of an assertion. */
export const attacksOnTexts: Readonly<Record<string, readonly Attack[]>> = {
  "other spellings": [...otherSpellings.map(([what, change]) => withToken(what, "malformed", agent, change)), inBase64],
  "odd texts": [...oddTexts(agent), ...oddTexts(serviceClient)],
  "type and extensions": [
    ...otherKinds(agent, [
      undefined,
      "JWT",
      "jwt",
      "at+jwt",
      "secevent+jwt",
      "client-authentication+jwt",
      "",
      "jag+jwt",
    ]),
    ...otherKinds(agent, [
      "application/application/oauth-id-jag+jwt",
      "oauth-id-jag",
      "oauth-id-jag+jwt ",
      "text/oauth-id-jag+jwt",
    ]),
    ...otherKinds(serviceClient, [
      "at+jwt",
      "secevent+jwt",
      "oauth-id-jag+jwt",
      "",
      "client-authentication",
      "text/jwt",
    ]),
    ...[agent, serviceClient].flatMap((party) => [...typeThatIsNone(party), ...extensions(party)]),
    ...boundToKeys,
    ...notSigned,
  ],
  "large assertions": large,
};
