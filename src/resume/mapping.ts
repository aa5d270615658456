import type * as z from "zod";
import { type FieldReader, fieldReader } from "./fields/field-reader.ts";
import { type FieldLocation, type ImportNote, jsonPointer } from "./import-notes.ts";
import { deepEqual, isEmpty, isJsonObject, type JsonObject, withoutUndefined } from "./json-object.ts";
import type { Spellings } from "./spellings/spellings.ts";

/** An item that can lack required values. */
export type Draft<Own> = { readonly [Key in keyof Own]?: Own[Key] | undefined };

/** The schema of an object, whose keys can be made optional. */
interface ObjectSchema<Own> extends z.ZodType<Own> {
  partial(): z.ZodType<Draft<Own>>;
}

/** How one kind of item maps between the content and a resume, in both directions. */
interface MappingDefinition<Own extends object> {
  readonly schema: ObjectSchema<Own>;
  /** What other programs call these members. */
  readonly spellings?: Spellings;
  /** The members of the item in JSON Resume, in the order in which they are written. */
  readonly write: (content: Draft<Own>) => JsonObject;
  /** The keys of the item, read from these members and from common alternatives, in the order of the report. */
  readonly read: (fields: FieldReader) => JsonObject;
}

/** A mapping, and the schema of an item that can lack required values. */
export interface Mapping<Own extends object> extends MappingDefinition<Own> {
  readonly partialSchema: z.ZodType<Draft<Own>>;
}

export const defineMapping = <Own extends object>(definition: MappingDefinition<Own>): Mapping<Own> => ({
  ...definition,
  partialSchema: definition.schema.partial(),
});

/** An imported value, and a note for each member that it was read from. */
export interface ReadResult<Own> {
  readonly content: Own;
  readonly notes: readonly ImportNote[];
}

const noLocation: FieldLocation = { pointer: "", file: "", key: "" };

/** Reads the members of an item, without its `vitrine`. The notes are about all members, also those that are not read. */
export const readDraft = <Own extends object>(
  { partialSchema, spellings, read }: Mapping<Own>,
  item: JsonObject,
  location: FieldLocation,
): ReadResult<Draft<Own>> & { readonly fields: FieldReader } => {
  const fields = fieldReader(item, location, spellings);
  const { data } = partialSchema.safeParse(withoutUndefined(read(fields)));
  fields.skipRest();
  return { content: data ?? {}, notes: fields.notes, fields };
};

/** Keys that an import would derive from members of an item, although the content lacks them: null. */
const absentKeys = (content: object, given: object): JsonObject =>
  Object.fromEntries(
    Object.entries(given).flatMap(([key, value]) =>
      value === undefined || Object.hasOwn(content, key) ? [] : [[key, null]],
    ),
  );

/** The keys of an item that JSON Resume cannot represent: `given` is what an import would read back. */
export const extraKeys = (content: object, given: object): JsonObject => {
  const values: JsonObject = { ...given };
  return Object.fromEntries(
    Object.entries(content).filter(([key, value]) => value !== undefined && !deepEqual(value, values[key])),
  );
};

/** An item in JSON Resume. Keys that it cannot represent are in a member `vitrine`, which its schema allows. */
export const writeItem = <Own extends object>(mapping: Mapping<Own>, content: Own): JsonObject => {
  const item = withoutUndefined(mapping.write(content));
  const { content: given } = readDraft(mapping, item, noLocation);
  const vitrine = { ...absentKeys(content, given), ...extraKeys(content, given) };
  return Object.keys(vitrine).length > 0 ? { ...item, vitrine } : item;
};

/** The `vitrine` member of an item: its value, its pointer, and where its keys are imported to. */
interface ExtrasLocation {
  readonly vitrine: unknown;
  readonly pointer: string;
  readonly location: FieldLocation;
}

const withValues = (keys: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(keys).filter(([, value]) => value !== null && value !== undefined));

/**
 * Adds the keys in `vitrine` to the keys read from JSON Resume's members, and removes those that are null. A key is
 * ignored if a member that depends on it was edited after the export: then the edited member counts.
 */
