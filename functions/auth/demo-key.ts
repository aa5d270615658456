import { base64url } from "jose";
import { limits } from "../../src/contract/limits.ts";
import { demoScopes } from "../../src/contract/site/discovery.ts";
import type { Mac } from "../crypto/keys.ts";
import { randomBytes } from "../crypto/random.ts";
import { type IdFormat, readSignedId, readTime, writeSignedId, writeTime } from "../crypto/signed-id.ts";
import type { Credential } from "../ports/credential.ts";

const KEY_VERSION = 1;
/** Layout in bytes: version (1), issue time (6), random (18). With its MAC, a key has 89 characters. */
const format: IdFormat = { prefix: "vitrine_demo_", payloadBytes: 25 };
const ID_OFFSET = 7;

const demoCredential = (payload: Uint8Array<ArrayBuffer>): Credential => {
  const issuedAt = readTime(new DataView(payload.buffer), 1);
  const id = base64url.encode(payload.subarray(ID_OFFSET));
  return {
    id: `key/${id}`,
    subject: `anonymous_${id}`,
    identityType: "anonymous",
    scope: demoScopes.join(" "),
    issuedAt,
    vouchedAt: issuedAt,
    expiresAt: issuedAt + limits.credential.keyLifetimeSeconds * 1000,
  };
};

/** Issues a demo key. The key contains all its data, so nothing is stored (D8). `now` is in milliseconds. */
export const issueDemoKey = async (now: number, key: Mac): Promise<{ text: string; credential: Credential }> => {
  const payload = new Uint8Array(format.payloadBytes);
  const view = new DataView(payload.buffer);
  view.setUint8(0, KEY_VERSION);
  writeTime(view, 1, now);
  payload.set(randomBytes(format.payloadBytes - ID_OFFSET), ID_OFFSET);
  return { text: await writeSignedId(format, payload, key), credential: demoCredential(payload) };
};

/** Verifies a demo key in constant time. Returns undefined if it is not valid. Does not check expiry or revocation. */
export const verifyDemoKey = async (text: string, key: Mac): Promise<Credential | undefined> => {
  const payload = await readSignedId(format, text, key);
  return payload?.[0] === KEY_VERSION ? demoCredential(payload) : undefined;
};
