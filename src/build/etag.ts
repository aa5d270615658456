import { createHash } from "node:crypto";

/** Names bytes: 96 bits of their SHA-256, in 16 characters. */
export const etagOf = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("base64url").slice(0, 16);