export const restoreExtras = <Own extends object>(
  { partialSchema, write }: Pick<Mapping<Own>, "partialSchema" | "write">,
  { content, notes }: ReadResult<Draft<Own>>,
  item: JsonObject,
  { vitrine, pointer, location }: ExtrasLocation,
): ReadResult<Draft<Own>> => {
  const allNotes: ImportNote[] = [...notes];
  const added = new Map<string, unknown>();
  const withKeys = (keys: Iterable<[string, unknown]>): Draft<Own> =>
    partialSchema.safeParse(withValues({ ...content, ...Object.fromEntries(keys) })).data ?? content;
  for (const [key, value] of Object.entries(isJsonObject(vitrine) ? vitrine : {}))
    if (partialSchema.safeParse(withValues({ ...content, [key]: value })).success) added.set(key, value);
    else
      allNotes.push({
        pointer: jsonPointer(pointer, key),
        why: "the content has no such key, or does not allow this value",
      });

  const before = withoutUndefined(write(content));
  for (let round = added.size; round > 0; round -= 1) {
    const after = withoutUndefined(write(withKeys(added)));
    const edited = Object.keys({ ...before, ...after }).filter(
      (member) => !deepEqual(before[member], after[member]) && !deepEqual(after[member], item[member]),
    );
    if (edited.length === 0) break;
    const keys = [...added];
    for (const [key] of keys) {
      const others = withoutUndefined(write(withKeys(keys.filter(([other]) => other !== key))));
      const outdated = edited.filter((member) => !deepEqual(others[member], after[member]));
      if (outdated.length === 0) continue;
      added.delete(key);
      const why = `\`${outdated.join("`, `")}\` was edited and is used instead`;
      allNotes.push({ pointer: jsonPointer(pointer, key), why });
    }
  }
  for (const [key, value] of added)
    if (value !== null)
      allNotes.push({ pointer: jsonPointer(pointer, key), file: location.file, key: `${location.key}${key}` });
  return { content: withKeys(added), notes: allNotes };
};

const and = new Intl.ListFormat("en", { type: "conjunction" });

/** An imported item; or, if required values are missing, the known keys with null for the missing ones. */
type ReadItem<Own> =
  | (ReadResult<Own> & { readonly incomplete?: undefined })
  | (ReadResult<undefined> & { readonly incomplete: JsonObject });

/** Reads an item. If required values are missing, it is incomplete and the notes say what happens to it: `fate`. */
export const readItem = <Own extends object>(
  mapping: Mapping<Own>,
  item: JsonObject,
  location: FieldLocation,
  fate = "left out",
): ReadItem<Own> => {
  const { fields, ...given } = readDraft(mapping, item, location);
  const { content, notes } = restoreExtras(mapping, given, item, {
    vitrine: item.vitrine,
    pointer: jsonPointer(location.pointer, "vitrine"),
    location,
  });
  const whole = mapping.schema.safeParse(withoutUndefined(content));
  const values = Object.entries(withoutUndefined(content)).filter(([, value]) => !isEmpty(value));
  const unknown = [...fields.required].filter((needed) => !values.some(([key]) => key === needed));
  if (whole.success && unknown.length === 0) return { content: whole.data, notes };
  const lacking = [...(whole.error?.issues ?? []).map(({ path: [key] }) => String(key)), ...unknown];
  const needs = lacking.map((key) => ({ key, member: fields.sourceOf(key) }));
  const needed = [...new Set(needs.map(({ member }) => member))];
  const refused = notes.filter((note) => "why" in note);
  // An unreadable end is needed, but an entry without an end is complete.
  const hint = unknown.includes("end") ? " (a current entry has no end)" : "";
  const why = `${fate}: needs ${and.format(needed.map((member) => `\`${member}\``))}${hint}`;
  const incomplete = Object.fromEntries([...lacking.map((key) => [key, null]), ...values]);
  return { content: undefined, incomplete, notes: [...refused, { pointer: location.pointer, why, lacking: needs }] };
};
