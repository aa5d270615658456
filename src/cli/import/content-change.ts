import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import type { Portfolio } from "../../content/content.ts";
import { readContent } from "../../content/read/read-content.ts";
import { writeContentSchemas } from "../../content/read/write-schemas.ts";
import type { ContentFiles } from "./content-files.ts";

/** A change to a content folder. */
export interface ContentChange {
  readonly files: ContentFiles;
  /** Names of files to remove. */
  readonly removed: readonly string[];
}

const write = (folder: string, files: ContentFiles, nameOf: (name: string) => string): void => {
  for (const [name, text] of files) {
    const path = join(folder, nameOf(name));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
};

/**
 * The portfolio after a change, which is applied to a temporary copy of the content folder.
 * @throws ContentError if the changed content has errors.
 */
export const previewChange = (
  folder: string,
  existing: readonly string[],
  { files, removed }: ContentChange,
): Portfolio => {
  const temporary = mkdtempSync(join(tmpdir(), "vitrine-content-"));
  const copy = join(temporary, basename(folder));
  try {
    mkdirSync(copy);
    for (const name of existing) if (!removed.includes(name)) cpSync(join(folder, name), join(copy, name));
    write(copy, files, (name) => name);
    return readContent(copy);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
};

/** A hidden name in the same folder, which the content check ignores. */
const temporaryName = (name: string): string => join(dirname(name), `.${basename(name)}.new`);

/**
 * Changes a content folder. All files are written under temporary names first, so that a failed write leaves the content
 * unchanged.
 */
export const applyChange = async (folder: string, { files, removed }: ContentChange): Promise<void> => {
  try {
    write(folder, files, temporaryName);
  } catch (error) {
    for (const name of files.keys()) rmSync(join(folder, temporaryName(name)), { force: true });
    throw error;
  }
  for (const name of files.keys()) renameSync(join(folder, temporaryName(name)), join(folder, name));
  for (const name of removed) rmSync(join(folder, name), { force: true });
  await writeContentSchemas(folder);
};
