import { randomBytes } from "node:crypto";
import { chmodSync, linkSync, mkdirSync, readFileSync, statSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readFallbacks, readSecret, SecretError, type Secrets } from "../../crypto/keys.ts";
import { newSecretFile, readSecretFile } from "./secret-file.ts";
import type { NodeSettings } from "./settings.ts";
import { StartError } from "./start-error.ts";

/** The settings that decide which secrets a host uses. */
export type SecretSettings = Pick<NodeSettings, "DATA_DIR" | "SECRET_KEY" | "SECRET_KEY_FALLBACKS">;

/** The secrets of a host. `generatedFile` is the secret file, if this start created it. */
export interface HostSecrets {
  readonly secrets: Secrets;
  readonly generatedFile?: string;
}

export const alreadyExists = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "EEXIST";
export const isNotFound = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "ENOENT";

/** The path of the secret file in a data folder. */
export const secretFileIn = (folder: string): string => join(folder, "secret");

/** Writes a new secret atomically. Returns false if another process created the file first. */
const generate = (folder: string, file: string): boolean => {
  // Not the process id: processes in different containers can share it.
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(draft, newSecretFile(), { mode: 0o600, flag: "wx", flush: true });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (alreadyExists(error)) return false;
    throw error;
  } finally {
    unlinkSync(draft);
  }
};

/** Reads the secret file, or generates it if there is none. */
const readOrGenerate = (folder: string, now: number): HostSecrets => {
  const file = secretFileIn(folder);
  try {
    let text: string | undefined;
    try {
      text = readFileSync(file, "utf8");
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
    const isNew = text === undefined && generate(folder, file);
    // Only if needed: the disk may be read-only.
    if (statSync(file).mode & 0o077) chmodSync(file, 0o600);
    const { secret, fallbacks } = readSecretFile(file, text ?? readFileSync(file, "utf8"), now);
    return {
      secrets: [secret, ...fallbacks.map((fallback) => fallback.secret)],
      ...(isNew && { generatedFile: file }),
    };
  } catch (error) {
    if (error instanceof SecretError) throw error;
    throw new StartError(
      `Cannot read or create the secret in ${file}: ${(error as Error).message}. ` +
        "Set SECRET_KEY, or set DATA_DIR to a folder that this process can write to.",
    );
  }
};

/**
 * Returns the secret from `SECRET_KEY`, otherwise from the data folder, where the first start generates it. The fallbacks that
 * are accepted at `now` (milliseconds since 1970) follow it.
 * @throws StartError if a secret is invalid, or cannot be read or created.
 */
export const hostSecrets = (
  { DATA_DIR, SECRET_KEY, SECRET_KEY_FALLBACKS }: SecretSettings,
  now: number,
): HostSecrets => {
  try {
    const fallbacks = readFallbacks(SECRET_KEY_FALLBACKS);
    const primary: HostSecrets =
      SECRET_KEY === undefined ? readOrGenerate(DATA_DIR, now) : { secrets: [readSecret("SECRET_KEY", SECRET_KEY)] };
    return { ...primary, secrets: [...primary.secrets, ...fallbacks] };
  } catch (error) {
    throw error instanceof SecretError ? new StartError(error.message) : error;
  }
};
