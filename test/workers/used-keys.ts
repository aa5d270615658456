import { createLocalJWKSet, type JSONWebKeySet, jwtVerify, SignJWT } from "jose";
import type { Keys } from "../../functions/crypto/keys.ts";

const text = new TextEncoder().encode("text");
const macs = ["jobs", "demoKeys", "names"] as const;

/** Everything that keys make from one text, and their public members. */
export interface Made {
  readonly macs: readonly Uint8Array<ArrayBuffer>[];
  readonly sealed: Uint8Array<ArrayBuffer>;
  readonly token: string;
  readonly kid: string;
  readonly publicKeys: JSONWebKeySet;
  readonly isExtractable: boolean;
}

export const make = async ({ tokens, responses, ...keys }: Keys): Promise<Made> => ({
  macs: await Promise.all(macs.map((use) => keys[use].sign(text))),
  sealed: await responses.seal(text, "name"),
  token: await new SignJWT({ sub: "text" })
    .setProtectedHeader({ alg: "EdDSA", kid: tokens.kid })
    .sign(tokens.privateKey),
  kid: tokens.kid,
  publicKeys: tokens.publicKeys,
  isExtractable: tokens.privateKey.extractable,
});

const works = async (work: () => Promise<boolean>): Promise<boolean> => {
  try {
    return await work();
  } catch {
    return false;
  }
};

/** Which values the keys accept: the MACs, the sealed text and the token. */
export const accept = async ({ tokens, responses, ...keys }: Keys, made: Made): Promise<readonly boolean[]> => {
  const known = macs.map(async (use, index) => keys[use].verify(made.macs[index] ?? new Uint8Array(), text));
  const opens = async () => new TextDecoder().decode(await responses.open(made.sealed, "name")) === "text";
  const verifies = async () =>
    (await jwtVerify(made.token, createLocalJWKSet(tokens.publicKeys))).payload.sub === "text";
  return [...(await Promise.all(known)), await works(opens), await works(verifies)];
};
