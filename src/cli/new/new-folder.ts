import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { SettingsError } from "../../terminal/settings-error.ts";

/** What a folder may contain when a repository is created in it. */
const allowedEntries = new Set([".git", ".DS_Store"]);

const assertFree = (folder: string, shown: string): void => {
  const entries = existsSync(folder) ? readdirSync(folder) : [];
  const found = entries.find((entry) => !allowedEntries.has(entry));
  if (found !== undefined)
    throw new SettingsError(
      `${shown} already contains ${found}. Choose a new or empty folder; nothing in this one was changed.`,
    );
};

/** Moves what is in one folder into another; the whole folder in one step, if the other does not exist. */
const moveInto = (from: string, to: string): void => {
  mkdirSync(dirname(to), { recursive: true });
  if (!existsSync(to)) {
    renameSync(from, to);
    return;
  }
  for (const entry of readdirSync(from)) renameSync(join(from, entry), join(to, entry));
  rmSync(from, { recursive: true });
};

/**
 * Creates a folder. `fill` writes to a draft next to it, which is moved when it is complete, so that an error or an interrupted
 * run leaves the folder unchanged.
 * @param shown the folder, as the user wrote it.
 * @returns what `fill` returns.
 * @throws SettingsError if the folder contains something, and what `fill` throws.
 */
export const createFolder = async <Result>(
  shown: string,
  fill: (draft: string) => Result | Promise<Result>,
): Promise<Result> => {
  const folder = resolve(shown);
  assertFree(folder, shown);
  const draft = join(dirname(folder), `.${basename(folder)}.new`);
  rmSync(draft, { recursive: true, force: true });
  try {
    mkdirSync(draft, { recursive: true });
    const result = await fill(draft);
    moveInto(draft, folder);
    return result;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
};
