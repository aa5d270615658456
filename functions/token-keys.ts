import { calculateJwkThumbprint, type JSONWebKeySet, type JWK } from "jose";
import * as z from "zod";

type Bytes = Uint8Array<ArrayBuffer>;

/** Keys of access tokens: one signs, and each in the set verifies. */
export interface TokenKeys {
  /** Names the key that signs, in the set and in the head of a token. */
  readonly kid: string;
  /** Ed25519; it can be used and not be read. */
  readonly privateKey: CryptoKey;
  /** Public members only; the key that signs comes first (RFC 7517). */
  readonly publicKeys: JSONWebKeySet;
}

/** What comes before the 32 bytes of an Ed25519 private key in PKCS#8 (RFC 8410 §7). */
const head = [0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20];

/** What may be told of a key. */
const PublicMembers = z.object({ kty: z.literal("OKP"), crv: z.literal("Ed25519"), x: z.base64url() });

const privateKey = (seed: Bytes, isExtractable: boolean): Promise<CryptoKey> =>
  crypto.subtle.importKey("pkcs8", Uint8Array.of(...head, ...seed), "Ed25519", isExtractable, ["sign"]);

/** The public key of a private one, named by its thumbprint (RFC 7638, RFC 8037). */
const publicKey = async (seed: Bytes): Promise<JWK & { kid: string }> => {
  const key = PublicMembers.parse(await crypto.subtle.exportKey("jwk", await privateKey(seed, true)));
  return { ...key, kid: await calculateJwkThumbprint(key), alg: "EdDSA", use: "sig" };
};

/** The keys of private keys of 32 bytes each (RFC 8032 §5.1.5), of which the first signs. One that comes twice is one. */
export const tokenKeys = async (seeds: readonly [Bytes, ...Bytes[]]): Promise<TokenKeys> => {
  const [first, ...others] = seeds;
  const signing = await publicKey(first);
  const keys = [signing, ...(await Promise.all(others.map(publicKey)))];
  return {
    kid: signing.kid,
    privateKey: await privateKey(first, false),
    publicKeys: { keys: [...new Map(keys.map((key) => [key.kid, key])).values()] },
  };
};
