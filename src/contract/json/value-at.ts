/** The value at a path of a JSON value, as the issues of zod have it; undefined if there is none. */
export const valueAt = (json: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
    json,
  );
