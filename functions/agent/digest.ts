import { toBase64url } from "../base64url.ts";

/** A name for texts in the store that tells nothing of them: each text is told from every other. */
export const digestOf = async (...texts: readonly string[]): Promise<string> =>
  toBase64url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(texts)))));
