import { base64url } from "jose";
import { createTokenKeys, type TokenKeys } from "./token-keys.ts";

export type { TokenKeys } from "./token-keys.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Authenticates bytes with HMAC-SHA-256. */
export interface Mac {
  sign(bytes: Bytes): Promise<Bytes>;
  /** Whether a MAC is the MAC of the bytes. Takes constant time. */
  verify(mac: Bytes, bytes: Bytes): Promise<boolean>;
}

/** Encrypts bytes with AES-256-GCM. The name is authenticated too: bytes sealed under one name open only under that name. */
export interface Sealer {
  /** Returns a random nonce, the encrypted bytes and their tag. */
  seal(plain: Bytes, name: string): Promise<Bytes>;
  /** Rejects if a byte or the name changed. */
  open(sealed: Bytes, name: string): Promise<Bytes>;
}

/** The keys that are derived from the host's secret, one for each purpose. */
export interface Keys {
  /** Signs job ids. */
  readonly jobs: Mac;
  /** Signs demo API keys. */
  readonly demoKeys: Mac;
  /** Hashes idempotency keys and request bodies for the store, which then reveals neither. */
  readonly names: Mac;
  /** Encrypts stored responses. */
  readonly responses: Sealer;
  /** Signs access tokens. */
  readonly tokens: TokenKeys;
}

export type NonEmpty<T> = readonly [T, ...T[]];

/** `map` for a non-empty array. */
export const mapNonEmpty = <T, U>([first, ...others]: NonEmpty<T>, map: (item: T) => U): NonEmpty<U> => [
  map(first),
  ...others.map(map),
];

/** The secrets of a host. The first signs and encrypts; all of them verify and decrypt. */
export type Secrets = NonEmpty<Bytes>;

/** What a key is derived for. The names are part of every derived key: another name makes what was stored unreadable. */
export type DerivedUse = Exclude<keyof Keys, "responses"> | "answers";

/** The HKDF `info` of a purpose, which makes the derived keys differ. */
export const derivationInfo = (use: DerivedUse): Bytes => new TextEncoder().encode(`vitrine/${use}/1`);

export const NONCE_BYTES = 12;

const webMac = (keys: NonEmpty<CryptoKey>): Mac => ({
  sign: async (bytes) => new Uint8Array(await crypto.subtle.sign("HMAC", keys[0], bytes)),
  // All keys are tried, so that the time does not show which one matches.
  verify: async (mac, bytes) => {
    const matches = await Promise.all(keys.map((key) => crypto.subtle.verify("HMAC", key, mac, bytes)));
    return matches.includes(true);
  },
});

const webSealer = (keys: NonEmpty<CryptoKey>): Sealer => {
  const algorithm = (iv: Bytes, name: string) => ({
    name: "AES-GCM",
    iv,
    additionalData: new TextEncoder().encode(name),
  });
  return {
    seal: async (plain, name) => {
      const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
      const sealed = await crypto.subtle.encrypt(algorithm(iv, name), keys[0], plain);
      const bytes = new Uint8Array(NONCE_BYTES + sealed.byteLength);
      bytes.set(iv);
      bytes.set(new Uint8Array(sealed), NONCE_BYTES);
      return bytes;
    },
    open: async (sealed, name) => {
      const parameters = algorithm(sealed.subarray(0, NONCE_BYTES), name);
      const attempts = keys.map((key) => crypto.subtle.decrypt(parameters, key, sealed.subarray(NONCE_BYTES)));
      return new Uint8Array(await Promise.any(attempts));
    },
  };
};

const hmac = { name: "HMAC", hash: "SHA-256", length: 256 } as const;
const aes = { name: "AES-GCM", length: 256 } as const;

/** Derives the keys from secrets of at least 32 random bytes each, with HKDF (RFC 5869) and Web Crypto. */
export const deriveKeys = async (secrets: Secrets): Promise<Keys> => {
  const roots = await Promise.all(
    mapNonEmpty(secrets, (secret) =>
      crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits", "deriveKey"]),
    ),
  );
  const hkdf = (use: DerivedUse) => ({
    name: "HKDF",
    hash: "SHA-256",
    salt: new Uint8Array(),
    info: derivationInfo(use),
  });
  const derive = (
    use: DerivedUse,
    algorithm: typeof hmac | typeof aes,
    usages: KeyUsage[],
  ): Promise<NonEmpty<CryptoKey>> =>
    Promise.all(mapNonEmpty(roots, (root) => crypto.subtle.deriveKey(hkdf(use), root, algorithm, false, usages)));
  const seed = async (root: CryptoKey): Promise<Bytes> =>
    new Uint8Array(await crypto.subtle.deriveBits(hkdf("tokens"), root, 256));
  const [newestNames] = await derive("names", hmac, ["sign", "verify"]);
  return {
    jobs: webMac(await derive("jobs", hmac, ["sign", "verify"])),
    demoKeys: webMac(await derive("demoKeys", hmac, ["sign", "verify"])),
    names: webMac([newestNames]),
    responses: webSealer(await derive("answers", aes, ["encrypt", "decrypt"])),
    tokens: await createTokenKeys(await Promise.all(mapNonEmpty(roots, seed))),
  };
};

export const MIN_SECRET_BYTES = 32;

/** A secret is invalid. The message gives the reason and the remedy, and contains no part of the secret. */
export class SecretError extends Error {}

/** The command that prints a new secret. */
export const GENERATE_SECRET = `node -p "crypto.randomBytes(${MIN_SECRET_BYTES}).toString('base64url')"`;

export const GENERATE_SECRET_HINT = `Generate a secret with: ${GENERATE_SECRET}`;

/** The hint for an invalid fallback: it must be an earlier secret, so generating a new one does not help. */
export const COPY_SECRET_HINT = "Copy the whole earlier secret, or leave it out.";

/**
 * Reads a configured secret: at least 32 random bytes in base64url or base64. `name` and `hint` are for the error.
 * @throws SecretError
 */
export const readSecret = (name: string, configured: string, hint = GENERATE_SECRET_HINT): Bytes => {
  const text = configured.trim().replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1)
    throw new SecretError(
      `${name} is not base64url; expected at least ${MIN_SECRET_BYTES} random bytes as base64url. ${hint}`,
    );
  const bytes = new Uint8Array(base64url.decode(text));
  if (bytes.length < MIN_SECRET_BYTES)
    throw new SecretError(
      `${name} contains ${bytes.length} bytes; expected at least ${MIN_SECRET_BYTES} random bytes as base64url. ${hint}`,
    );
  if (new Set(bytes).size < MIN_SECRET_BYTES / 4)
    throw new SecretError(`${name} is not random: its bytes repeat. ${hint}`);
  return bytes;
};

/**
 * Reads `SECRET_KEY_FALLBACKS`: earlier secrets that are still accepted, separated by commas or white space.
 * @throws SecretError
 */
export const readFallbacks = (configured = ""): Bytes[] =>
  configured
    .split(/[\s,]+/)
    .filter((entry) => entry !== "")
    .map((entry, index) => readSecret(`Entry ${index + 1} of SECRET_KEY_FALLBACKS`, entry, COPY_SECRET_HINT));
