import { issuer, otherIssuer, service } from "../assertions.ts";
import { encoded, macText, publicForms, readText } from "../signed-text.ts";
import {
  type Attack,
  agent,
  altered,
  asText,
  claimed,
  evil,
  headed,
  type Members,
  otherAgent,
  otherTypes,
  type Party,
  resigned,
  servant,
  strangerWithEc,
  strangerWithRsa,
} from "./attack.ts";

const withoutAlgorithm = (party: Party): Attack[] => [
  ...["none", "None", "NONE", "nOnE"].flatMap((alg) => [
    altered(`alg ${alg} without a signature`, "malformed", party, (token) => {
      const [head, claims] = readText(token);
      return `${encoded(JSON.stringify({ ...head, alg }))}.${encoded(JSON.stringify(claims))}.`;
    }),
    headed(`alg ${alg} with a signature`, "wrong_algorithm", party, { alg }),
  ]),
  headed("an empty alg", "unverifiable", party, { alg: "" }),
  ...otherTypes.map(([what, alg]) => headed(`an alg that is ${what}`, "unverifiable", party, { alg })),
];

const publicKeyAsSecret = (party: Party): Attack[] =>
  ["256", "384", "512"].flatMap((bits) =>
    Object.entries(publicForms).map(([form, of]) =>
      altered(
        `HS${bits} with the public key of ${party.name}'s issuer as ${form}`,
        "wrong_algorithm",
        party,
        (token) => {
          const [head, claims] = readText(token);
          return macText(`sha${bits}`, of(party.by.privateJwk), asText({ ...head, alg: `HS${bits}` }, claims));
        },
      ),
    ),
  );

const ofAnotherAlgorithm: readonly Attack[] = [
  headed("RS256 with a key of one's own", "wrong_algorithm", agent, { alg: "RS256" }, strangerWithRsa),
  headed("RS256 said of a signature of ES256", "wrong_algorithm", agent, { alg: "RS256" }),
  headed("ES256 said of a signature of RS256", "wrong_signature", agent, {}, strangerWithRsa),
  headed("ES256 with a key of one's own", "wrong_signature", agent, {}, strangerWithEc),
  headed(
    "ES256 with a key of one's own, of which nothing is said",
    "wrong_signature",
    agent,
    { kid: undefined },
    strangerWithEc,
  ),
  ...["ES384", "ES512", "ES256K", "PS256", "RS512", "EdDSA", "Ed25519", "ML-DSA-44", "es256", "ES256 ", "RSA-OAEP"].map(
    (alg) => headed(`${JSON.stringify(alg)} said of a signature of ES256`, "wrong_algorithm", agent, { alg }),
  ),
  ...["PS256", "RS384", "RS512", "PS512"].map((alg) =>
    headed(
      `${alg} of an issuer that signs with RS256`,
      "wrong_algorithm",
      otherAgent,
      { alg },
      {
        ...otherIssuer,
        alg,
      },
    ),
  ),
  headed("Ed25519 of a service that signs with EdDSA", "wrong_algorithm", servant, { alg: "Ed25519" }),
  claimed("the key of another issuer", "wrong_algorithm", otherAgent, { iss: issuer.name }),
  claimed("the key of an issuer for another", "wrong_algorithm", agent, { iss: otherIssuer.name }),
  headed("the key of a service", "wrong_algorithm", agent, { alg: service.alg, kid: service.kid }, service),
];

/** The order of P-256, which no part of a signature reaches. */
const order = Buffer.from("ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551", "hex");
const zeros = (count: number): Buffer => Buffer.alloc(count);

