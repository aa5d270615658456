import { demoScopes } from "../../src/contract/discovery.ts";
import { limits } from "../../src/contract/limits.ts";
import { toBase64url } from "../base64url.ts";
import type { Mac } from "../keys.ts";
import { randomBytes } from "../random.ts";
import { type IdFormat, putTime, readSignedId, timeAt, writeSignedId } from "../signed-id.ts";
import type { Credential } from "./credential.ts";

const version = 1;
/** Layout: version, time of issue (6), random (18). With its MAC a key has 89 characters. */
const format: IdFormat = { prefix: "vitrine_demo_", payloadBytes: 25 };
const idAt = 7;

const credentialOf = (payload: Uint8Array<ArrayBuffer>): Credential => {
  const issuedAt = timeAt(new DataView(payload.buffer), 1);
  const id = toBase64url(payload.subarray(idAt));
  return {
    id: `key/${id}`,
    subject: `anonymous_${id}`,
    identityType: "anonymous",
    scope: demoScopes.join(" "),
    issuedAt,
    vouchedAt: issuedAt,
    expiresAt: issuedAt + limits.credential.key * 1000,
  };
};

/** Makes a demo key. It says all there is to know of it, so nothing is kept (D8). */
export const writeDemoKey = async (now: number, key: Mac): Promise<{ text: string; credential: Credential }> => {
  const payload = new Uint8Array(format.payloadBytes);
  const view = new DataView(payload.buffer);
  view.setUint8(0, version);
  putTime(view, 1, now);
  payload.set(randomBytes(format.payloadBytes - idAt), idAt);
  return { text: await writeSignedId(format, payload, key), credential: credentialOf(payload) };
};

/** What a demo key of ours stands for, or undefined where it is none. All that are none take the same time. */
export const readDemoKey = async (text: string, key: Mac): Promise<Credential | undefined> => {
  const payload = await readSignedId(format, text, key);
  return payload?.[0] === version ? credentialOf(payload) : undefined;
};
