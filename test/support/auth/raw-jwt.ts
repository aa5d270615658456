import { constants, createHmac, createPrivateKey, createPublicKey, type KeyObject, sign } from "node:crypto";
import type { JWK } from "jose";
import type { Signer } from "./providers.ts";

type TextOrBytes = string | Uint8Array;

/** Header and claims of a JWT as texts, before encoding. */
export type JwtTexts = readonly [head: TextOrBytes, claims: TextOrBytes];

export const toBase64Url = (text: TextOrBytes): string => Buffer.from(text).toString("base64url");

const privateKeyOf = ({ privateJwk }: Pick<Signer, "privateJwk">): KeyObject =>
  createPrivateKey({ key: privateJwk, format: "jwk" });

const publicKeyOf = (jwk: JWK): KeyObject => createPublicKey({ key: jwk, format: "jwk" });
/** The coordinate x of a curve key, or the modulus of an RSA key. */
const coordinateOrModulus = ({ x, n }: JWK): string => x ?? n ?? "";

/** Encodings of a public key. */
export const publicKeyEncodings: Readonly<Record<string, (jwk: JWK) => TextOrBytes>> = {
  PEM: (jwk) => publicKeyOf(jwk).export({ type: "spki", format: "pem" }),
  "PEM without its last line break": (jwk) =>
    publicKeyOf(jwk).export({ type: "spki", format: "pem" }).toString().trim(),
  DER: (jwk) => publicKeyOf(jwk).export({ type: "spki", format: "der" }),
  JWK: (jwk) => JSON.stringify(publicKeyOf(jwk).export({ format: "jwk" })),
  "a coordinate or the modulus": coordinateOrModulus,
  "the bytes of a coordinate or the modulus": (jwk) => Buffer.from(coordinateOrModulus(jwk), "base64url"),
};

/** Signs with an algorithm (RFC 7518 §3.1, RFC 8037 §3.1). */
const signatureOf = (alg: string, input: Buffer, key: KeyObject): Buffer => {
  if (alg === "EdDSA") return sign(null, input, key);
  const hash = `sha${alg.slice(2)}`;
  if (alg.startsWith("ES")) return sign(hash, input, { key, dsaEncoding: "ieee-p1363" });
  const padding = alg.startsWith("PS") ? constants.RSA_PKCS1_PSS_PADDING : constants.RSA_PKCS1_PADDING;
  return sign(hash, input, { key, padding, saltLength: constants.RSA_PSS_SALTLEN_DIGEST });
};

/** A JWT of raw texts, which a library might refuse to sign. */
export const signJwtTexts = (by: Pick<Signer, "alg" | "privateJwk">, [head, claims]: JwtTexts): string => {
  const input = `${toBase64Url(head)}.${toBase64Url(claims)}`;
  return `${input}.${toBase64Url(signatureOf(by.alg, Buffer.from(input), privateKeyOf(by)))}`;
};

/** A JWT of raw texts, signed with an HMAC. */
export const signWithMac = (hash: string, secret: TextOrBytes, [head, claims]: JwtTexts): string => {
  const input = `${toBase64Url(head)}.${toBase64Url(claims)}`;
  return `${input}.${createHmac(hash, secret).update(input).digest("base64url")}`;
};

/** The decoded header and claims of a JWT. */
export const decodeJwtTexts = (
  token: string,
): readonly [head: Record<string, unknown>, claims: Record<string, unknown>] => {
  const [head = "", claims = ""] = token.split(".");
  const read = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
  return [read(head), read(claims)];
};

/** A JWT with another signature. */
export const withSignature = (token: string, change: (signature: Buffer) => TextOrBytes): string => {
  const [head = "", claims = "", signature = ""] = token.split(".");
  return `${head}.${claims}.${toBase64Url(change(Buffer.from(signature, "base64url")))}`;
};

/** The order of the curve P-256. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** The other valid ES256 signature of the same text: r and n - s. */
export const otherEs256Signature = (token: string): string =>
  withSignature(token, (signature) => {
    const s = order - BigInt(`0x${signature.subarray(32).toString("hex")}`);
    return Buffer.concat([signature.subarray(0, 32), Buffer.from(s.toString(16).padStart(64, "0"), "hex")]);
  });
