import { randomBytes } from "node:crypto";
import { chmodSync, linkSync, mkdirSync, readFileSync, statSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readSecret, SecretError, secretBytes } from "../../keys.ts";
import { StartError } from "./start-error.ts";

/** The secret of this host, and where it was made if it is new. */
export interface HostSecret {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly madeIn?: string;
}

const isThere = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "EEXIST";
const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "ENOENT";

/** Writes a new secret, whole or not at all, and only where no other process was quicker. */
const make = (folder: string, file: string): boolean => {
  // Processes in different containers can have the same id, so that is no name.
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(draft, `${randomBytes(secretBytes).toString("base64url")}\n`, {
    mode: 0o600,
    flag: "wx",
    flush: true,
  });
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

const read = (name: string, written: string): Uint8Array<ArrayBuffer> => {
  try {
    return readSecret(name, written);
  } catch (error) {
    throw error instanceof SecretError ? new StartError(error.message) : error;
  }
};

/**
 * The secret from `SECRET_KEY`, or the one that is kept in the data folder, which is made at the first start.
 * @throws StartError when it cannot be used, read or made.
 */
export const hostSecret = (folder: string, written: string | undefined): HostSecret => {
  if (written !== undefined) return { bytes: read("SECRET_KEY", written) };
  const file = join(folder, "secret");
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
    return { bytes: read(file, text ?? readFileSync(file, "utf8")), ...(isNew && { madeIn: file }) };
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The secret in ${file} can be neither read nor made: ${(error as Error).message}. ` +
        "Set SECRET_KEY, or DATA_DIR to a folder that this process may write to.",
    );
  }
};
