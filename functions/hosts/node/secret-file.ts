import { randomBytes } from "node:crypto";
import * as z from "zod";
import { readSecret, SecretError, secretBytes, writeWhole } from "../../keys.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** A secret that is still accepted until a time, in milliseconds since 1970. */
export interface Fallback {
  readonly secret: Bytes;
  readonly until: number;
}

/** What the file of a host's secret says: the secret on the first line, then a fallback on each. */
export interface SecretFile {
  readonly secret: Bytes;
  readonly fallbacks: readonly Fallback[];
  /** How many fallbacks are not accepted any more; they are not looked at. */
  readonly lapsed: number;
}

const Time = z.iso.datetime();

/** @throws SecretError that names the line. */
const readFallback = (name: string, line: string, now: number): Fallback | undefined => {
  const [, written = "", time] = /^(\S+)\s+until\s+(\S+)$/.exec(line) ?? [];
  const until = Time.safeParse(time);
  if (!until.success)
    throw new SecretError(
      `${name} is no fallback; expected a secret, the word until, and a time such as 2026-11-22T10:00:00Z.`,
    );
  const end = Date.parse(until.data);
  return end > now ? { secret: readSecret(name, written, writeWhole), until: end } : undefined;
};

/**
 * Reads the text of a file.
 * @throws SecretError that names the file, and the line where it is not the first.
 */
export const readSecretFile = (file: string, text: string, now: number): SecretFile => {
  const lines = text.split(/\r?\n/).map((line, at) => ({ number: at + 1, written: line.trim() }));
  const [first, ...others] = lines.filter(({ written }) => written !== "");
  const secret = readSecret(file, first?.written ?? "");
  const read = others.map(({ number, written }) => readFallback(`Line ${number} of ${file}`, written, now));
  const fallbacks = read.filter((fallback) => fallback !== undefined);
  return { secret, fallbacks, lapsed: read.length - fallbacks.length };
};

/** A time as it is written into the file and shown: whole seconds, rounded up. */
export const timeOf = (milliseconds: number): string =>
  new Date(Math.ceil(milliseconds / 1_000) * 1_000).toISOString().replace(".000Z", "Z");

/** The text of a file with a new secret. */
export const newSecretFile = (fallbacks: readonly Fallback[] = []): string => {
  const write = (secret: Uint8Array): string => Buffer.from(secret).toString("base64url");
  const lines = fallbacks.map(({ secret, until }) => `${write(secret)} until ${timeOf(until)}`);
  return [write(randomBytes(secretBytes)), ...lines].map((line) => `${line}\n`).join("");
};
