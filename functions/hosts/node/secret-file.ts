import { randomBytes } from "node:crypto";
import * as z from "zod";
import { COPY_SECRET_HINT, MIN_SECRET_BYTES, readSecret, SecretError } from "../../crypto/keys.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** An earlier secret that is accepted until a time, in milliseconds since 1970. */
export interface Fallback {
  readonly secret: Bytes;
  readonly until: number;
}

/** The secret file: the secret on the first line, then one fallback per line. */
export interface SecretFile {
  readonly secret: Bytes;
  readonly fallbacks: readonly Fallback[];
  /** The number of expired fallbacks, which are skipped. */
  readonly expiredCount: number;
}

const Time = z.iso.datetime();

/** @throws SecretError that names the line. */
const readFallback = (name: string, line: string, now: number): Fallback | undefined => {
  const [, encoded = "", time] = /^(\S+)\s+until\s+(\S+)$/.exec(line) ?? [];
  const until = Time.safeParse(time);
  if (!until.success)
    throw new SecretError(
      `${name} is not a valid fallback; expected a secret, the word until, and a time such as 2026-11-22T10:00:00Z.`,
    );
  const end = Date.parse(until.data);
  return end > now ? { secret: readSecret(name, encoded, COPY_SECRET_HINT), until: end } : undefined;
};

/**
 * Reads the text of a secret file.
 * @throws SecretError that names the file and the line.
 */
export const readSecretFile = (file: string, text: string, now: number): SecretFile => {
  const lines = text.split(/\r?\n/).map((line, index) => ({ number: index + 1, written: line.trim() }));
  const [first, ...others] = lines.filter(({ written: encoded }) => encoded !== "");
  const secret = readSecret(file, first?.written ?? "");
  const parsed = others.map(({ number, written: encoded }) => readFallback(`Line ${number} of ${file}`, encoded, now));
  const fallbacks = parsed.filter((fallback) => fallback !== undefined);
  return { secret, fallbacks, expiredCount: parsed.length - fallbacks.length };
};

/** Formats a time for the file and the terminal, rounded up to seconds. */
export const formatTime = (milliseconds: number): string =>
  new Date(Math.ceil(milliseconds / 1_000) * 1_000).toISOString().replace(".000Z", "Z");

/** The text of a secret file with a new random secret. */
export const newSecretFile = (fallbacks: readonly Fallback[] = []): string => {
  const write = (secret: Uint8Array): string => Buffer.from(secret).toString("base64url");
  const lines = fallbacks.map(({ secret, until }) => `${write(secret)} until ${formatTime(until)}`);
  return [write(randomBytes(MIN_SECRET_BYTES)), ...lines].map((line) => `${line}\n`).join("");
};
