/** What the host's secret is used for, each with a key of its own. */
export interface Keys {
  /** Authenticates job ids (HMAC-SHA-256). */
  readonly jobs: CryptoKey;
  /** Names requests and their bodies in the store, so that neither can be read there (HMAC-SHA-256). */
  readonly names: CryptoKey;
  /** Seals the answers that are kept (AES-256-GCM). */
  readonly seal: CryptoKey;
}

const hmac = { name: "HMAC", hash: "SHA-256", length: 256 } as const;
const aes = { name: "AES-GCM", length: 256 } as const;

/** Derives a key for each use from one secret of at least 32 random bytes (HKDF, RFC 5869). */
export const deriveKeys = async (secret: Uint8Array<ArrayBuffer>): Promise<Keys> => {
  const root = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveKey"]);
  const derive = (use: string, kind: typeof hmac | typeof aes, usages: KeyUsage[]): Promise<CryptoKey> => {
    const info = new TextEncoder().encode(`vitrine/${use}/1`);
    const from = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info };
    return crypto.subtle.deriveKey(from, root, kind, false, usages);
  };
  return {
    jobs: await derive("jobs", hmac, ["sign", "verify"]),
    names: await derive("names", hmac, ["sign"]),
    seal: await derive("seal", aes, ["encrypt", "decrypt"]),
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
