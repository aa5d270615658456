import { randomBytes } from "node:crypto";
import { chmodSync, linkSync, mkdirSync, readFileSync, statSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readFallbacks, readSecret, SecretError, type Secrets } from "../../keys.ts";
import { newSecretFile, readSecretFile } from "./secret-file.ts";
import type { NodeSettings } from "./settings.ts";
import { StartError } from "./start-error.ts";

/** Where the secrets of a host are configured. */
export type SecretSettings = Pick<NodeSettings, "DATA_DIR" | "SECRET_KEY" | "SECRET_KEY_FALLBACKS">;

/** The secrets of this host, and where the first was made if it is new. */
export interface HostSecrets {
  readonly secrets: Secrets;
  readonly madeIn?: string;
}

export const isThere = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "EEXIST";
export const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "ENOENT";

/** The file of the secret in a data folder. */
export const secretFileIn = (folder: string): string => join(folder, "secret");

/** Writes a new secret, whole or not at all, and only where no other process was quicker. */
const make = (folder: string, file: string): boolean => {
  // Processes in different containers can have the same id, so that is no name.
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(draft, newSecretFile(), { mode: 0o600, flag: "wx", flush: true });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (isThere(error)) return false;
    throw error;
  } finally {
    unlinkSync(draft);
  }
};

/** What the file in the data folder says, which is made where there is none. */
const kept = (folder: string, now: number): HostSecrets => {
  const file = secretFileIn(folder);
  try {
    let text: string | undefined;
    try {
      text = readFileSync(file, "utf8");
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
    const isNew = text === undefined && make(folder, file);
    // A file of a read-only disk may be private already.
    if (statSync(file).mode & 0o077) chmodSync(file, 0o600);
    const { secret, fallbacks } = readSecretFile(file, text ?? readFileSync(file, "utf8"), now);
    return { secrets: [secret, ...fallbacks.map((fallback) => fallback.secret)], ...(isNew && { madeIn: file }) };
  } catch (error) {
    if (error instanceof SecretError) throw error;
    throw new StartError(
      `The secret in ${file} can be neither read nor made: ${(error as Error).message}. ` +
        "Set SECRET_KEY, or DATA_DIR to a folder that this process may write to.",
    );
  }
};

/**
 * The secret from `SECRET_KEY`, or the one that is kept in the data folder, which is made at the first start; then those
 * that are still accepted at a time.
 * @throws StartError when one cannot be used, read or made.
 */
export const hostSecrets = (
  { DATA_DIR, SECRET_KEY, SECRET_KEY_FALLBACKS }: SecretSettings,
  now: number,
): HostSecrets => {
  try {
    const fallbacks = readFallbacks(SECRET_KEY_FALLBACKS);
    const own: HostSecrets =
      SECRET_KEY === undefined ? kept(DATA_DIR, now) : { secrets: [readSecret("SECRET_KEY", SECRET_KEY)] };
    return { ...own, secrets: [...own.secrets, ...fallbacks] };
  } catch (error) {
    throw error instanceof SecretError ? new StartError(error.message) : error;
  }
};
