import { contentKinds } from "../../../content/content.ts";
import { WrittenPicture } from "../../../content/pictures/picture.ts";
import { type ImportNote, quoteValue } from "../../../resume/import-notes.ts";
import { deepEqual, type JsonObject } from "../../../resume/json-object.ts";
import type { ImportedContent } from "../../../resume/read-resume.ts";
import { photoPointers } from "../../../resume/sections/basics.ts";
import type { ImportBase } from "../merge/import-base.ts";
import { type MayConnect, readPhoto } from "./read-photo.ts";

interface PhotoInput {
  readonly imported: ImportedContent;
  readonly notes: readonly ImportNote[];
  /** The last import. */
  readonly last: ImportBase | undefined;
  /** The owner's profile. */
  readonly own: JsonObject | undefined;
  /** Whether the photo of the last import is replaced. */
  readonly replace: boolean;
  readonly resumeFile: string;
  /** The names of all files in the content folder. */
  readonly names: readonly string[];
  /** Default: only to public addresses. */
  readonly mayConnect?: MayConnect | undefined;
}

interface WithPhoto {
  readonly imported: ImportedContent;
  readonly notes: readonly ImportNote[];
  /** The picture file to write, by its name. */
  readonly written: ReadonlyMap<string, Uint8Array>;
  /** The picture file that the last import wrote, if the resume no longer has a photo. */
  readonly removed: readonly string[];
}

const photoIn = (profile: JsonObject | undefined): WrittenPicture | undefined =>
  WrittenPicture.safeParse(profile?.photo).data;

const freeName = (ending: string, names: readonly string[]): string => {
  for (let number = 1; ; number += 1) {
    const name = `photo${number === 1 ? "" : `-${number}`}.${ending}`;
    if (!names.includes(name)) return name;
  }
};

/**
 * Adds the photo of a resume to the imported profile, unless the profile already has one: the picture of an earlier import, or
 * the owner's own (D66).
 */
export const withPhoto = async (input: PhotoInput): Promise<WithPhoto> => {
  const { imported, notes, resumeFile, names, replace } = input;
  const last = photoIn(input.last?.files[contentKinds.profile.file]);
  const own = photoIn(input.own);
  const { image, profile } = imported;
  const isUnchanged = last !== undefined && deepEqual(last, own);
  const removed = isUnchanged && (replace || image === undefined) ? [last.src] : [];
  const unwritten = { imported, notes, written: new Map<string, Uint8Array>(), removed };
  const skipped = (why: string): WithPhoto => ({
    ...unwritten,
    notes: notes.map((note) => (photoPointers.includes(note.pointer) ? { pointer: note.pointer, why } : note)),
  });
  if (image === undefined) return unwritten;
  if (last && !replace) return { ...unwritten, imported: { ...imported, profile: { ...profile, photo: last } } };
  if (own && !isUnchanged) return skipped("your profile.yaml has its own photo");
  const photo = await readPhoto(image, resumeFile, input.mayConnect);
  if ("problem" in photo)
    return skipped(
      `${quoteValue(image)} could not be imported: ${photo.problem}. Save the picture in the content folder, and name it under \`photo\` in profile.yaml`,
    );
  const src = freeName(
    photo.ending,
    names.filter((name) => !removed.includes(name)),
  );
  return {
    notes,
    imported: { ...imported, profile: { ...profile, photo: { src, alt: profile.name } } },
    written: new Map([[src, photo.bytes]]),
    removed: removed.filter((name) => name !== src),
  };
};
