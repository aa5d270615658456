/**
 * Whether a message has more than `maxValues` values at any depth. Validation creates an error per wrong value, so this
 * bounds its cost; real messages have a few dozen values.
 */
export const hasMoreValues = (message: unknown, maxValues: number): boolean => {
  const remaining: unknown[] = [message];
  for (let count = 0; remaining.length > 0; ) {
    const value = remaining.pop();
    if (typeof value !== "object" || value === null) continue;
    const values: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
    count += values.length;
    if (count > maxValues) return true;
    for (const member of values) remaining.push(member);
  }
  return false;
};
