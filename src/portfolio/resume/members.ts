/** The members of an object: one of a resume, or one of the content. */
export type Members = Readonly<Record<string, unknown>>;

export const isMembers = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The members that have a value. */
export const present = (members: Members): Members =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));

/** Whether two values are the same JSON, in whatever order their members stand. */
export const same = (a: unknown, b: unknown): boolean => {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, at) => same(item, b[at]));
  if (!isMembers(a) || !isMembers(b)) return a === b;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && same(a[name], b[name]))
  );
};

/** Whether there is nothing to be taken from a value: many programs write empty members. */
export const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === "string" && value.trim() === "") ||
  (Array.isArray(value) && value.every(isNothing)) ||
  (isMembers(value) && Object.values(value).every(isNothing));

/** A list at a member; nothing where there is none. */
export const listAt = (members: Members, name: string): readonly unknown[] => {
  const value = members[name];
  return Array.isArray(value) ? value : [];
};
