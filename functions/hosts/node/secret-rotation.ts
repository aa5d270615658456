import {
  closeSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { setTimeout } from "node:timers/promises";
import { limits } from "../../../src/contract/limits.ts";
import { SecretError } from "../../crypto/keys.ts";
import { alreadyExists, isNotFound, secretFileIn } from "./secret.ts";
import { newSecretFile, readSecretFile } from "./secret-file.ts";
import { StartError } from "./start-error.ts";

const { credential, job, idempotency } = limits;

/** The longest lifetime of anything that a secret signs or seals. */
export const MAX_SECRET_USE_SECONDS = Math.max(
  credential.tokenLifetimeSeconds + credential.clockSkewSeconds,
  credential.keyLifetimeSeconds + credential.clockSkewSeconds,
  job.lifetimeSeconds,
  idempotency.lifetimeSeconds,
);

/** How long to wait for another rotation, and how often to check. */
const LOCK_TIMEOUT_MS = 5_000;
const RETRY_MS = 20;

export interface RotationResult {
  readonly file: string;
  /** When the previous secret expires, in milliseconds since 1970. */
  readonly until: number;
  /** The number of expired fallbacks that were removed. */
  readonly expiredCount: number;
}

/** Creates the draft file, which also serves as a lock: other rotations wait while it exists. */
const openDraft = async (draft: string): Promise<number> => {
  for (const end = performance.now() + LOCK_TIMEOUT_MS; ; await setTimeout(RETRY_MS)) {
    try {
      return openSync(draft, "wx", 0o600);
    } catch (error) {
      if (!alreadyExists(error)) throw error;
      if (performance.now() < end) continue;
      throw new Error(`${draft} already exists. If no other rotation is running, delete it`);
    }
  }
};

/** Writes and closes the draft: a new secret, the previous one, and the fallbacks that are still accepted. */
const writeDraft = (draft: number, file: string): Omit<RotationResult, "file"> => {
  try {
    const now = Date.now();
    const until = now + MAX_SECRET_USE_SECONDS * 1_000;
    const { secret, fallbacks, expiredCount } = readSecretFile(file, readFileSync(file, "utf8"), now);
    writeFileSync(draft, newSecretFile([{ secret, until }, ...fallbacks]));
    // Keep the owner, so that the service can read the file even if another user rotates.
    const { uid, gid } = statSync(file);
    if (fstatSync(draft).uid !== uid) fchownSync(draft, uid, gid);
    fsyncSync(draft);
    return { until, expiredCount };
  } finally {
    closeSync(draft);
  }
};

/**
 * Adds a new secret to the file in a data folder, atomically. Concurrent rotations run one after another.
 * @throws StartError if there is no secret, or if it cannot be read or replaced.
 */
export const rotateSecret = async (folder: string): Promise<RotationResult> => {
  const secretFile = secretFileIn(folder);
  try {
    // Replace the target of a symbolic link, not the link.
    const file = realpathSync(secretFile);
    const draft = `${file}.new`;
    const descriptor = await openDraft(draft);
    try {
      const rotated = writeDraft(descriptor, file);
      renameSync(draft, file);
      return { ...rotated, file: secretFile };
    } catch (error) {
      unlinkSync(draft);
      throw error;
    }
  } catch (error) {
    if (isNotFound(error))
      throw new StartError(
        `There is no secret in ${secretFile} yet. The first start of the service creates it. If the service is running, set the same DATA_DIR.`,
      );
    const { message } = error as Error;
    throw new StartError(
      error instanceof SecretError
        ? message
        : `Cannot rotate the secret in ${secretFile}, which is unchanged: ${message}.`,
    );
  }
};
