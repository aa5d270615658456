import type { MaybePromise } from "./ports.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Authenticates bytes (HMAC-SHA-256). */
export interface Mac {
  sign(bytes: Bytes): MaybePromise<Bytes>;
  /** Whether a MAC is that of the bytes; it takes the same time for all. */
  verify(mac: Bytes, bytes: Bytes): MaybePromise<boolean>;
}

/** Keeps bytes secret and unchanged (AES-256-GCM). What is sealed under one name cannot be opened under another. */
export interface Sealer {
  /** A random nonce, then the sealed bytes with their tag. */
  seal(plain: Bytes, name: string): MaybePromise<Bytes>;
  /** Throws where a byte or the name changed. */
  open(sealed: Bytes, name: string): MaybePromise<Bytes>;
}

/** What the host's secret is used for, each with a key of its own. */
export interface Keys {
  /** Authenticates job ids. */
  readonly jobs: Mac;
  /** Names requests and their bodies in the store, so that neither can be read there. */
  readonly names: Mac;
  /** Seals the answers that are kept. */
  readonly answers: Sealer;
}

/** Tells the keys that are derived from one secret apart. */
export const purposeOf = (use: keyof Keys): Bytes => new TextEncoder().encode(`vitrine/${use}/1`);

export const nonceBytes = 12;

const webMac = (key: CryptoKey): Mac => ({
  sign: async (bytes) => new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes)),
  verify: (mac, bytes) => crypto.subtle.verify("HMAC", key, mac, bytes),
});

const webSealer = (key: CryptoKey): Sealer => {
  const algorithm = (iv: Bytes, name: string) => ({
    name: "AES-GCM",
    iv,
    additionalData: new TextEncoder().encode(name),
  });
  return {
    seal: async (plain, name) => {
      const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
      const sealed = await crypto.subtle.encrypt(algorithm(iv, name), key, plain);
      const bytes = new Uint8Array(nonceBytes + sealed.byteLength);
      bytes.set(iv);
      bytes.set(new Uint8Array(sealed), nonceBytes);
      return bytes;
    },
    open: async (sealed, name) => {
      const iv = sealed.subarray(0, nonceBytes);
      return new Uint8Array(await crypto.subtle.decrypt(algorithm(iv, name), key, sealed.subarray(nonceBytes)));
    },
  };
};

const hmac = { name: "HMAC", hash: "SHA-256", length: 256 } as const;
const aes = { name: "AES-GCM", length: 256 } as const;

/** Derives the keys of one secret of at least 32 random bytes (HKDF, RFC 5869), with what every runtime has. */
export const deriveKeys = async (secret: Bytes): Promise<Keys> => {
  const root = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveKey"]);
  const derive = (use: keyof Keys, kind: typeof hmac | typeof aes, usages: KeyUsage[]): Promise<CryptoKey> => {
    const from = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: purposeOf(use) };
    return crypto.subtle.deriveKey(from, root, kind, false, usages);
  };
  return {
    jobs: webMac(await derive("jobs", hmac, ["sign", "verify"])),
    names: webMac(await derive("names", hmac, ["sign", "verify"])),
    answers: webSealer(await derive("answers", aes, ["encrypt", "decrypt"])),
  };
};

/** How many bytes a secret must have. */
export const secretBytes = 32;

/** A secret cannot be used. The message says why and how to make one, and shows nothing of it. */
export class SecretError extends Error {}

const howTo = `Make one with: node -p "crypto.randomBytes(${secretBytes}).toString('base64url')"`;

/** Reads a secret as it is configured: at least 32 random bytes in base64url or base64. */
export const readSecret = (name: string, written: string): Uint8Array<ArrayBuffer> => {
  const text = written.trim().replaceAll("-", "+").replaceAll("_", "/").replace(/=+$/, "");
  if (!/^[A-Za-z0-9+/]*$/.test(text) || text.length % 4 === 1)
    throw new SecretError(`${name} is not base64url. ${howTo}`);
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  if (bytes.length < secretBytes)
    throw new SecretError(`${name} holds ${bytes.length} bytes; expected at least ${secretBytes}. ${howTo}`);
  if (new Set(bytes).size < secretBytes / 4)
    throw new SecretError(`${name} is not random: it repeats itself. ${howTo}`);
  return bytes;
};