const brokenSignatures: readonly Attack[] = [
  altered("that was cut off", "malformed", agent, (token) => token.replace(/[^.]+$/, "")),
  altered("that was cut off with its dot", "malformed", agent, (token) => token.replace(/\.[^.]+$/, "")),
  altered("that is there twice", "malformed", agent, (token) => token.replace(/\.[^.]+$/, "$&$&")),
  resigned("of zeros", "wrong_signature", agent, (signature) => zeros(signature.length)),
  resigned("of ones", "wrong_signature", agent, (signature) => Buffer.alloc(signature.length, 0xff)),
  resigned("without an r", "wrong_signature", agent, (signature) => Buffer.concat([zeros(32), signature.subarray(32)])),
  resigned("without an s", "wrong_signature", agent, (signature) =>
    Buffer.concat([signature.subarray(0, 32), zeros(32)]),
  ),
  resigned("of the order of the curve", "wrong_signature", agent, () => Buffer.concat([order, order])),
  resigned("of one byte", "wrong_signature", agent, () => Buffer.from([1])),
  resigned("with a byte less", "wrong_signature", agent, (signature) => signature.subarray(1)),
  resigned("with a byte more", "wrong_signature", agent, (signature) => Buffer.concat([signature, zeros(1)])),
  resigned("with one bit changed", "wrong_signature", agent, ([first = 0, ...rest]) =>
    Buffer.from([first ^ 1, ...rest]),
  ),
  resigned("with both halves exchanged", "wrong_signature", agent, (signature) =>
    Buffer.concat([signature.subarray(32), signature.subarray(0, 32)]),
  ),
  altered("of another assertion", "wrong_signature", agent, async (token, site) =>
    token.replace(/[^.]+$/, (await agent.mint(site)).split(".")[2] ?? ""),
  ),
  altered("of other claims", "wrong_signature", agent, (token) => {
    const [head = "", , signature = ""] = token.split(".");
    const [, claims] = readText(token);
    return `${head}.${encoded(JSON.stringify({ ...claims, sub: "somebody else" }))}.${signature}`;
  }),
  altered("of another head", "wrong_signature", agent, (token) => {
    const [, claims = "", signature = ""] = token.split(".");
    const [head] = readText(token);
    return `${encoded(JSON.stringify({ ...head, more: 1 }))}.${claims}.${signature}`;
  }),
  resigned("of zeros for RSA", "wrong_signature", otherAgent, (signature) => zeros(signature.length)),
  resigned("of one for RSA", "wrong_signature", otherAgent, (signature) =>
    Buffer.concat([zeros(signature.length - 1), Buffer.from([1])]),
  ),
  resigned("of zeros for Ed25519", "wrong_signature", servant, (signature) => zeros(signature.length)),
  resigned("of a point of small order for Ed25519", "wrong_signature", servant, (signature) =>
    Buffer.concat([Buffer.from([1]), zeros(signature.length - 1)]),
  ),
];

const kids = (party: Party): Attack[] => [
  ...[
    ["a path", "../../etc/passwd"],
    ["SQL", "' OR 1=1--"],
    ["4 KiB long", "k".repeat(4_096)],
    ["a NUL", "\0"],
    ["the key's and a NUL", `${party.by.kid}\0`],
    ["the key's in capitals", party.by.kid.toUpperCase()],
    ["empty", ""],
    ["a URL", "https://evil.example/jwks.json"],
    ["that of another party", party === agent ? service.kid : issuer.kid],
    ["__proto__", "__proto__"],
    ["an unpaired surrogate", "\ud800"],
  ].map(([what, kid]) => headed(`that is ${what}`, "unknown_key", party, { kid })),
  ...otherTypes
    .filter(([, kid]) => kid !== undefined)
    .map(([what, kid]) => headed(`that is ${what}`, "unknown_key", party, { kid })),
  headed("that is a list with the key's", "unknown_key", party, { kid: [party.by.kid] }),
];

/** Where a JWT can say that its key is. */
export const ownKeys: readonly (readonly [what: string, head: Members])[] = [
  ["jku", { jku: `${evil}/jwks.json` }],
  ["x5u", { x5u: `${evil}/certificate.pem` }],
  ["x5c", { x5c: ["MIIB"], x5t: "AA", "x5t#S256": "AA" }],
  ["jwk", { jwk: (({ d: _, ...members }) => members)(strangerWithEc.privateJwk) }],
  ["kid with a URL", { kid: `${evil}/jwks.json` }],
];
const bringsKeys: readonly Attack[] = ownKeys.flatMap(([what, head]) => [
  headed(
    `${what}, signed with a key of one's own`,
    "kid" in head ? "unknown_key" : "wrong_signature",
    agent,
    head,
    strangerWithEc,
  ),
  headed(`${what} and a kid of one's own`, "unknown_key", agent, { kid: "own", ...head }, strangerWithEc),
]);

/** Attacks on what an assertion is verified with. */
export const attacksOnKeys: Readonly<Record<string, readonly Attack[]>> = {
  "A1 no algorithm": [...withoutAlgorithm(agent), ...withoutAlgorithm(servant)],
  "A2 public key as secret": [...publicKeyAsSecret(agent), ...publicKeyAsSecret(otherAgent)],
  "A3 algorithm and key": ofAnotherAlgorithm,
  "A4 signature": brokenSignatures,
  "A5 kid": [...kids(agent), ...kids(servant)],
  "A7 keys of its own": bringsKeys,
};
