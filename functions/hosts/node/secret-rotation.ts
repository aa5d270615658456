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
import { SecretError } from "../../keys.ts";
import { isMissing, isThere, secretFileIn } from "./secret.ts";
import { newSecretFile, readSecretFile } from "./secret-file.ts";
import { StartError } from "./start-error.ts";

const { credential, job, idempotency } = limits;

/** How long anything that a secret made can be of use, in seconds. */
export const longestUse = Math.max(
  credential.token + credential.skew,
  credential.key + credential.skew,
  job.lifetime,
  idempotency.lifetime,
);

/** How long to wait for another rotation, and until the next look, in milliseconds. */
const patience = 5_000;
const pause = 20;

export interface Rotated {
  readonly file: string;
  /** Until when the former secret is accepted, in milliseconds since 1970. */
  readonly until: number;
  /** How many fallbacks had lapsed, and were left out. */
  readonly lapsed: number;
}

/** Opens a draft that one rotation at a time can have: while it is there, others wait. */
const openDraft = async (draft: string): Promise<number> => {
  for (const end = Date.now() + patience; ; await setTimeout(pause)) {
    try {
      return openSync(draft, "wx", 0o600);
    } catch (error) {
      if (!isThere(error)) throw error;
      if (Date.now() < end) continue;
      throw new Error(`${draft} is in the way. If no other rotation is running, delete it`);
    }
  }
};

/** Writes and closes the draft: a new secret, then the former one, then what is accepted still. */
const fill = (draft: number, file: string): Omit<Rotated, "file"> => {
  try {
    const now = Date.now();
    const until = now + longestUse * 1_000;
    const { secret, fallbacks, lapsed } = readSecretFile(file, readFileSync(file, "utf8"), now);
    writeFileSync(draft, newSecretFile([{ secret, until }, ...fallbacks]));
    // Whoever runs the service has to be able to read it, also where another user rotates.
    const { uid, gid } = statSync(file);
    if (fstatSync(draft).uid !== uid) fchownSync(draft, uid, gid);
    fsyncSync(draft);
    return { until, lapsed };
  } finally {
    closeSync(draft);
  }
};

/**
 * Puts a new secret in front of the one in a data folder, whole or not at all. Rotations at once follow each other.
 * @throws StartError when there is none, or it cannot be read or replaced.
 */
export const rotateSecret = async (folder: string): Promise<Rotated> => {
  const shown = secretFileIn(folder);
  try {
    // A link stays one.
    const file = realpathSync(shown);
    const draft = `${file}.new`;
    const descriptor = await openDraft(draft);
    try {
      const rotated = fill(descriptor, file);
      renameSync(draft, file);
      return { ...rotated, file: shown };
    } catch (error) {
      unlinkSync(draft);
      throw error;
    }
  } catch (error) {
    if (isMissing(error))
      throw new StartError(
        `There is no secret in ${shown} yet: the first start makes one. If the service has started, set DATA_DIR as it has it.`,
      );
    const { message } = error as Error;
    throw new StartError(
      error instanceof SecretError
        ? message
        : `The secret in ${shown} cannot be rotated, and stays as it is: ${message}.`,
    );
  }
};
