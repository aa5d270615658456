import type { Fault } from "../../../functions/agent/assertion.ts";
import { issuer, now } from "../assertions.ts";
import { malleated } from "../jwt-forms.ts";
import { encoded, readText, signText, type Texts } from "../signed-text.ts";
import {
  type Attack,
  agent,
  altered,
  asText,
  claimed,
  evil,
  headed,
  type Members,
  otherTypes,
  type Party,
  servant,
  strangerWithEc,
  written,
} from "./attack.ts";

/** Texts that one parser may read so and another otherwise. */
const oddTexts = (party: Party): Attack[] => {
  const of = (what: string) => `${what} of ${party.name}`;
  const pick = (claims: Members, ...left: readonly string[]): string =>
    JSON.stringify(Object.fromEntries(Object.entries(claims).filter(([name]) => !left.includes(name))));
  const twice = (what: string, fault: Fault, name: string, first: unknown, last: unknown): Attack =>
    written(of(what), fault, party, (head, claims) => {
      const rest = pick(claims, name).slice(1, -1);
      return [JSON.stringify(head), `{"${name}":${JSON.stringify(first)},${rest},"${name}":${JSON.stringify(last)}}`];
    });
  const claimsAre = (what: string, change: (claims: Members) => Texts[1]): Attack =>
    written(of(what), "malformed", party, (head, claims) => [JSON.stringify(head), change(claims)]);
  const headIs = (what: string, change: (head: Members) => Texts[0]): Attack =>
    written(of(what), "malformed", party, (head, claims) => [change(head), JSON.stringify(claims)]);
  return [
    twice("iss twice, the trusted one first", "untrusted", "iss", party.by.name, evil),
    written(
      of("iss twice, the trusted one last, with a key of one's own"),
      "wrong_signature",
      party,
      (head, claims) => [JSON.stringify(head), `{"iss":"${evil}",${JSON.stringify(claims).slice(1)}`],
      strangerWithEc,
    ),
    twice("sub twice, of which one is empty", "unusable_claims", "sub", party.by.name, ""),
    twice("exp twice, of which the last is past", "expired", "exp", now() + 100, 5),
    written(of("aud twice, of which the last is another's"), "wrong_audience", party, (head, claims) => [
      JSON.stringify(head),
      `${JSON.stringify(claims).slice(0, -1)},"aud":"${evil}"}`,
    ]),
    written(of("alg twice, of which the last is none"), "wrong_algorithm", party, (head, claims) => [
      `${JSON.stringify(head).slice(0, -1)},"alg":"none"}`,
      JSON.stringify(claims),
    ]),
    written(of("every claim below __proto__"), "malformed", party, (head, claims) => [
      JSON.stringify(head),
      `{"__proto__":${JSON.stringify(claims)}}`,
    ]),
    written(of("the subject below __proto__"), "unusable_claims", party, (head, { sub, ...claims }) => [
      JSON.stringify(head),
      `{"__proto__":{"sub":${JSON.stringify(sub)}},${JSON.stringify(claims).slice(1)}`,
    ]),
    written(of("the algorithm below __proto__"), "unverifiable", party, ({ alg, ...head }, claims) => [
      `{"__proto__":{"alg":${JSON.stringify(alg)}},${JSON.stringify(head).slice(1)}`,
      JSON.stringify(claims),
    ]),
    claimsAre("claims that are a list", (claims) => JSON.stringify([claims])),
    claimsAre("claims that are null", () => "null"),
    claimsAre("claims that are a text", (claims) => JSON.stringify(JSON.stringify(claims))),
    claimsAre("claims that are a number", () => "5"),
    claimsAre("claims that are no JSON", (claims) => JSON.stringify(claims).replaceAll('"', "'")),
    claimsAre("claims that are cut", (claims) => JSON.stringify(claims).slice(0, -1)),
    claimsAre("claims with a comma too many", (claims) => JSON.stringify(claims).replace(/}$/, ",}")),
    claimsAre("claims with something behind them", (claims) => `${JSON.stringify(claims)}{}`),
    claimsAre("claims with a NUL behind them", (claims) => `${JSON.stringify(claims)}\0`),
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
    headIs("a head that is a list", (head) => JSON.stringify([head])),
    headIs("a head that is null", () => "null"),
    headIs("a head that is no JSON", () => "head"),
    headIs("a head not in UTF-8", (head) => Buffer.from(JSON.stringify({ ...head, name: "caf\xe9" }), "latin1")),
  ];
};

/** Types that say that something is of another kind, or nothing. */
const otherKinds = (party: Party, typs: readonly unknown[]): Attack[] =>
  typs.map((typ) => headed(`of ${party.name} with typ ${JSON.stringify(typ)}`, "wrong_type", party, { typ }));

const typeThatIsNone = (party: Party): Attack[] =>
  otherTypes
    .filter(([, typ]) => typ !== undefined)
    .map(([what, typ]) => headed(`of ${party.name} with a typ that is ${what}`, "malformed", party, { typ }));

