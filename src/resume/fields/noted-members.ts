import { type FieldLocation, type ImportNote, jsonPointer, type PointerPath } from "../import-notes.ts";
import { isEmpty, type JsonObject } from "../json-object.ts";
import type { Spellings } from "../spellings/spellings.ts";

/** The members of one object in a resume, and the notes about what happens to each of them. */
export interface NotedMembers {
  /** The names of a member, the one of JSON Resume first. */
  readonly namesOf: (member: string) => readonly string[];
  /** The raw value at exactly this name. */
  readonly valueAt: (name: string) => unknown;
  /** The raw value of a member, or of one that other programs have instead. The caller adds the note, with `mapped` or `skipped`. */
  readonly value: (member: string) => unknown;
  readonly list: (member: string) => readonly unknown[];
  readonly mapped: (key: string, path: PointerPath) => void;
  readonly skipped: (path: PointerPath, why: string) => void;
  /** Marks every member that was not read as skipped. */
  readonly skipRest: () => void;
  readonly notes: readonly ImportNote[];
}

/** The members of an object, which is imported to a location of the content. */
export const notedMembers = (
  item: JsonObject,
  { pointer, file, key: keyPrefix }: FieldLocation,
  spellings: Spellings,
): NotedMembers => {
  const notes: ImportNote[] = [];
  const readNames = new Set(["vitrine"]);
  const namesOf = (member: string): readonly string[] => [member, ...(spellings[member] ?? [])];
  const valueAt = (name: string): unknown => {
    readNames.add(name);
    return Object.hasOwn(item, name) ? item[name] : undefined;
  };
  const value = (member: string): unknown =>
    namesOf(member)
      .map(valueAt)
      .find((raw) => !isEmpty(raw));
  const skipped = (path: PointerPath, why: string): void =>
    void notes.push({ pointer: jsonPointer(pointer, path), why });
  return {
    namesOf,
    valueAt,
    value,
    list: (member) => {
      const items = value(member);
      return Array.isArray(items) ? items : [];
    },
    mapped: (key, path) => void notes.push({ pointer: jsonPointer(pointer, path), file, key: `${keyPrefix}${key}` }),
    skipped,
    skipRest: () => {
      for (const [name, raw] of Object.entries(item))
        if (!readNames.has(name) && !isEmpty(raw)) skipped(name, "the content has no field for it");
    },
    notes,
  };
};
