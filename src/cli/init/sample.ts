import { createHash } from "node:crypto";
import sample from "./sample.json" with { type: "json" };

/** The first 16 hex digits of the SHA-256 of a file, with LF line endings. */
export const digestOf = (bytes: Uint8Array): string =>
  createHash("sha256").update(Buffer.from(bytes).toString("utf8").replaceAll("\r\n", "\n")).digest("hex").slice(0, 16);

/**
 * The digests that each file of the sample has had in any release, by its name relative to the folder; in sample.json they
 * are separated by spaces.
 */
const digests: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(sample).map(([name, text]) => [name, text.split(" ")]),
);

/** Whether a content file is unchanged from the sample portfolio of any release. */
export const isSampleFile = (name: string, bytes: Uint8Array): boolean =>
  digests.get(name)?.includes(digestOf(bytes)) ?? false;