const extensions = (party: Party): Attack[] => {
  const wrong: readonly (readonly [what: string, fault: Fault, head: Members])[] = [
    ["an unknown crit", "unverifiable", { crit: ["x"], x: 1 }],
    ["a crit of a claim", "unverifiable", { crit: ["exp"], exp: 1 }],
    ["a crit of what is not there", "unverifiable", { crit: ["b64"] }],
    ["an empty crit", "unverifiable", { crit: [] }],
    ["a crit that is a text", "unverifiable", { crit: "x", x: 1 }],
    ["a crit that is null", "unverifiable", { crit: null }],
    ["a payload that is not encoded", "unverifiable", { crit: ["b64"], b64: false }],
  ];
  return wrong.map(([what, fault, head]) => headed(`of ${party.name} with ${what}`, fault, party, head));
};

const bindings: readonly (readonly [what: string, claims: Members])[] = [
  ["a cnf with a thumbprint", { cnf: { jkt: "0ZcOCORZNYy-DWpqq30jZyJGHTN0d2HglBV3uiguA4I" } }],
  ["an empty cnf", { cnf: {} }],
  ["a cnf that is null", { cnf: null }],
  ["a cnf that is false", { cnf: false }],
  ["authorization details", { authorization_details: [{ type: "payment" }] }],
  ["no authorization details", { authorization_details: [] }],
  ["authorization details that are null", { authorization_details: null }],
];
const boundToKeys = bindings.map(([what, claims]) => claimed(`with ${what}`, "bound_to_a_key", agent, claims));

const notSigned: readonly Attack[] = [
  altered("that is encrypted", "malformed", agent, (token) => {
    const head = encoded(JSON.stringify({ alg: "dir", enc: "A256GCM", typ: "oauth-id-jag+jwt", cty: "JWT" }));
    return `${head}..${encoded("a nonce of 12")}.${encoded(token)}.${encoded("a tag of sixteen")}`;
  }),
  altered(
    "that is encrypted, with five full parts",
    "malformed",
    agent,
    (token) => `${token}.${encoded("a")}.${encoded("b")}`,
  ),
  altered("with four parts", "malformed", agent, (token) => `${token}.${encoded("a")}`),
  altered("as JSON", "malformed", agent, (token) => {
    const [head, payload, signature] = token.split(".");
    return JSON.stringify({ protected: head, payload, signature });
  }),
  written("in another", "malformed", agent, (head, claims) => [
    JSON.stringify({ ...head, cty: "JWT" }),
    signText(issuer, asText(head, claims)),
  ]),
];

/** Other texts of a token that say the same. None is a text of the compact form. */
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
  ["with a line break behind it", (token) => `${token}\n`],
  ["with a space before it", (token) => ` ${token}`],
  ["with white space in it", (token) => token.replace(".", ".\t ")],
  ["with a line break in it", (token) => `${token.slice(0, 40)}\r\n${token.slice(40)}`],
  ["with a NUL behind it", (token) => `${token}\0`],
  ["with a byte order mark", (token) => `\ufeff${token}`],
  ["with its scheme", (token) => `Bearer ${token}`],
  ["in quotes", (token) => `"${token}"`],
  ["with a dot behind it", (token) => `${token}.`],
  ["with a dot before it", (token) => `.${token}`],
  ["with a comma and another behind it", (token) => `${token},${token}`],
  ["escaped", (token) => token.replaceAll(".", "%2E")],
  ["with wide dots", (token) => token.replaceAll(".", "\uff0e")],
  ["with other bits that its signature has to spare", (token) => malleated(token)[0] ?? ""],
  ["with a soft hyphen", (token) => `${token.slice(0, 9)}\u00ad${token.slice(9)}`],
];

const inBase64: Attack = {
  what: "in base64",
  fault: "malformed",
  as: agent.as,
  make: async (site) => {
    const [head, claims] = readText(await agent.mint(site));
    // One of its letters is then there for sure.
    const token = signText(issuer, asText(head, { ...claims, more: "?".repeat(9) }));
    return token.replaceAll("-", "+").replaceAll("_", "/");
  },
};

const large: readonly Attack[] = [
  ["of dots", ".".repeat(16_384)],
  ["of letters", "a".repeat(16_384)],
  ["of three parts of letters", `${"a".repeat(5_460)}.${"a".repeat(5_460)}.${"a".repeat(5_460)}`],
  ["of letters and dots", "a.".repeat(8_192)],
  ["of hyphens", "-".repeat(16_384)],
  ["of wide letters", "\uff41".repeat(16_384)],
  ["of a head that is nested deeply", `${encoded("[".repeat(12_000))}.${encoded("{}")}.AA`],
  [
    "of claims that are nested deeply",
    `${encoded('{"alg":"ES256"}')}.${encoded(`{"iss":${"[".repeat(6_000)}${"]".repeat(6_000)}}`)}.AA`,
  ],
].map(([what = "", text = ""]) => ({
  what: `16 KiB ${what}`,
  fault: "malformed",
  as: "identity_assertion",
  make: () => text,
}));

/** Attacks with how an assertion is written. */
export const attacksOnTexts: Readonly<Record<string, readonly Attack[]>> = {
  "A15 other spellings": [
    ...otherSpellings.map(([what, change]) => altered(what, "malformed", agent, change)),
    inBase64,
  ],
  "A16 odd texts": [...oddTexts(agent), ...oddTexts(servant)],
  "A17 type and extensions": [
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
    ...otherKinds(servant, ["at+jwt", "secevent+jwt", "oauth-id-jag+jwt", "", "client-authentication", "text/jwt"]),
    ...[agent, servant].flatMap((party) => [...typeThatIsNone(party), ...extensions(party)]),
    ...boundToKeys,
    ...notSigned,
  ],
  "A18 size": large,
};
