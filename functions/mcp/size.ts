/**
 * Whether a message has more than `maxValues` values at any depth. Validation creates an error per wrong value, so this
 * bounds its cost; real messages have a few dozen values.
 */
export const hasMoreValues = (message: unknown, maxValues: number): boolean => {
  const left: unknown[] = [message];
  for (let seen = 0; left.length > 0; ) {
    const value = left.pop();
    if (typeof value !== "object" || value === null) continue;
    const values: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
    seen += values.length;
    if (seen > maxValues) return true;
    for (const each of values) left.push(each);
  }
  return false;
};
