import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { isJsonObject, type JsonObject } from "../../../resume/json-object.ts";
import { ImportError } from "../import-error.ts";

/** In the content folder. The content check ignores hidden files. */
export const baseFile = ".import.json";

const FORMAT = 1;

const about =
  "What the last import read and wrote. The next import compares it with your files, to keep your changes, and `vitrine export` returns what they have no field for. Commit it with them.";

const Values = z.record(z.string(), z.unknown());
const BaseFile = z.object({
  format: z.literal(FORMAT),
  files: z.record(z.string(), Values),
  incomplete: z.record(z.string(), z.array(Values)).default({}),
  conflicts: z.array(z.string()).default([]),
  resume: Values.exactOptional(),
});

/** What the last import wrote (D66). */
export interface ImportBase {
  /** The value of each content file, by its path in the content folder. The text of a project is its key `description`. */
  readonly files: Readonly<Record<string, JsonObject>>;
  /** The items that the import wrote as a comment in experience.yaml, by their list. */
  readonly incomplete: Readonly<Record<string, readonly JsonObject[]>>;
  /** The paths of values that the owner and an import changed, and that still differ. */
  readonly conflicts: readonly string[];
  /** The imported resume, so that an export can return what the content has no field for. LinkedIn's archive as a resume. */
  readonly resume?: JsonObject;
}

/** The base of content that was never imported. */
export const emptyBase: ImportBase = { files: {}, incomplete: {}, conflicts: [] };

const withSortedKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, member]) => [key, withSortedKeys(member)]));
};

/** The text of the file. Equal bases have equal texts. */
export const baseText = ({ files, incomplete, conflicts, resume }: ImportBase): string => {
  const values = { files: withSortedKeys(files), incomplete: withSortedKeys(incomplete) };
  return `${JSON.stringify({ about, format: FORMAT, ...values, conflicts: conflicts.toSorted(), resume }, null, 2)}\n`;
};

/** The base of a content folder and its text; or, if it cannot be used, why. */
export interface BaseReading {
  readonly base?: ImportBase;
  readonly text?: string;
  readonly problem?: string;
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Reads the base of a content folder.
 * @throws ImportError if a newer release wrote it.
 */
export const readBase = (folder: string): BaseReading => {
  let text: string;
  try {
    text = readFileSync(join(folder, baseFile), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT" || (error as NodeJS.ErrnoException).code === "ENOTDIR")
      return {};
    throw error;
  }
  const json = parseJson(text);
  const format = isJsonObject(json) ? json.format : undefined;
  if (typeof format === "number" && format > FORMAT)
    throw new ImportError(
      `${join(folder, baseFile)} has format ${format}, which a newer release of Vitrine wrote; this release reads format ${FORMAT}. Upgrade Vitrine.`,
    );
  const { data } = BaseFile.safeParse(json);
  if (data) return { base: data, text };
  const found = format === undefined || format === FORMAT ? "is damaged" : `has the unknown format ${format}`;
  return { problem: `${baseFile} ${found}` };
};
