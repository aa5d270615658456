import { base64url } from "jose";

/** Returns the SHA-256 digest of a list of texts, as a name for the store that does not reveal them. */
export const digestOf = async (...texts: readonly string[]): Promise<string> => {
  const bytes = new TextEncoder().encode(JSON.stringify(texts));
  return base64url.encode(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
};
