import { calculateJwkThumbprint, type JSONWebKeySet, type JWK } from "jose";
import * as z from "zod";

type Bytes = Uint8Array<ArrayBuffer>;

/** The keys of access tokens. One of them signs; all of them verify. */
export interface TokenKeys {
  /** The id of the signing key, in the key set and in the header of a token. */
  readonly kid: string;
  /** Ed25519, not extractable. */
  readonly privateKey: CryptoKey;
  /** The public keys, the signing one first (RFC 7517). */
  readonly publicKeys: JSONWebKeySet;
}

/** The bytes before the 32 bytes of an Ed25519 private key in PKCS#8 (RFC 8410 §7). */
const PKCS8_PREFIX = [0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20];

/** The members of an Ed25519 key that are public. */
const PublicMembers = z.object({ kty: z.literal("OKP"), crv: z.literal("Ed25519"), x: z.base64url() });

const importPrivateKey = (seed: Bytes, isExtractable: boolean): Promise<CryptoKey> =>
  crypto.subtle.importKey("pkcs8", Uint8Array.of(...PKCS8_PREFIX, ...seed), "Ed25519", isExtractable, ["sign"]);

/** The public key of a seed. Its `kid` is its thumbprint (RFC 7638, RFC 8037). */
const derivePublicKey = async (seed: Bytes): Promise<JWK & { kid: string }> => {
  const key = PublicMembers.parse(await crypto.subtle.exportKey("jwk", await importPrivateKey(seed, true)));
  return { ...key, kid: await calculateJwkThumbprint(key), alg: "EdDSA", use: "sig" };
};

/** Creates keys from seeds of 32 bytes each (RFC 8032 §5.1.5). The first one signs; repeated seeds count once. */
export const createTokenKeys = async (seeds: readonly [Bytes, ...Bytes[]]): Promise<TokenKeys> => {
  const [first, ...others] = seeds;
  const signing = await derivePublicKey(first);
  const keys = [signing, ...(await Promise.all(others.map(derivePublicKey)))];
  return {
    kid: signing.kid,
    privateKey: await importPrivateKey(first, false),
    publicKeys: { keys: [...new Map(keys.map((key) => [key.kid, key])).values()] },
  };
};
