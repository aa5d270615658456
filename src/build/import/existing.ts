import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { isOfSample } from "../init/sample.ts";

/** A file that is in the content folder already. */
export interface Existing {
  /** Relative to the folder, with forward slashes. */
  readonly name: string;
  /** Whether it is still as the sample portfolio has it. */
  readonly sample: boolean;
}

/** The files of a content folder without hidden ones, in order; none where there is no folder. */
export const existingFiles = (folder: string): Existing[] => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
      .filter((name) => !name.split("/").some((part) => part.startsWith(".")))
      .toSorted()
      .map((name) => ({ name, sample: isOfSample(name, readFileSync(join(folder, name))) }));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
};
