import type * as z from "zod";
import { isMembers, isNothing, type Members, present, same } from "./members.ts";
import { type Note, type Place, pointerTo } from "./notes.ts";
import { type Taking, taking } from "./taking.ts";

/** A thing of which not everything is known. */
export type Draft<Own> = { readonly [Key in keyof Own]?: Own[Key] | undefined };

/** One kind of thing, in the content and in a resume. */
export interface Mapping<Own extends object> {
  readonly whole: z.ZodType<Own>;
  readonly draft: z.ZodType<Draft<Own>>;
  /** The members that JSON Resume has for it. */
  readonly write: (own: Draft<Own>) => Members;
  /** The keys that are read from these members, and from others that people use for the same. */
  readonly read: (take: Taking) => Members;
}

/** What became of a thing: as it was read, and what is said of its members. */
export interface Read<Own> {
  readonly own: Own;
  readonly notes: readonly Note[];
}

const nowhere: Place = { pointer: "", file: "", key: "" };

/** What a thing has beyond what is given back from the members of JSON Resume. */
export const beyond = (own: object, given: object): Members => {
  const known: Members = { ...given };
  return Object.fromEntries(
    Object.entries(own).filter(([key, value]) => value !== undefined && !same(value, known[key])),
  );
};

/** A thing as a resume has it. What JSON Resume has no place for is in `vitrine`, a member that its schema permits. */
export const writeItem = <Own extends object>({ draft, write, read }: Mapping<Own>, own: Own): Members => {
  const written = present(write(own));
  const given = draft.safeParse(present(read(taking(written, nowhere))));
  const vitrine = beyond(own, given.data ?? {});
  return Object.keys(vitrine).length > 0 ? { ...written, vitrine } : written;
};

/** Where the keys of ours are in a resume, and where they go. */
interface Restored {
  readonly vitrine: unknown;
  readonly pointer: string;
  readonly place: Place;
}

/**
 * Adds the keys that `vitrine` holds to what was read from the members of JSON Resume. A key counts as long as the
 * members that it has a part in say what they said when it was written: whoever edits those means them.
 */
export const restore = <Own extends object>(
  { draft, write }: Pick<Mapping<Own>, "draft" | "write">,
  { own, notes }: Read<Draft<Own>>,
  item: Members,
  { vitrine, pointer, place }: Restored,
): Read<Draft<Own>> => {
  const said: Note[] = [...notes];
  const added = new Map<string, unknown>();
  const withKeys = (keys: Iterable<[string, unknown]>): Draft<Own> =>
    draft.safeParse({ ...own, ...Object.fromEntries(keys) }).data ?? own;
  for (const [key, value] of Object.entries(isMembers(vitrine) ? vitrine : {}))
    if (draft.safeParse({ ...own, [key]: value }).success) added.set(key, value);
    else said.push({ pointer: pointerTo(pointer, key), why: "the content has no such key, or not with such a value" });

  const before = present(write(own));
  for (let round = added.size; round > 0; round -= 1) {
    const after = present(write(withKeys(added)));
    const edited = Object.keys({ ...before, ...after }).filter(
      (member) => !same(before[member], after[member]) && !same(after[member], item[member]),
    );
    if (edited.length === 0) break;
    const keys = [...added];
    for (const [key] of keys) {
      const others = present(write(withKeys(keys.filter(([other]) => other !== key))));
      const outdated = edited.filter((member) => !same(others[member], after[member]));
      if (outdated.length === 0) continue;
      added.delete(key);
      const why = `\`${outdated.join("`, `")}\` says something else now, and counts`;
      said.push({ pointer: pointerTo(pointer, key), why });
    }
  }
  for (const key of added.keys())
    said.push({ pointer: pointerTo(pointer, key), file: place.file, key: `${place.key}${key}` });
  return { own: withKeys(added), notes: said };
};

const and = new Intl.ListFormat("en", { type: "conjunction" });

/** A thing as it was read; or what is known of one that lacks what it needs, with no value for that. */
type ReadItem<Own> =
  | (Read<Own> & { readonly unfinished?: undefined })
  | (Read<undefined> & { readonly unfinished: Members });

/** Reads a thing. Where it lacks what it needs there is none, and the notes say why, and what became of the rest. */
export const readItem = <Own extends object>(
  mapping: Mapping<Own>,
  item: Members,
  place: Place,
  fate = "left out",
): ReadItem<Own> => {
  const take = taking(item, place);
  const given = mapping.draft.safeParse(present(mapping.read(take)));
  const { own, notes } = restore(mapping, { own: given.data ?? {}, notes: take.notes }, item, {
    vitrine: item.vitrine,
    pointer: pointerTo(place.pointer, "vitrine"),
    place,
  });
  const whole = mapping.whole.safeParse(present(own));
  const known = Object.entries(present(own)).filter(([, value]) => !isNothing(value));
  const unknown = [...take.needed].filter((needed) => !known.some(([key]) => key === needed));
  if (whole.success && unknown.length === 0) return { own: whole.data, notes };
  const lacking = [...(whole.error?.issues ?? []).map(({ path: [key] }) => String(key)), ...unknown];
  const needed = [...new Set(lacking.map((key) => take.sourceOf(key)))];
  const refused = notes.filter((note) => "why" in note);
  const why = `${fate}, because it needs ${and.format(needed.map((member) => `\`${member}\``))}`;
  const unfinished = Object.fromEntries([...lacking.map((key) => [key, null]), ...known]);
  return { own: undefined, unfinished, notes: [...refused, { pointer: place.pointer, why }] };
};
