import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import {
  type DerivedUse,
  derivationInfo,
  type Keys,
  type Mac,
  mapNonEmpty,
  NONCE_BYTES,
  type NonEmpty,
  type Sealer,
  type Secrets,
} from "../../crypto/keys.ts";
import { createTokenKeys } from "../../crypto/token-keys.ts";

const TAG_BYTES = 16;

const macOf = (keys: NonEmpty<KeyObject>): Mac => {
  const digest = (key: KeyObject, bytes: Uint8Array): Buffer => createHmac("sha256", key).update(bytes).digest();
  return {
    sign: async (bytes) => new Uint8Array(digest(keys[0], bytes)),
    // Always check every key, so that the time does not reveal which one matched.
    verify: async (mac, bytes) => {
      const expected = keys.map((key) => digest(key, bytes));
      const matches = expected.map(
        (expectedMac) => mac.length === expectedMac.length && timingSafeEqual(mac, expectedMac),
      );
      return matches.includes(true);
    },
  };
};

const sealerOf = (keys: NonEmpty<KeyObject>): Sealer => {
  const openWith = (key: KeyObject, sealed: Uint8Array, name: string): Uint8Array<ArrayBuffer> => {
    const end = sealed.length - TAG_BYTES;
    const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(name))
      .setAuthTag(sealed.subarray(end));
    return new Uint8Array(Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, end)), decipher.final()]));
  };
  return {
    seal: async (plain, name) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", keys[0], nonce).setAAD(Buffer.from(name));
      return new Uint8Array(Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]));
    },
    open: async (sealed, name) => {
      const refusals: unknown[] = [];
      for (const key of keys) {
        try {
          return openWith(key, sealed, name);
        } catch (error) {
          refusals.push(error);
        }
      }
      throw new AggregateError(refusals, "No key opens it");
    },
  };
};

/**
 * Derives the same keys as `deriveKeys`, but with Node's synchronous functions: Web Crypto hands every small task to a
 * thread.
 */
export const nodeKeys = async (secrets: Secrets): Promise<Keys> => {
  const bytes = (use: DerivedUse): NonEmpty<Uint8Array<ArrayBuffer>> =>
    mapNonEmpty(
      secrets,
      (secret) => new Uint8Array(hkdfSync("sha256", secret, new Uint8Array(), derivationInfo(use), 32)),
    );
  const derive = (use: DerivedUse): NonEmpty<KeyObject> => mapNonEmpty(bytes(use), (key) => createSecretKey(key));
  return {
    jobs: macOf(derive("jobs")),
    demoKeys: macOf(derive("demoKeys")),
    names: macOf([derive("names")[0]]),
    responses: sealerOf(derive("answers")),
    tokens: await createTokenKeys(bytes("tokens")),
  };
};
