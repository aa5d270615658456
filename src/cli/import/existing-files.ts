import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { isSampleFile } from "../init/sample.ts";

/** A file in the content folder. */
export interface ExistingFile {
  /** Relative to the content folder, with forward slashes. */
  readonly name: string;
  /** Whether it is an unchanged file of the sample. */
  readonly isSample: boolean;
}

/** The files of a content folder, sorted and without hidden ones; none if the folder does not exist. */
export const existingFiles = (folder: string): ExistingFile[] => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
      .filter((name) => !name.split("/").some((part) => part.startsWith(".")))
      .toSorted()
      .map((name) => ({ name, isSample: isSampleFile(name, readFileSync(join(folder, name))) }));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
};
