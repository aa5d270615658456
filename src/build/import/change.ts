import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import type { Portfolio } from "../../portfolio/content.ts";
import { readContent } from "../content/read-content.ts";
import { writeContentSchemas } from "../content/write-schemas.ts";
import type { ContentFiles } from "./content-files.ts";

/** What is to become of a content folder. */
export interface Change {
  readonly files: ContentFiles;
  /** Names of files that go. */
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
 * The portfolio that a content folder would hold after a change, which is tried on a copy.
 * @throws ContentError where it would have mistakes.
 */
export const afterChange = (folder: string, existing: readonly string[], { files, removed }: Change): Portfolio => {
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

/** A name beside a file that nothing reads. */
const beside = (name: string): string => join(dirname(name), `.${basename(name)}.new`);

/**
 * Changes a content folder. Every file is written beside its place first, so that whatever keeps one from being written
 * leaves the content as it was.
 */
export const makeChange = async (folder: string, { files, removed }: Change): Promise<void> => {
  try {
    write(folder, files, beside);
  } catch (error) {
    for (const name of files.keys()) rmSync(join(folder, beside(name)), { force: true });
    throw error;
  }
  for (const name of files.keys()) renameSync(join(folder, beside(name)), join(folder, name));
  for (const name of removed) rmSync(join(folder, name), { force: true });
  await writeContentSchemas(folder);
};
