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
import { type Keys, type Mac, nonceBytes, purposeOf, type Sealer } from "../../keys.ts";

const tagBytes = 16;

const macOf = (key: KeyObject): Mac => {
  const sign: Mac["sign"] = (bytes) => new Uint8Array(createHmac("sha256", key).update(bytes).digest());
  return {
    sign,
    verify: (mac, bytes) => {
      const genuine = createHmac("sha256", key).update(bytes).digest();
      return mac.length === genuine.length && timingSafeEqual(mac, genuine);
    },
  };
};

const sealerOf = (key: KeyObject): Sealer => ({
  seal: (plain, name) => {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(name));
    return new Uint8Array(Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]));
  },
  open: (sealed, name) => {
    const end = sealed.length - tagBytes;
    const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes })
      .setAAD(Buffer.from(name))
      .setAuthTag(sealed.subarray(end));
    return new Uint8Array(Buffer.concat([decipher.update(sealed.subarray(nonceBytes, end)), decipher.final()]));
  },
});

/** The same keys as deriveKeys, made and used at once: the runtime's own interface hands every small task to a thread. */
export const nodeKeys = (secret: Uint8Array): Keys => {
  const derive = (use: keyof Keys): KeyObject =>
    createSecretKey(new Uint8Array(hkdfSync("sha256", secret, new Uint8Array(), purposeOf(use), 32)));
  return { jobs: macOf(derive("jobs")), names: macOf(derive("names")), answers: sealerOf(derive("answers")) };
};
