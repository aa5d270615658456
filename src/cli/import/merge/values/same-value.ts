import { isJsonObject } from "../../../../resume/json-object.ts";

/** Whether two values of content files are equal, ignoring the order of keys. YAML reads a year as a number or as text. */
export const sameValue = (a: unknown, b: unknown): boolean => {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => sameValue(item, b[index]));
  if (isJsonObject(a) && isJsonObject(b)) {
    const keys = Object.keys(a);
    return (
      keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && sameValue(a[key], b[key]))
    );
  }
  return a === b || ((typeof a === "number" || typeof b === "number") && String(a) === String(b));
};
