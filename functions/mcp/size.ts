/**
 * Whether a message has more than so many values, however they are nested. Each that is wrong costs a check of its shape
 * an error of its own, and what clients send has a few dozen.
 */
export const hasMoreValues = (message: unknown, most: number): boolean => {
  const left: unknown[] = [message];
  for (let seen = 0; left.length > 0; ) {
    const value = left.pop();
    if (typeof value !== "object" || value === null) continue;
    const values: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
    seen += values.length;
    if (seen > most) return true;
    for (const each of values) left.push(each);
  }
  return false;
};
