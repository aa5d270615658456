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
  type Keys,
  type Mac,
  nonceBytes,
  ofEach,
  purposeOf,
  type Sealer,
  type Secrets,
  type Several,
} from "../../keys.ts";
import { tokenKeys } from "../../token-keys.ts";

const tagBytes = 16;

const macOf = (keys: Several<KeyObject>): Mac => {
  const digest = (key: KeyObject, bytes: Uint8Array): Buffer => createHmac("sha256", key).update(bytes).digest();
  return {
    sign: (bytes) => new Uint8Array(digest(keys[0], bytes)),
    // Every key is asked, so that the time does not tell which of them it was.
    verify: (mac, bytes) => {
      const genuine = keys.map((key) => digest(key, bytes));
      const known = genuine.map((one) => mac.length === one.length && timingSafeEqual(mac, one));
      return known.includes(true);
    },
  };
};

const sealerOf = (keys: Several<KeyObject>): Sealer => {
  const openWith = (key: KeyObject, sealed: Uint8Array, name: string): Uint8Array<ArrayBuffer> => {
    const end = sealed.length - tagBytes;
    const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes })
      .setAAD(Buffer.from(name))
      .setAuthTag(sealed.subarray(end));
    return new Uint8Array(Buffer.concat([decipher.update(sealed.subarray(nonceBytes, end)), decipher.final()]));
  };
  return {
    seal: (plain, name) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv("aes-256-gcm", keys[0], nonce).setAAD(Buffer.from(name));
      return new Uint8Array(Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]));
    },
    open: (sealed, name) => {
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
 * The same keys as deriveKeys; those that are symmetric are used at once, because the runtime's own interface hands
 * every small task to a thread.
 */
export const nodeKeys = async (secrets: Secrets): Promise<Keys> => {
  const bytes = (use: keyof Keys): Several<Uint8Array<ArrayBuffer>> =>
    ofEach(secrets, (secret) => new Uint8Array(hkdfSync("sha256", secret, new Uint8Array(), purposeOf(use), 32)));
  const derive = (use: keyof Keys): Several<KeyObject> => ofEach(bytes(use), (key) => createSecretKey(key));
  return {
    jobs: macOf(derive("jobs")),
    demoKeys: macOf(derive("demoKeys")),
    names: macOf([derive("names")[0]]),
    answers: sealerOf(derive("answers")),
    tokens: await tokenKeys(bytes("tokens")),
  };
};
