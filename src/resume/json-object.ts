/** An object of a resume or of the content. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Removes members that are undefined. */
export const withoutUndefined = (members: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));

/** Whether two values are equal JSON, ignoring the order of members. */
export const deepEqual = (a: unknown, b: unknown): boolean => {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => deepEqual(item, b[index]));
  if (!isJsonObject(a) || !isJsonObject(b)) return a === b;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && deepEqual(a[name], b[name]))
  );
};

/** Whether a value is empty at every level. Many programs write empty members. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === "string" && value.trim() === "") ||
  (Array.isArray(value) && value.every(isEmpty)) ||
  (isJsonObject(value) && Object.values(value).every(isEmpty));

/** A list; undefined if it has no items. */
export const nonEmpty = <Item>(list: readonly Item[] | undefined): readonly Item[] | undefined =>
  list && list.length > 0 ? list : undefined;

/** The array at a member; empty if there is none. */
export const arrayAt = (members: JsonObject, name: string): readonly unknown[] => {
  const value = members[name];
  return Array.isArray(value) ? value : [];
};
