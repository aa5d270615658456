import { issuer, otherIssuer, service } from "../assertions.ts";
import { decodeJwtTexts, publicKeyEncodings, signWithMac, toBase64Url } from "../raw-jwt.ts";
import {
  type AssertionSource,
  type Attack,
  agent,
  EVIL_ORIGIN,
  type JwtMembers,
  otherAgent,
  serviceClient,
  strangerWithEc,
  strangerWithRsa,
  toTexts,
  withClaims,
  withHeader,
  withSignatureChange,
  withToken,
  wrongTypes,
} from "./attack.ts";

const withoutAlgorithm = (party: AssertionSource): Attack[] => [
  ...["none", "None", "NONE", "nOnE"].flatMap((alg) => [
    withToken(`alg ${alg} without a signature`, "malformed", party, (token) => {
      const [head, claims] = decodeJwtTexts(token);
      return `${toBase64Url(JSON.stringify({ ...head, alg }))}.${toBase64Url(JSON.stringify(claims))}.`;
    }),
    withHeader(`alg ${alg} with a signature`, "wrong_algorithm", party, { alg }),
  ]),
  withHeader("an empty alg", "unverifiable", party, { alg: "" }),
  ...wrongTypes.map(([what, alg]) => withHeader(`an alg that is ${what}`, "unverifiable", party, { alg })),
];

const publicKeyAsSecret = (party: AssertionSource): Attack[] =>
  ["256", "384", "512"].flatMap((bits) =>
    Object.entries(publicKeyEncodings).map(([form, of]) =>
      withToken(
        `HS${bits} with the public key of ${party.name}'s issuer as ${form}`,
        "wrong_algorithm",
        party,
        (token) => {
          const [head, claims] = decodeJwtTexts(token);
          return signWithMac(`sha${bits}`, of(party.signer.privateJwk), toTexts({ ...head, alg: `HS${bits}` }, claims));
        },
      ),
    ),
  );

