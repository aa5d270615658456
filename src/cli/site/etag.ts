import { hash } from "node:crypto";
import { etagFromDigest } from "../../contract/site/manifest.ts";

/** The ETag of bytes, without quotes. */
export const etagOf = (bytes: Uint8Array): string => etagFromDigest(hash("sha256", bytes, "base64url"));
