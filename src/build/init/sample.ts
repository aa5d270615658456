import { createHash } from "node:crypto";
import sample from "./sample.json" with { type: "json" };

/** The start of the SHA-256 of a file's text; how its lines end does not matter. */
export const digestOf = (bytes: Uint8Array): string =>
  createHash("sha256").update(Buffer.from(bytes).toString("utf8").replaceAll("\r\n", "\n")).digest("hex").slice(0, 16);

const digests: ReadonlyMap<string, string> = new Map(Object.entries(sample));

/** Whether a file of the content, by its name relative to the folder, is as the sample portfolio has it. */
export const isOfSample = (name: string, bytes: Uint8Array): boolean => digests.get(name) === digestOf(bytes);
