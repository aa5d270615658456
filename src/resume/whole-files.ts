import type * as z from "zod";
import { type ContentKey, type ContentValues, contentKeys, contentKinds } from "../content/content.ts";
import { jsonPointer } from "./import-notes.ts";
import type { JsonObject } from "./json-object.ts";
import type { ReadResult } from "./mapping.ts";

/** The `vitrine` member of a resume, for content that JSON Resume cannot represent. */
export const extensionPointer = "/meta/vitrine";

const mapped = ["profile", "contact", "experience", "site"] as const;
type MappedKey = (typeof mapped)[number];

/** The content files that a resume contains unchanged. */
export type WholeFiles = Partial<Omit<ContentValues, MappedKey>>;
type WholeKey = Exclude<ContentKey, MappedKey>;

const isWhole = (key: ContentKey): key is WholeKey => !mapped.some((mappedKey) => mappedKey === key);

/** The keys of these files. */
export const wholeKeys: readonly WholeKey[] = contentKeys.filter(isWhole);

/** Reads a file that is in `vitrine` as a whole. */
export const readWholeFile = <Own>(
  vitrine: JsonObject,
  name: ContentKey,
  schema: z.ZodType<Own>,
): ReadResult<Own | undefined> => {
  if (!Object.hasOwn(vitrine, name)) return { content: undefined, notes: [] };
  const { file } = contentKinds[name];
  const pointer = jsonPointer(extensionPointer, name);
  const { data } = schema.safeParse(vitrine[name]);
  return data
    ? { content: data, notes: [{ pointer, file, key: "the whole file" }] }
    : { content: undefined, notes: [{ pointer, why: `it is not valid content for ${file}` }] };
};

/** Every file that is in `vitrine` as a whole. */
export const readWholeFiles = (vitrine: JsonObject): ReadResult<WholeFiles> => {
  const files = wholeKeys.map((key) => [key, readWholeFile<unknown>(vitrine, key, contentKinds[key].schema)] as const);
  return {
    // The schema of each key has read its value.
    content: Object.fromEntries(files.flatMap(([key, { content }]) => (content ? [[key, content]] : []))) as WholeFiles,
    notes: files.flatMap(([, { notes }]) => notes),
  };
};
