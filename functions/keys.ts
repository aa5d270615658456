import type { MaybePromise } from "./maybe-promise.ts";
import { type TokenKeys, tokenKeys } from "./token-keys.ts";

export type { TokenKeys } from "./token-keys.ts";

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
  /** Authenticates demo API keys. */
  readonly demoKeys: Mac;
  /** Names requests and their bodies in the store, so that neither can be read there. */
  readonly names: Mac;
  /** Seals the answers that are kept. */
  readonly answers: Sealer;
  /** Signs access tokens. */
  readonly tokens: TokenKeys;
}

/** At least one. */
export type Several<T> = readonly [T, ...T[]];

/** What is made of each, in the same order. */
export const ofEach = <T, U>([first, ...others]: Several<T>, make: (one: T) => U): Several<U> => [
  make(first),
  ...others.map(make),
];

/** The secrets of a host: everything is made with the first, and what any of them made is accepted. */
export type Secrets = Several<Bytes>;

/** Tells the keys that are derived from one secret apart. */
export const purposeOf = (use: keyof Keys): Bytes => new TextEncoder().encode(`vitrine/${use}/1`);

export const nonceBytes = 12;

const webMac = (keys: Several<CryptoKey>): Mac => ({
  sign: async (bytes) => new Uint8Array(await crypto.subtle.sign("HMAC", keys[0], bytes)),
  // Every key is asked, so that the time does not tell which of them it was.
  verify: async (mac, bytes) => {
    const known = await Promise.all(keys.map((key) => crypto.subtle.verify("HMAC", key, mac, bytes)));
    return known.includes(true);
  },
});

const webSealer = (keys: Several<CryptoKey>): Sealer => {
  const algorithm = (iv: Bytes, name: string) => ({
    name: "AES-GCM",
    iv,
    additionalData: new TextEncoder().encode(name),
  });
  return {
    seal: async (plain, name) => {
      const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
      const sealed = await crypto.subtle.encrypt(algorithm(iv, name), keys[0], plain);
      const bytes = new Uint8Array(nonceBytes + sealed.byteLength);
      bytes.set(iv);
      bytes.set(new Uint8Array(sealed), nonceBytes);
      return bytes;
    },
    open: async (sealed, name) => {
      const from = algorithm(sealed.subarray(0, nonceBytes), name);
      const tries = keys.map((key) => crypto.subtle.decrypt(from, key, sealed.subarray(nonceBytes)));
      return new Uint8Array(await Promise.any(tries));
    },
  };
};

const hmac = { name: "HMAC", hash: "SHA-256", length: 256 } as const;
const aes = { name: "AES-GCM", length: 256 } as const;

/** Derives the keys of secrets of at least 32 random bytes each (HKDF, RFC 5869), with what every runtime has. */
export const deriveKeys = async (secrets: Secrets): Promise<Keys> => {
  const roots = await Promise.all(
    ofEach(secrets, (secret) => crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits", "deriveKey"])),
  );
  const from = (use: keyof Keys) => ({
    name: "HKDF",
    hash: "SHA-256",
    salt: new Uint8Array(),
    info: purposeOf(use),
  });
  const derive = (use: keyof Keys, kind: typeof hmac | typeof aes, usages: KeyUsage[]): Promise<Several<CryptoKey>> =>
    Promise.all(ofEach(roots, (root) => crypto.subtle.deriveKey(from(use), root, kind, false, usages)));
  const seed = async (root: CryptoKey): Promise<Bytes> =>
    new Uint8Array(await crypto.subtle.deriveBits(from("tokens"), root, 256));
  const [newest] = await derive("names", hmac, ["sign", "verify"]);
  return {
    jobs: webMac(await derive("jobs", hmac, ["sign", "verify"])),
    demoKeys: webMac(await derive("demoKeys", hmac, ["sign", "verify"])),
    names: webMac([newest]),
    answers: webSealer(await derive("answers", aes, ["encrypt", "decrypt"])),
    tokens: await tokenKeys(await Promise.all(ofEach(roots, seed))),
  };
};

/** How many bytes a secret must have. */
export const secretBytes = 32;

/** A secret cannot be used. The message says why and how to make one, and shows nothing of it. */
export class SecretError extends Error {}

/** How to make one. */
export const howTo = `Make one with: node -p "crypto.randomBytes(${secretBytes}).toString('base64url')"`;

/**
 * Reads a secret as it is configured: at least 32 random bytes in base64url or base64.
 * @throws SecretError with what to do about it.
 */
export const readSecret = (name: string, written: string, advice = howTo): Bytes => {
  const text = written.trim().replaceAll("-", "+").replaceAll("_", "/").replace(/=+$/, "");
  if (!/^[A-Za-z0-9+/]*$/.test(text) || text.length % 4 === 1)
    throw new SecretError(`${name} is not base64url. ${advice}`);
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  if (bytes.length < secretBytes)
    throw new SecretError(`${name} holds ${bytes.length} bytes; expected at least ${secretBytes}. ${advice}`);
  if (new Set(bytes).size < secretBytes / 4)
    throw new SecretError(`${name} is not random: it repeats itself. ${advice}`);
  return bytes;
};

/** What to do about a fallback that cannot be used: a new one would be of no use. */
export const writeWhole = "Write it whole, as it is where it is in use, or leave it out.";

/** Reads `SECRET_KEY_FALLBACKS`: secrets that are still accepted, separated by commas or white space. */
export const readFallbacks = (written = ""): Bytes[] =>
  written
    .split(/[\s,]+/)
    .filter((entry) => entry !== "")
    .map((entry, at) => readSecret(`Entry ${at + 1} of SECRET_KEY_FALLBACKS`, entry, writeWhole));
