import { hash } from "node:crypto";

/** Names bytes: 96 bits of their SHA-256, in 16 characters. */
export const etagOf = (bytes: Uint8Array): string => hash("sha256", bytes, "base64url").slice(0, 16);