const ofAnotherAlgorithm: readonly Attack[] = [
  withHeader("RS256 with the attacker's key", "wrong_algorithm", agent, { alg: "RS256" }, strangerWithRsa),
  withHeader("RS256 said of a signature of ES256", "wrong_algorithm", agent, { alg: "RS256" }),
  withHeader("ES256 said of a signature of RS256", "wrong_signature", agent, {}, strangerWithRsa),
  withHeader("ES256 with the attacker's key", "wrong_signature", agent, {}, strangerWithEc),
  withHeader(
    "ES256 with the attacker's key, without a reference to it",
    "wrong_signature",
    agent,
    { kid: undefined },
    strangerWithEc,
  ),
  ...["ES384", "ES512", "ES256K", "PS256", "RS512", "EdDSA", "Ed25519", "ML-DSA-44", "es256", "ES256 ", "RSA-OAEP"].map(
    (alg) => withHeader(`${JSON.stringify(alg)} said of a signature of ES256`, "wrong_algorithm", agent, { alg }),
  ),
  ...["PS256", "RS384", "RS512", "PS512"].map((alg) =>
    withHeader(
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
  withHeader("Ed448 of a service that signs with EdDSA", "wrong_algorithm", serviceClient, { alg: "Ed448" }),
  withClaims("the key of another issuer", "wrong_algorithm", otherAgent, { iss: issuer.name }),
  withClaims("the key of an issuer for another", "wrong_algorithm", agent, { iss: otherIssuer.name }),
  withHeader("the key of a service", "wrong_algorithm", agent, { alg: service.alg, kid: service.kid }, service),
];

/** The order of P-256; r and s must be smaller. */
const order = Buffer.from("ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551", "hex");
const zeros = (count: number): Buffer => Buffer.alloc(count);

const brokenSignatures: readonly Attack[] = [
  withToken("that is missing", "malformed", agent, (token) => token.replace(/[^.]+$/, "")),
  withToken("that is missing with its dot", "malformed", agent, (token) => token.replace(/\.[^.]+$/, "")),
  withToken("that is there twice", "malformed", agent, (token) => token.replace(/\.[^.]+$/, "$&$&")),
  withSignatureChange("of zeros", "wrong_signature", agent, (signature) => zeros(signature.length)),
  withSignatureChange("of ones", "wrong_signature", agent, (signature) => Buffer.alloc(signature.length, 0xff)),
  withSignatureChange("without an r", "wrong_signature", agent, (signature) =>
    Buffer.concat([zeros(32), signature.subarray(32)]),
  ),
  withSignatureChange("without an s", "wrong_signature", agent, (signature) =>
    Buffer.concat([signature.subarray(0, 32), zeros(32)]),
  ),
  withSignatureChange("of the order of the curve", "wrong_signature", agent, () => Buffer.concat([order, order])),
  withSignatureChange("of one byte", "wrong_signature", agent, () => Buffer.from([1])),
  withSignatureChange("with a byte less", "wrong_signature", agent, (signature) => signature.subarray(1)),
  withSignatureChange("with a byte more", "wrong_signature", agent, (signature) =>
    Buffer.concat([signature, zeros(1)]),
  ),
  withSignatureChange("with one bit changed", "wrong_signature", agent, ([first = 0, ...rest]) =>
    Buffer.from([first ^ 1, ...rest]),
  ),
  withSignatureChange("with both halves swapped", "wrong_signature", agent, (signature) =>
    Buffer.concat([signature.subarray(32), signature.subarray(0, 32)]),
  ),
  withToken("of another assertion", "wrong_signature", agent, async (token, site) =>
    token.replace(/[^.]+$/, (await agent.mint(site)).split(".")[2] ?? ""),
  ),
  withToken("of other claims", "wrong_signature", agent, (token) => {
    const [head = "", , signature = ""] = token.split(".");
    const [, claims] = decodeJwtTexts(token);
    return `${head}.${toBase64Url(JSON.stringify({ ...claims, sub: "somebody else" }))}.${signature}`;
  }),
  withToken("of another header", "wrong_signature", agent, (token) => {
    const [, claims = "", signature = ""] = token.split(".");
    const [head] = decodeJwtTexts(token);
    return `${toBase64Url(JSON.stringify({ ...head, more: 1 }))}.${claims}.${signature}`;
  }),
  withSignatureChange("of zeros for RSA", "wrong_signature", otherAgent, (signature) => zeros(signature.length)),
  withSignatureChange("of one for RSA", "wrong_signature", otherAgent, (signature) =>
    Buffer.concat([zeros(signature.length - 1), Buffer.from([1])]),
  ),
  withSignatureChange("of zeros for Ed25519", "wrong_signature", serviceClient, (signature) => zeros(signature.length)),
  withSignatureChange("of a point of small order for Ed25519", "wrong_signature", serviceClient, (signature) =>
    Buffer.concat([Buffer.from([1]), zeros(signature.length - 1)]),
  ),
];

const kids = (party: AssertionSource): Attack[] => [
  ...[
    ["a path", "../../etc/passwd"],
    ["SQL", "' OR 1=1--"],
    ["4 KiB long", "k".repeat(4_096)],
    ["a NUL", "\0"],
    ["the key's and a NUL", `${party.signer.kid}\0`],
    ["the key's in capitals", party.signer.kid.toUpperCase()],
    ["empty", ""],
    ["a URL", "https://evil.example/jwks.json"],
    ["the kid of another issuer", party === agent ? service.kid : issuer.kid],
    ["__proto__", "__proto__"],
    ["an unpaired surrogate", "\ud800"],
  ].map(([what, kid]) => withHeader(`that is ${what}`, "unknown_key", party, { kid })),
  ...wrongTypes
    .filter(([, kid]) => kid !== undefined)
    .map(([what, kid]) => withHeader(`that is ${what}`, "unknown_key", party, { kid })),
  withHeader("that is a list with the key's", "unknown_key", party, { kid: [party.signer.kid] }),
];

/** Header members that point to a key. */
export const ownKeys: readonly (readonly [what: string, head: JwtMembers])[] = [
  ["jku", { jku: `${EVIL_ORIGIN}/jwks.json` }],
  ["x5u", { x5u: `${EVIL_ORIGIN}/certificate.pem` }],
  ["x5c", { x5c: ["MIIB"], x5t: "AA", "x5t#S256": "AA" }],
  ["jwk", { jwk: (({ d: _, ...members }) => members)(strangerWithEc.privateJwk) }],
  ["kid with a URL", { kid: `${EVIL_ORIGIN}/jwks.json` }],
];
const bringsKeys: readonly Attack[] = ownKeys.flatMap(([what, head]) => [
  withHeader(
    `${what}, signed with the attacker's key`,
    "kid" in head ? "unknown_key" : "wrong_signature",
    agent,
    head,
    strangerWithEc,
  ),
  withHeader(`${what} and the attacker's kid`, "unknown_key", agent, { kid: "own", ...head }, strangerWithEc),
]);

/** Attacks on keys, algorithms and signatures. */
export const attacksOnKeys: Readonly<Record<string, readonly Attack[]>> = {
  "no algorithm": [...withoutAlgorithm(agent), ...withoutAlgorithm(serviceClient)],
  "public key as secret": [...publicKeyAsSecret(agent), ...publicKeyAsSecret(otherAgent)],
  "algorithm and key": ofAnotherAlgorithm,
  "broken signatures": brokenSignatures,
  "unusual key ids": [...kids(agent), ...kids(serviceClient)],
  "own keys": bringsKeys,
};
